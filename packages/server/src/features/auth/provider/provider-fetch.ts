import { AppError } from '../../../platform/errors/app-error.ts'

/** Time for one whole conversation with the provider, however many calls it takes. */
export const patienceMs = 5_000

/** `fetch` for the provider alone. Follows no redirect: the answer to a token's question comes from who was asked. */
export type ProviderFetch = (url: string, init?: RequestInit) => Promise<Response>

/**
 * One conversation's `fetch`: reads each answer to its end within the conversation's time. Throws `try_later` when the
 * provider is not reached, is too slow or says that the fault is its own (5xx, 429); any other answer is the caller's to judge.
 */
export function startConversation(): ProviderFetch {
  const signal = AbortSignal.timeout(patienceMs)
  return async (url, init) => {
    const response = await read(url, { ...init, redirect: 'manual', signal }).catch(providerAway)
    if (response.status >= 500 || response.status === 429)
      providerAway(new Error(`The provider said ${response.status}`))
    return response
  }
}

async function read(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init)
  const body = await response.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, response)
}

function providerAway(cause: unknown): never {
  throw new AppError('try_later', { retryAfter: 5, cause })
}
