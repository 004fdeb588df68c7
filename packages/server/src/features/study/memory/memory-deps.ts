import type { OpenedSheets } from '../../exams/index.ts'
import type { FindAimedDays, FindRoutineExams } from '../../programs/index.ts'
import type { EmbargoedQuestions } from '../../questions/index.ts'
import type { StudyDeps } from '../study-deps.ts'

/** What is remembered stands on exams that are over and on the routine ahead. */
export interface MemoryDeps extends StudyDeps {
  readonly embargoed: EmbargoedQuestions
  readonly openedSheets: OpenedSheets
  readonly routineExams: FindRoutineExams
  readonly aimedDays: FindAimedDays
}
