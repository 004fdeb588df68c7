import type { ProgramRoutine } from '@prostuti/contract'
import { getRoutine } from '@prostuti/contract/programs/operations'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { dhakaDay } from '../../../platform/dhaka-day.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type FoundProgram, getVisibleProgram } from '../find-program.ts'
import { wayInto } from '../present-card.ts'
import type { ProgramDeps, ProgramReader } from '../program-deps.ts'
import { calendarReply } from './calendars/calendar-reply.ts'
import { writeCalendar } from './calendars/write-calendar.ts'
import { readPractisedDays } from './read-practised-days.ts'
import { presentDays, routineOf } from './routine-of.ts'

/** The days of one program, as JSON or as a calendar file. Throws `not_found`. */
export function createGetRoutine(deps: ProgramDeps) {
  return implement(getRoutine, async ({ query }, call) => {
    const found = await getVisibleProgram(deps, query.program, call.viewer)
    if (query.format !== 'ics') return programRoutine(deps, found, call)
    const text = writeCalendar(deps, { programs: [found.program], learner: found.learner }, call.language)
    return calendarReply(text, { fileName: `prostuti-${found.program.id}.ics`, isPublic: call.viewer === null })
  })
}

export async function programRoutine(
  deps: Pick<ProgramDeps, 'clock' | 'findPractisedDays'>,
  { program, learner }: FoundProgram,
  { viewer, language }: ProgramReader,
): Promise<ProgramRoutine> {
  const enrollment = learner.enrollments.get(program.id)
  const routine = routineOf(program, enrollment)
  return {
    program: {
      id: String(program.id),
      title: inLanguage(program.title, language),
      is_personalized: routine.isPersonalized,
      enrolled: enrollment !== undefined,
      cost: program.cost,
      cost_in_tk: program.costInTk,
      way_in: wayInto(program, learner),
    },
    started_on: routine.startedOn,
    today: dhakaDay(deps.clock.now()),
    days: presentDays(routine, { learner, language, practised: await readPractisedDays(deps, [program], viewer) }),
  }
}
