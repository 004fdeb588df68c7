import type { ProgramsOf } from '../exams/index.ts'
import type { FindLearner } from './learner.ts'

/** The programs that a person has, unpublished ones too. */
export function createProgramsOf(findLearner: FindLearner): ProgramsOf {
  return async ({ id }, client) => new Set((await findLearner(id, client)).enrollments.keys())
}
