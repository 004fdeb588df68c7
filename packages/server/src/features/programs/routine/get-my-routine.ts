import type { MyRoutine } from '@prostuti/contract'
import { getMyRoutine } from '@prostuti/contract/programs/operations'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { dhakaDay } from '../../../platform/dhaka-day.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { ProgramDeps, ProgramReader, ProgramReading } from '../program-deps.ts'
import { readShownEntries } from './dated/read-entries.ts'
import { readPractisedDays } from './read-practised-days.ts'
import { presentDays, routineOf } from './routine-of.ts'

/** The days of all programs that this person has and the exams outside them that they keep, by date. */
export function createGetMyRoutine(deps: ProgramDeps) {
  return implement(getMyRoutine, (_, call) => myRoutine(deps, signedIn(call), call.language))
}

export async function myRoutine(
  deps: ProgramDeps,
  viewer: Viewer,
  language: ProgramReader['language'],
): Promise<MyRoutine> {
  const [ofPrograms, exams] = await Promise.all([
    daysOfPrograms(deps, viewer, language),
    readShownEntries(deps, viewer.id, language),
  ])
  return { ...ofPrograms, exams }
}

type RoutineDeps = Pick<ProgramDeps, 'clock' | 'findPractisedDays'> & ProgramReading

/** The same without exams outside programs. */
export async function daysOfPrograms(
  { clock, readPrograms, findLearner, findPractisedDays }: RoutineDeps,
  viewer: Viewer,
  language: ProgramReader['language'],
): Promise<Omit<MyRoutine, 'exams'>> {
  const [programs, learner] = await Promise.all([readPrograms(), findLearner(viewer.id)])
  const mine = programs.filter(({ id }) => learner.enrollments.has(id))
  const practised = await readPractisedDays({ findPractisedDays }, mine, viewer)
  const days = mine.flatMap(program => {
    const name = { id: String(program.id), title: inLanguage(program.title, language) }
    const routine = routineOf(program, learner.enrollments.get(program.id))
    return presentDays(routine, { learner, language, practised }).flatMap(({ date, ...day }) =>
      date === null ? [] : [{ ...day, date, program: name }],
    )
  })
  // Stable: days of one date stay in the order of their programs.
  return { today: dhakaDay(clock.now()), days: days.sort((one, other) => one.date.localeCompare(other.date)) }
}
