import type { Implementation } from '../../../platform/http/call/implement.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { createChangeQuestions } from './change-exam-questions.ts'
import { createCreateExam } from './create-exam.ts'
import { createAutoGenerateExam } from './generating/auto-generate-exam.ts'
import { createGetGenerateForm } from './generating/get-auto-generate-form.ts'
import { createRefreshQuestions } from './generating/refresh-exam-questions.ts'
import { createGetStaffPaper } from './get-staff-paper.ts'
import { createPickQuestions } from './list-all-exam-questions.ts'
import { createListQuestions } from './list-exam-questions.ts'
import { createStaffExamLists } from './list-staff-exams.ts'
import { createUpdateExam } from './update-exam.ts'

export { createGenerateTask } from './generating/auto-generate-exam.ts'

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
