import type { Implementation } from '../../../platform/http/call/implement.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { createChangeQuestions } from './change-questions.ts'
import { createCreateExam } from './create-exam.ts'
import { createAutoGenerateExam } from './generating/generate-exam.ts'
import { createGetGenerateForm } from './generating/get-generate-form.ts'
import { createRefreshQuestions } from './generating/refresh-questions.ts'
import { createStaffExamLists } from './list-exams.ts'
import { createListQuestions } from './list-questions.ts'
import { createPickQuestions } from './pick-questions.ts'
import { createGetStaffPaper } from './staff-paper.ts'
import { createUpdateExam } from './update-exam.ts'

export { createGenerateTask } from './generating/generate-exam.ts'

/** What staff do to exams before people sit them. */
export function createExamBuilding(deps: StaffDeps): Implementation[] {
  return [
    ...createStaffExamLists(deps),
    ...createCreateExam(deps),
    ...createUpdateExam(deps),
    ...createListQuestions(deps),
    createPickQuestions(deps),
    ...createChangeQuestions(deps),
    createGetStaffPaper(deps),
    createGetGenerateForm(deps),
    createAutoGenerateExam(deps),
    createRefreshQuestions(deps),
  ]
}
