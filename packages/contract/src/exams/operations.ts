import { operation } from '../operation.ts'

export * from './attempt/operations.ts'

export const getHome = operation('exams.getHome', 'GET', 'exam/v5/live-exams/', 'anyone')
export const listExams = operation('exams.listExams', 'GET', 'exam/v5/exam-list/', 'anyone')
export const listArchivedExams = operation('exams.listArchivedExams', 'GET', 'exam/v5/archived-exams-list/', 'anyone')
export const listParticipatedExams = operation(
  'exams.listParticipatedExams',
  'GET',
  'exam/v5/user-participated-exams/',
  'learner',
)
export const getExam = operation('exams.getExam', 'GET', 'exam/v5/exams/{id}/', 'anyone')
export const getPaper = operation('exams.getPaper', 'GET', 'exam/v5/papers/{key}/', 'anyone')
export const getExamData = operation('exams.getExamData', 'GET', 'exam/v5/exam_data/{id}/', 'learner')
export const getQuiz = operation('exams.getQuiz', 'GET', 'exam/v5/mcq-quiz/{id}/', 'learner')
export const getResult = operation('exams.getResult', 'GET', 'exam/v5/results/{id}/', 'learner')
export const listReceiptKeys = operation('exams.listReceiptKeys', 'GET', 'exam/v5/receipt-keys/', 'anyone')
export const listStandings = operation('exams.listStandings', 'GET', 'exam/v5/standings/{id}/', 'anyone')
export const setRankAlias = operation('exams.setRankAlias', 'PUT', 'exam/v5/rank-alias/', 'learner')
export const getReceiptRoot = operation('exams.getReceiptRoot', 'GET', 'exam/v5/receipt-root/{id}/', 'anyone')
export const getSealedPaper = operation('exams.getSealedPaper', 'GET', 'exam/v5/sealed-papers/{id}/', 'anyone')
export const getSolutions = operation('exams.getSolutions', 'GET', 'exam/v5/solutions/{id}/', 'learner')
export const inviteToExam = operation('exams.inviteToExam', 'POST', 'exam/v5/exams/{id}/invite/', 'learner')
export const listBookmarkedExams = operation('exams.listBookmarkedExams', 'GET', 'exam/v5/bookmark/exams/', 'learner')
export const createBookmark = operation('exams.createBookmark', 'POST', 'exam/v5/bookmarks/', 'learner')
export const deleteBookmark = operation('exams.deleteBookmark', 'POST', 'exam/v5/bookmarks/delete', 'learner')
export const getExamForm = operation('exams.getExamForm', 'GET', 'exam/v5/exam-form-data/', 'moderator')
export const getAutoGenerateForm = operation(
  'exams.getAutoGenerateForm',
  'GET',
  'exam/v5/exam-auto-generate-init-form/',
  'moderator',
)
export const autoGenerateExam = operation('exams.autoGenerateExam', 'POST', 'exam/v5/exam-auto-generate/', 'moderator')
export const refreshExamQuestions = operation(
  'exams.refreshExamQuestions',
  'POST',
  'exam/v5/generate-exam-question/',
  'moderator',
)
export const listAdminExams = operation('exams.listAdminExams', 'GET', 'exam/v5/admin-exams/', 'moderator')
export const createExam = operation('exams.createExam', 'POST', 'exam/v5/admin-exams/', 'moderator')
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
export const getAdminExam = operation('exams.getAdminExam', 'GET', 'exam/v5/admin-exams/{id}/', 'moderator')
export const updateExam = operation('exams.updateExam', 'PATCH', 'exam/v5/admin-exams/{id}/', 'moderator')
export const deleteExam = operation('exams.deleteExam', 'DELETE', 'exam/v5/admin-exams/{id}/', 'moderator')
