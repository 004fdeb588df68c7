import type { Language } from '@prostuti/contract'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { ProgramDeps, ProgramReading } from '../program-deps.ts'
import { daysOfPrograms } from './get-my-routine.ts'

export interface RoutineExam {
  readonly id: string
  readonly title: string
  /** In Dhaka. */
  readonly date: string
}

/** The exams of a learner's routine that fall on today or later, the next one first. */
export type FindRoutineExams = (viewer: Viewer, language: Language) => Promise<RoutineExam[]>

/** What was practised changes no exam, and is not asked for. */
const practisedUnasked = { findPractisedDays: async () => new Map<number, string[]>() }

export function createFindRoutineExams(deps: Pick<ProgramDeps, 'clock'> & ProgramReading): FindRoutineExams {
  return async (viewer, language) => {
    const { today, days } = await daysOfPrograms({ ...deps, ...practisedUnasked }, viewer, language)
    return days
      .filter(({ date }) => date >= today)
      .flatMap(({ date, items }) =>
        items.flatMap(({ exam }) => (exam ? [{ id: exam.id, title: exam.title, date }] : [])),
      )
  }
}
