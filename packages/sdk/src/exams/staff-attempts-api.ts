import type { ReturnsOf, StaffAttempt, WirePart } from '@prostuti/contract'
import { giveExtraTime, listAttempts, listLateSheets, reopenAttempt } from '@prostuti/contract/exams/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

/** Which sheets staff list; what is left out does not narrow the list. */
export interface StaffAttemptFilter extends PageFilter {
  /** Part of a name, or a whole e-mail address. */
  search?: string
  /** Open sheets alone, or closed ones alone. */
  open?: boolean
}

/** Who gets how many more minutes, and why. */
export type ExtraTime = WirePart<'exams.giveExtraTime', 'body'>
/** Whose sheet is opened again, for how many minutes, and why. */
export type Reopening = WirePart<'exams.reopenAttempt', 'body'>

/** The calls by which staff look after the sheets of a live exam. */
export interface StaffAttemptsApi {
  list(exam: string, filter?: StaffAttemptFilter): Promise<ReturnsOf<'exams.listAttempts'>>
  /** Throws `not_joined`, `already_participated`. */
  giveTime(exam: string, time: ExtraTime): Promise<ReturnsOf<'exams.giveExtraTime'>>
  /** Throws `conflict` where this person could see the keys. */
  reopen(exam: string, reopening: Reopening): Promise<StaffAttempt>
  lateSheets(exam: string, page?: PageFilter): Promise<ReturnsOf<'exams.listLateSheets'>>
}

/**
 * `StaffAttemptsApi` of a client.
 *
 * @example await staffAttemptsApiOf(prostuti).giveTime('12', { user: '7', minutes: 10, note: 'বিদ্যুৎ ছিল না' })
 */
export function staffAttemptsApiOf({ http }: Pick<Prostuti, 'http'>): StaffAttemptsApi {
  return {
    list: (exam, { search, open, ...page } = {}) =>
      http.call(listAttempts, {
        params: { id: exam },
        query: { search, open: open === undefined ? undefined : open ? 'true' : 'false', ...pageQueryOf(page) },
      }),
    giveTime: (exam, body) =>
      oncePerIntent(http, JSON.stringify({ extraTime: exam, body }), idempotencyKey =>
        http.call(giveExtraTime, { params: { id: exam }, body }, { idempotencyKey }),
      ),
    reopen: (exam, body) =>
      oncePerIntent(http, JSON.stringify({ reopen: exam, body }), idempotencyKey =>
        http.call(reopenAttempt, { params: { id: exam }, body }, { idempotencyKey }),
      ),
    lateSheets: (exam, page = {}) => http.call(listLateSheets, { params: { id: exam }, query: pageQueryOf(page) }),
  }
}
