import { request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Asked {
  readonly status: number
  readonly text: string
  /** The problem's code, where the answer is one. */
  readonly code: string | undefined
}

export interface Question {
  readonly method: string
  readonly token?: string
  readonly headers?: Record<string, string>
  readonly body?: unknown
}

/** One call over the wire; the address goes out exactly as it is written here, dots, doubled slashes and all. */
export async function ask(url: string, path: string, question: Question): Promise<Asked> {
  const { method, token, headers, body } = question
  const { hostname, port } = new URL(url)
  const sent = request({
    ...{ hostname, port, method, path },
    headers: {
      ...(token && { authorization: `token ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  })
  sent.end(body === undefined ? undefined : JSON.stringify(body))
  const response = await new Promise<Parameters<typeof text>[0] & { statusCode?: number }>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject)
  })
  const answer = await text(response)
  return { status: response.statusCode ?? 0, text: answer, code: codeOf(answer) }
}

function codeOf(answer: string): string | undefined {
  return /"code":"(\w+)"/.exec(answer)?.[1]
}
