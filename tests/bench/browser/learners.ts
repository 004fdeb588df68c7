import type { Joined, Login } from '@prostuti/contract'

/** A person of the sandbox, signed in as a browser of our own site would be. */
export interface Learner {
  readonly token: string
  /** As the SDK keeps it on the device. */
  readonly session: string
  /** What opens pages: the cookie's name and value. */
  readonly cookie: { readonly name: string; readonly value: string }
}

/** Members, who may sit the demo's exam of a hundred questions. */
export const members = ['learner', 'second', 'premium', 'moderator'] as const

interface Addresses {
  readonly url: string
  readonly sandboxUrl: string
}

export async function signIn({ url, sandboxUrl }: Addresses, name: (typeof members)[number]): Promise<Learner> {
  const account = `${sandboxUrl}/accounts/${name}@sandbox.prostuti.example/access-token`
  const { access_token } = await read<{ access_token: string }>(await fetch(account, { method: 'POST' }))
  const response = await fetch(`${url}/api/accounts/v1/login/google/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ access_token }),
  })
  const cookie = /^([^=]+)=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '')
  const { token, user_info: user } = await read<Login>(response)
  if (!cookie) throw new Error('Signing in on our own origin set no cookie')
  return { token, session: JSON.stringify({ token, user }), cookie: { name: cookie[1]!, value: cookie[2]! } }
}

/** Calls of the API in a person's name. */
export function callerOf(url: string, { token }: Learner) {
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { authorization: `token ${token}`, 'content-type': 'application/json' }
    return read<T>(
      await fetch(`${url}/api/${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) }),
    )
  }
}

export const join = (url: string, learner: Learner, exam: string): Promise<Joined> =>
  callerOf(url, learner)<Joined>('POST', `exam/v5/exams/${exam}/join/`, { state: 'live' })

/** Takes back what this person has answered so far, so that the next round finds an empty sheet. */
export async function clearSheet(url: string, learner: Learner, exam: string): Promise<void> {
  const { answer_sheet, joined_time, server_time } = await join(url, learner, exam)
  const at = Date.parse(server_time) - Date.parse(joined_time)
  const answered = answer_sheet.filter(entry => entry.answer !== null)
  if (answered.length === 0) return
  const changes = answered.map(({ question }, seq) => ({ question, answer: null, at, seq }))
  await callerOf(url, learner)('PATCH', `exam/v5/answer-sheet/${exam}/`, { state: 'live', device: 'bench', changes })
}

async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}
