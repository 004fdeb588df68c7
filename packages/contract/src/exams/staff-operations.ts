/** The staff's calls: in a file of their own, since learners' pages need none of them. */
import { operation } from '../operation.ts'

export const getExamForm = operation('exams.getExamForm', 'GET', 'exam/v5/exam-form-data/', 'moderator')
export const getAutoGenerateForm = operation(
  'exams.getAutoGenerateForm',
  'GET',
  'exam/v5/exam-auto-generate-init-form/',
  'moderator',
)
export const autoGenerateExam = operation(
  'exams.autoGenerateExam',
  'POST',
  'exam/v5/exam-auto-generate/',
  'moderator',
  { takesKey: true, limit: 'text' },
)
export const refreshExamQuestions = operation(
  'exams.refreshExamQuestions',
  'POST',
  'exam/v5/generate-exam-question/',
  'moderator',
  { takesKey: true },
)
export const listStaffExams = operation('exams.listStaffExams', 'GET', 'exam/v5/admin-exams/', 'moderator')
export const createExam = operation('exams.createExam', 'POST', 'exam/v5/admin-exams/', 'moderator', {
  takesKey: true,
  limit: 'text',
})
export const listAllExamQuestions = operation(
  'exams.listAllExamQuestions',
  'GET',
  'exam/v5/admin-exams/questions/',
  'moderator',
)
export const listExamQuestions = operation(
  'exams.listExamQuestions',
  'GET',
  'exam/v5/admin-exams/questions/{id}/',
  'moderator',
)
export const addExamQuestions = operation(
  'exams.addExamQuestions',
  'POST',
  'exam/v5/admin-exams/questions/{id}/',
  'moderator',
)
export const removeExamQuestions = operation(
  'exams.removeExamQuestions',
  'DELETE',
  'exam/v5/admin-exams/questions/{id}/',
  'moderator',
)
export const getStaffExam = operation('exams.getStaffExam', 'GET', 'exam/v5/admin-exams/{id}/', 'moderator')
export const updateExam = operation('exams.updateExam', 'PATCH', 'exam/v5/admin-exams/{id}/', 'moderator', {
  limit: 'text',
})
/** Ours: a draft with the same questions. */
export const duplicateExam = operation(
  'exams.duplicateExam',
  'POST',
  'exam/v5/admin-exams/{id}/duplicate/',
  'moderator',
  { takesKey: true },
)
/** Ours: the paper as learners get it, for looking at and for printing. */
export const getStaffPaper = operation('exams.getStaffPaper', 'GET', 'exam/v5/admin-exams/{id}/paper/', 'moderator')
export const deleteExam = operation('exams.deleteExam', 'DELETE', 'exam/v5/admin-exams/{id}/', 'moderator')
/** Ours: what an exam accepts for each of its questions now, and how they were answered. */
export const listAcceptedKeys = operation(
  'exams.listAcceptedKeys',
  'GET',
  'exam/v5/admin-exams/{id}/accepted-keys/',
  'moderator',
)
/** Ours: what other keys would do to the sheets of a final exam, before anything is done. */
export const previewRegrade = operation(
  'exams.previewRegrade',
  'POST',
  'exam/v5/admin-exams/{id}/regrade/preview/',
  'moderator',
)
/** Ours: the same, person by person. */
export const listRegradedSheets = operation(
  'exams.listRegradedSheets',
  'POST',
  'exam/v5/admin-exams/{id}/regrade/sheets/',
  'moderator',
)
/** Ours: marks all sheets of a final exam by other keys, in the background. */
export const regradeExam = operation('exams.regradeExam', 'POST', 'exam/v5/admin-exams/{id}/regrade/', 'moderator', {
  takesKey: true,
  limit: 'text',
})
export const listRegrades = operation('exams.listRegrades', 'GET', 'exam/v5/admin-exams/{id}/regrades/', 'moderator')
/** Ours: the exams whose paper asks this question: editing its key offers to regrade them. */
export const listExamsUsingQuestion = operation(
  'exams.listExamsUsingQuestion',
  'GET',
  'exam/v5/admin-exams/using-question/{id}/',
  'moderator',
)
/** Ours: who sat an exam, for the forms below. */
export const listAttempts = operation('exams.listAttempts', 'GET', 'exam/v5/admin-exams/{id}/attempts/', 'moderator')
/** Ours: more time for sheets that are open. */
export const giveExtraTime = operation(
  'exams.giveExtraTime',
  'POST',
  'exam/v5/admin-exams/{id}/extra-time/',
  'moderator',
  { takesKey: true, limit: 'text' },
)
/** Ours: opens a closed sheet again, while this person could not see its keys. */
export const reopenAttempt = operation('exams.reopenAttempt', 'POST', 'exam/v5/admin-exams/{id}/reopen/', 'moderator', {
  takesKey: true,
  limit: 'text',
})
/** Ours: sheets that came too late, with what they would have changed. */
export const listLateSheets = operation(
  'exams.listLateSheets',
  'GET',
  'exam/v5/admin-exams/{id}/late-sheets/',
  'moderator',
)
