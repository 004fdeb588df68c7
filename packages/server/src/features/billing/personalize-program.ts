import { personalizeProgram } from '@prostuti/contract/billing/operations'
import { addDays, dhakaDay } from '../../platform/dhaka-day.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { signedIn } from '../../platform/http/call/call.ts'
import { implementOnce } from '../../platform/idempotency/index.ts'
import { getVisibleProgram, hasOwnStart, presentTimeline, setStartDate } from '../programs/index.ts'
import type { BillingDeps } from './billing-deps.ts'
import { programProduct } from './exam-access.ts'

/** A program is begun at most so many days from now. */
const mostDaysAhead = 365

/**
 * Begins a personalised program on a day, or moves what is left of it to another one. Throws `not_found`,
 * `purchase_required` with what it costs, `validation_failed` for a program that everybody begins on the same day and for
 * a day in the past or more than a year ahead, and `conflict` when no day is left to move.
 */
export function createPersonalizeProgram({ db, clock, programs }: BillingDeps) {
  return implementOnce(personalizeProgram, { pool: db.pool, clock }, async ({ body }, call, client) => {
    const viewer = signedIn(call)
    const { program, learner } = await getVisibleProgram(programs, body.program, viewer, client)
    const enrollment = learner.enrollments.get(program.id)
    if (!hasOwnStart(program, enrollment)) throw refused('program', 'everybody begins this program on the same day')
    if (!enrollment) throw new AppError('purchase_required', { products: [programProduct(program, call.language)] })
    const today = dhakaDay(clock.now())
    if (body.date < today || body.date > addDays(today, mostDaysAhead))
      throw refused('date', `a day from ${today} to ${addDays(today, mostDaysAhead)}`)
    const timeline = await setStartDate(client, { userId: viewer.id, program, start: body.date, now: clock.now() })
    return presentTimeline(program, timeline, { learner, language: call.language })
  })
}

function refused(path: string, message: string): AppError {
  return new AppError('validation_failed', { fields: [{ path, code: 'invalid', message }] })
}
