import { randomUUID } from 'node:crypto'
import type { Operation } from '@prostuti/contract'
import type { ApiRequest } from '../call/api-request.ts'
import type { Call } from '../call/call.ts'
import { gzipReply, shouldGzip } from '../call/gzip-reply.ts'
import { httpDate } from '../call/http-date.ts'
import type { Reply } from '../call/reply.ts'
import { describeCall } from './describe-call.ts'
import { problemReply, toAppError } from './problem.ts'
import type { RouterOptions } from './router-options.ts'

/** Headers of every reply: any origin may read it, and no browser guesses another content type. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Date,Retry-After,X-Request-Id',
}

/** Work on one call whose caller is not known yet. */
export type Work = (call: Omit<Call, 'viewer'>) => Promise<Reply>

/** Runs the work of one request and never rejects: an unanswered request would end the process. */
export async function respond(
  request: ApiRequest,
  operation: Operation | null,
  options: RouterOptions,
  work: Work,
): Promise<Reply> {
  return replyTo(request, operation, options, work).catch(error => {
    const requestId = randomUUID()
    const failed = problemReply(toAppError(error, options.log, requestId), 'bn', requestId)
    return failed.with({ ...commonHeaders, 'x-request-id': requestId })
  })
}

async function replyTo(
  request: ApiRequest,
  operation: Operation | null,
  options: RouterOptions,
  work: Work,
): Promise<Reply> {
  const started = performance.now()
  const call = describeCall(request, options)
  const { language, requestId } = call
  const reply = await work(call).catch(error =>
    problemReply(toAppError(error, options.log, requestId), language, requestId),
  )
  if (operation) options.observe?.(operation, reply.status, (performance.now() - started) / 1000)
  // The reply to a POST may hold a token. A secret is never compressed together with text that others may have chosen.
  const isLong = operation?.method === 'GET' && shouldGzip(reply, request)
  const date = httpDate(options.clock.now())
  return (isLong ? await gzipReply(reply) : reply).with({ ...commonHeaders, date, 'x-request-id': requestId })
}
