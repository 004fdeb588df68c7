import { readCalendar } from '@prostuti/contract/programs/operations'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { implement } from '../../../../platform/http/call/implement.ts'
import type { ProgramDeps } from '../../program-deps.ts'
import { readEntries } from '../dated/read-entries.ts'
import { calendarReply } from './calendar-reply.ts'
import { calendarAddresses } from './tables.ts'
import { writeCalendar } from './write-calendar.ts'

/** The routine of the person who has this secret. Throws `not_found` for one that is no more. */
export function createReadCalendar(deps: ProgramDeps) {
  return implement(readCalendar, async ({ params }) => {
    const [address] = await deps.db.orm
      .select()
      .from(calendarAddresses)
      .where(eq(calendarAddresses.secret, params.secret))
    if (!address) throw new AppError('not_found')
    const { userId, language } = address
    const [all, learner, entries] = await Promise.all([
      deps.readPrograms(),
      deps.findLearner(userId),
      readEntries(deps, userId, language),
    ])
    const programs = all.filter(({ id }) => learner.enrollments.has(id))
    const text = writeCalendar(deps, { programs, learner, entries }, language)
    return calendarReply(text, { fileName: 'prostuti.ics', isPublic: false })
  })
}
