import { operation } from '../operation.ts'

export * from './attempt/operations.ts'
export * from './staff-operations.ts'

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
export const getPaper = operation('exams.getPaper', 'GET', 'exam/v5/papers/{key}/', 'anyone', {
  partner: true,
  limit: 'attempt',
})
export const getExamData = operation('exams.getExamData', 'GET', 'exam/v5/exam_data/{id}/', 'learner', {
  partner: true,
})
export const getQuiz = operation('exams.getQuiz', 'GET', 'exam/v5/mcq-quiz/{id}/', 'learner', {
  partner: true,
  limit: 'attempt',
})
export const getResult = operation('exams.getResult', 'GET', 'exam/v5/results/{id}/', 'learner', { partner: true })
export const getReceipt = operation('exams.getReceipt', 'GET', 'exam/v5/receipts/{id}/', 'owner', { partner: true })
export const listReceiptKeys = operation('exams.listReceiptKeys', 'GET', 'exam/v5/receipt-keys/', 'anyone', {
  partner: true,
})
export const listStandings = operation('exams.listStandings', 'GET', 'exam/v5/standings/{id}/', 'anyone', {
  partner: true,
})
/** Ours: ranks over several exams, and among one's own. */
export const listPeriodStandings = operation('exams.listPeriodStandings', 'GET', 'exam/v5/standings/', 'anyone', {
  partner: true,
})
export const setRankAlias = operation('exams.setRankAlias', 'PUT', 'exam/v5/rank-alias/', 'learner', { limit: 'text' })
export const getReceiptRoot = operation('exams.getReceiptRoot', 'GET', 'exam/v5/receipt-root/{id}/', 'anyone', {
  partner: true,
})
export const getSealedPaper = operation('exams.getSealedPaper', 'GET', 'exam/v5/sealed-papers/{id}/', 'anyone', {
  partner: true,
  limit: 'attempt',
})
export const getTimeChange = operation('exams.getTimeChange', 'GET', 'exam/v5/time-changes/{id}/', 'anyone', {
  partner: true,
  limit: 'attempt',
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
