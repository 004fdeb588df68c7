import { operation } from '../operation.ts'

export * from './attempt/operations.ts'

export const getHome = operation('exams.getHome', 'GET', 'exam/v5/live-exams/', 'anyone', { partner: true })
export const listExams = operation('exams.listExams', 'GET', 'exam/v5/exam-list/', 'anyone', { partner: true })
export const listArchivedExams = operation('exams.listArchivedExams', 'GET', 'exam/v5/archived-exams-list/', 'anyone', {
  partner: true,
})
export const listParticipatedExams = operation(
  'exams.listParticipatedExams',
  'GET',
  'exam/v5/user-participated-exams/',
  'learner',
  { partner: true },
)
export const getExam = operation('exams.getExam', 'GET', 'exam/v5/exams/{id}/', 'anyone', { partner: true })
export const getPaper = operation('exams.getPaper', 'GET', 'exam/v5/papers/{key}/', 'anyone', { partner: true })
export const getExamData = operation('exams.getExamData', 'GET', 'exam/v5/exam_data/{id}/', 'learner', {
  partner: true,
})
export const getQuiz = operation('exams.getQuiz', 'GET', 'exam/v5/mcq-quiz/{id}/', 'learner', { partner: true })
export const getResult = operation('exams.getResult', 'GET', 'exam/v5/results/{id}/', 'learner', { partner: true })
export const getReceipt = operation('exams.getReceipt', 'GET', 'exam/v5/receipts/{id}/', 'owner', { partner: true })
export const listReceiptKeys = operation('exams.listReceiptKeys', 'GET', 'exam/v5/receipt-keys/', 'anyone', {
  partner: true,
})
export const listStandings = operation('exams.listStandings', 'GET', 'exam/v5/standings/{id}/', 'anyone', {
  partner: true,
})
export const setRankAlias = operation('exams.setRankAlias', 'PUT', 'exam/v5/rank-alias/', 'learner')
export const getReceiptRoot = operation('exams.getReceiptRoot', 'GET', 'exam/v5/receipt-root/{id}/', 'anyone', {
  partner: true,
})
export const getSealedPaper = operation('exams.getSealedPaper', 'GET', 'exam/v5/sealed-papers/{id}/', 'anyone', {
  partner: true,
})
export const getTimeChange = operation('exams.getTimeChange', 'GET', 'exam/v5/time-changes/{id}/', 'anyone', {
  partner: true,
})
export const getSolutions = operation('exams.getSolutions', 'GET', 'exam/v5/solutions/{id}/', 'learner', {
  partner: true,
})
export const inviteToExam = operation('exams.inviteToExam', 'POST', 'exam/v5/exams/{id}/invite/', 'learner', {
  partner: true,
})
export const listBookmarkedExams = operation('exams.listBookmarkedExams', 'GET', 'exam/v5/bookmark/exams/', 'learner', {
  partner: true,
})
export const createBookmark = operation('exams.createBookmark', 'POST', 'exam/v5/bookmarks/', 'learner', {
  partner: true,
})
export const deleteBookmark = operation('exams.deleteBookmark', 'POST', 'exam/v5/bookmarks/delete', 'learner', {
  partner: true,
})
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
  { takesKey: true },
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
export const updateExam = operation('exams.updateExam', 'PATCH', 'exam/v5/admin-exams/{id}/', 'moderator')
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
  { takesKey: true },
)
/** Ours: opens a closed sheet again, while this person could not see its keys. */
export const reopenAttempt = operation('exams.reopenAttempt', 'POST', 'exam/v5/admin-exams/{id}/reopen/', 'moderator', {
  takesKey: true,
})
/** Ours: sheets that came too late, with what they would have changed. */
export const listLateSheets = operation(
  'exams.listLateSheets',
  'GET',
  'exam/v5/admin-exams/{id}/late-sheets/',
  'moderator',
)
