import type { ProgramTimeline, WirePart } from '@prostuti/contract'
import { personalizeProgram as operation } from '@prostuti/contract/billing/operations'
import type { Http } from '../http/http.ts'

/** Begins a personalised program on a day (`YYYY-MM-DD`, Dhaka), or moves what is left of it; the same key does it once. */
export function personalizeProgram(
  http: Http,
  body: WirePart<'billing.personalizeProgram', 'body'>,
  options: { idempotencyKey: string },
): Promise<ProgramTimeline> {
  return http.call(operation, { body }, options)
}
