import type { MyRoutine } from '@prostuti/contract'
import { getMyRoutine } from '@prostuti/contract/programs/operations'
import { signedIn } from '../../api/call.ts'
import { implement } from '../../api/implement.ts'
import type { Viewer } from '../../api/viewer.ts'
import { dhakaDay } from '../../core/dhaka-day.ts'
import { inLanguage } from '../../db/in-language.ts'
import type { ProgramDeps, ProgramReader, ProgramReading } from '../program-deps.ts'
import { presentDays, routineOf } from './routine-of.ts'

/** The days of all programmes that this person has, by date. */
export function createGetMyRoutine(deps: ProgramDeps) {
  return implement(getMyRoutine, (_, call) => myRoutine(deps, signedIn(call), call.language))
}

export async function myRoutine(
  { clock, readPrograms, findLearner }: Pick<ProgramDeps, 'clock'> & ProgramReading,
  viewer: Viewer,
  language: ProgramReader['language'],
): Promise<MyRoutine> {
  const [programs, { enrollments }] = await Promise.all([readPrograms(), findLearner(viewer.id)])
  const days = programs.flatMap(program => {
    const enrollment = enrollments.get(program.id)
    if (!enrollment) return []
    const name = { id: String(program.id), title: inLanguage(program.title, language) }
    return presentDays(routineOf(program, enrollment), language).flatMap(({ date, ...day }) =>
      date === null ? [] : [{ ...day, date, program: name }],
    )
  })
  // Stable: days of one date stay in the order of their programmes.
  return { today: dhakaDay(clock.now()), days: days.sort((one, other) => one.date.localeCompare(other.date)) }
}
