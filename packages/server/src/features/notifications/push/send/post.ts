/** So long one message may take, its answer read to the end: others wait behind it. */
const timeoutMs = 5_000

export interface Answer {
  readonly status: number
  readonly retryAfter: string | null
  /** At most the first 4 kB. */
  readonly text: string
}

/** One call to a push service: follows no redirect. Null where nothing came, or not in time. */
export async function post(
  address: string,
  {
    headers,
    body,
  }: { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array<ArrayBuffer> | string },
): Promise<Answer | null> {
  const signal = AbortSignal.timeout(timeoutMs)
  const init = { method: 'POST', redirect: 'manual', signal, headers, body } as const
  return fetch(address, init).then(readAnswer).catch(nullWhereAway)
}

const readAnswer = async (response: Response): Promise<Answer> => ({
  status: response.status,
  retryAfter: response.headers.get('retry-after'),
  text: await beginning(response),
})

/** `fetch` rejects with a `TypeError` for whatever the network does, and with a `TimeoutError`. */
function nullWhereAway(error: unknown): null {
  if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')) return null
  throw error
}

async function beginning({ body }: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  // Leaving the loop early cancels the rest.
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > 4_096) break
  }
  return text.slice(0, 4_096)
}
