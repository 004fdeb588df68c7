import { GatewayError } from './payment-gateway.ts'

/** So long one call may take, its answer read to the end: the person who waits for it learns within 10 s how it went. */
export const defaultTimeoutMs = 6_000

/** The longest answer there is lists every try of one order, about 2 kB each. */
const maxAnswerBytes = 256 * 1024

export interface AskOptions {
  readonly timeoutMs: number
  /** Sent by POST, form-encoded; without it the call is a GET. */
  readonly form?: URLSearchParams
}

/**
 * One call to the gateway: follows no redirect, and reads no more than the longest answer. The type of the answer is not
 * looked at, since the gateway calls its JSON `text/html`.
 *
 * @throws GatewayError when no JSON came, or not in time. Says nothing of the address, which holds the store's password.
 */
export async function askGateway(url: URL, { timeoutMs, form }: AskOptions): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  const init = { redirect: 'manual', signal, ...(form && { method: 'POST', body: form }) } as const
  const text = await fetch(url, init).then(readAnswer).catch(explain)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new GatewayError('The gateway answered something that is not JSON', { cause })
  }
}

async function readAnswer(response: Response): Promise<string> {
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new GatewayError(`The gateway answered ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop early cancels the rest of the answer.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxAnswerBytes) throw new GatewayError('The gateway’s answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function explain(error: unknown): never {
  if (error instanceof GatewayError) throw error
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  throw new GatewayError(isLate ? 'The gateway did not answer in time' : 'The gateway was not reached', {
    cause: error,
  })
}
