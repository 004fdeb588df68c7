import { type Agent, type IncomingMessage, request } from 'node:http'
import { readAnswer } from './read-answer.ts'
import type { EncodedBody } from './request-for.ts'

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
  /** Goes out as JSON. */
  readonly body?: unknown
  /** Goes out as it is, in place of `body`. */
  readonly encoded?: EncodedBody
  /** Its connections are kept and used again. */
  readonly agent?: Agent
}

/** One call over the wire; the address goes out exactly as it is written here, dots, doubled slashes and all. */
export async function ask(url: string, path: string, question: Question): Promise<Asked> {
  const { method, token, headers, body, agent } = question
  const json = body === undefined ? undefined : { type: 'application/json', text: JSON.stringify(body) }
  const encoded = question.encoded ?? json
  const { hostname, port } = new URL(url)
  const sent = request({
    ...{ hostname, port, method, path, agent },
    headers: {
      ...(token && { authorization: `token ${token}` }),
      ...(encoded && { 'content-type': encoded.type }),
      ...headers,
    },
  })
  sent.end(encoded?.text)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject)
  })
  const answer = await readAnswer(response)
  return { status: response.statusCode ?? 0, text: answer, code: codeOf(answer) }
}

function codeOf(answer: string): string | undefined {
  return /"code":"(\w+)"/.exec(answer)?.[1]
}
