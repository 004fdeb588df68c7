/** Two processes behind one balancer, whose only service is a second try at the other one. */
export type Balanced = readonly [string, string]

interface Answered {
  /** Null: neither process answered. */
  readonly answer: { readonly status: number; readonly text: string } | null
  /** Sent again to the other process, since one took no connection or closed it before it had answered. */
  readonly sentAgain: number
}

/** Sends one call to either process. @param call method, path below `/api/`, body */
export async function sendToEither(
  urls: Balanced,
  token: string,
  [method, path, body]: readonly [string, string, object?],
): Promise<Answered> {
  const first = Math.random() < 0.5 ? 0 : 1
  for (const [sentAgain, url] of [urls[first]!, urls[1 - first]!].entries()) {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `token ${token}` },
      body: body && JSON.stringify(body),
    })
      .then(async response => ({ status: response.status, text: await response.text() }))
      .catch(() => null)
    if (answer) return { answer, sentAgain }
  }
  return { answer: null, sentAgain: 2 }
}
