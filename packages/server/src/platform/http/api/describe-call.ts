import { randomUUID } from 'node:crypto'
import type { Language } from '@prostuti/contract'
import type { ApiRequest } from '../call/api-request.ts'
import type { Call } from '../call/call.ts'
import type { RouterOptions } from './router-options.ts'

/** The facts of a call that its headers and socket show. */
export function describeCall(
  request: ApiRequest,
  { clock, trustedProxies = 0 }: Pick<RouterOptions, 'clock' | 'trustedProxies'>,
): Omit<Call, 'viewer'> {
  return {
    receivedAt: clock.now(),
    requestId: randomUUID(),
    language: languageOf(request.header('accept-language')),
    remoteAddress: remoteAddressOf(request, trustedProxies),
    header: name => request.header(name),
  }
}

/** The address of the socket or, behind our own proxies, the address they report. A client's own claim is ignored. */
function remoteAddressOf(request: ApiRequest, trustedProxies: number): string {
  if (trustedProxies === 0) return request.remoteAddress ?? 'unknown'
  const forwarded = (request.header('x-forwarded-for') ?? '').split(',').map(part => part.trim())
  return forwarded.at(-trustedProxies) || (request.remoteAddress ?? 'unknown')
}

/** Bangla, unless the header begins with English. */
function languageOf(header: string | undefined): Language {
  return header?.trim().toLowerCase().startsWith('en') ? 'en' : 'bn'
}
