/** The staff's calls: in a file of their own, since learners' pages need none of them. */
import { staffOperation } from '../staff-operation.ts'

export const getExamForm = staffOperation('exams.getExamForm', 'GET', 'exam/v5/exam-form-data/', 'exams.build')
export const getAutoGenerateForm = staffOperation(
  'exams.getAutoGenerateForm',
  'GET',
  'exam/v5/exam-auto-generate-init-form/',
  'exams.build',
)
export const autoGenerateExam = staffOperation(
  'exams.autoGenerateExam',
  'POST',
  'exam/v5/exam-auto-generate/',
  'exams.build',
  { takesKey: true, limit: 'text' },
)
export const refreshExamQuestions = staffOperation(
  'exams.refreshExamQuestions',
  'POST',
  'exam/v5/generate-exam-question/',
  'exams.build',
  { takesKey: true },
)
export const listStaffExams = staffOperation('exams.listStaffExams', 'GET', 'exam/v5/admin-exams/', 'any')
export const createExam = staffOperation('exams.createExam', 'POST', 'exam/v5/admin-exams/', 'exams.build', {
  takesKey: true,
  limit: 'text',
})
export const listAllExamQuestions = staffOperation(
  'exams.listAllExamQuestions',
  'GET',
  'exam/v5/admin-exams/questions/',
  'exams.build',
)
export const listExamQuestions = staffOperation(
  'exams.listExamQuestions',
  'GET',
  'exam/v5/admin-exams/questions/{id}/',
  'exams.build',
)
export const addExamQuestions = staffOperation(
  'exams.addExamQuestions',
  'POST',
  'exam/v5/admin-exams/questions/{id}/',
  'exams.build',
)
export const removeExamQuestions = staffOperation(
  'exams.removeExamQuestions',
  'DELETE',
  'exam/v5/admin-exams/questions/{id}/',
  'exams.build',
)
export const getStaffExam = staffOperation('exams.getStaffExam', 'GET', 'exam/v5/admin-exams/{id}/', 'any')
export const updateExam = staffOperation('exams.updateExam', 'PATCH', 'exam/v5/admin-exams/{id}/', 'exams.build', {
  limit: 'text',
})
/** Ours: a draft with the same questions. */
export const duplicateExam = staffOperation(
  'exams.duplicateExam',
  'POST',
  'exam/v5/admin-exams/{id}/duplicate/',
  'exams.build',
  { takesKey: true },
)
/** Ours: the paper as learners get it, for looking at and for printing. */
export const getStaffPaper = staffOperation(
  'exams.getStaffPaper',
  'GET',
  'exam/v5/admin-exams/{id}/paper/',
  'exams.build',
)
export const deleteExam = staffOperation('exams.deleteExam', 'DELETE', 'exam/v5/admin-exams/{id}/', 'exams.build')
/** Ours: what an exam accepts for each of its questions now, and how they were answered. */
export const listAcceptedKeys = staffOperation(
  'exams.listAcceptedKeys',
  'GET',
  'exam/v5/admin-exams/{id}/accepted-keys/',
  'exams.regrade',
)
/** Ours: what other keys would do to the sheets of a final exam, before anything is done. */
export const previewRegrade = staffOperation(
  'exams.previewRegrade',
  'POST',
  'exam/v5/admin-exams/{id}/regrade/preview/',
  'exams.regrade',
)
/** Ours: the same, person by person. */
export const listRegradedSheets = staffOperation(
  'exams.listRegradedSheets',
  'POST',
  'exam/v5/admin-exams/{id}/regrade/sheets/',
  'exams.regrade',
)
/** Ours: marks all sheets of a final exam by other keys, in the background. */
export const regradeExam = staffOperation(
  'exams.regradeExam',
  'POST',
  'exam/v5/admin-exams/{id}/regrade/',
  'exams.regrade',
  {
    takesKey: true,
    limit: 'text',
  },
)
export const listRegrades = staffOperation(
  'exams.listRegrades',
  'GET',
  'exam/v5/admin-exams/{id}/regrades/',
  'exams.regrade',
)
/** Ours: the exams whose paper asks this question: editing its key offers to regrade them. */
export const listExamsUsingQuestion = staffOperation(
  'exams.listExamsUsingQuestion',
  'GET',
  'exam/v5/admin-exams/using-question/{id}/',
  'questions.write',
)
/** Ours: who sat an exam, for the forms below. */
export const listAttempts = staffOperation(
  'exams.listAttempts',
  'GET',
  'exam/v5/admin-exams/{id}/attempts/',
  'exams.room',
)
/** Ours: more time for sheets that are open. */
export const giveExtraTime = staffOperation(
  'exams.giveExtraTime',
  'POST',
  'exam/v5/admin-exams/{id}/extra-time/',
  'exams.room',
  { takesKey: true, limit: 'text' },
)
/** Ours: opens a closed sheet again, while this person could not see its keys. */
export const reopenAttempt = staffOperation(
  'exams.reopenAttempt',
  'POST',
  'exam/v5/admin-exams/{id}/reopen/',
  'exams.room',
  {
    takesKey: true,
    limit: 'text',
  },
)
/** Ours: sheets that came too late, with what they would have changed. */
export const listLateSheets = staffOperation(
  'exams.listLateSheets',
  'GET',
  'exam/v5/admin-exams/{id}/late-sheets/',
  'exams.room',
)
/** Ours: a live exam while it is sat, in figures. */
export const getLiveRoom = staffOperation('exams.getLiveRoom', 'GET', 'exam/v5/admin-exams/{id}/live/', 'exams.room')
/** Ours: more time for everybody, who begins later included; nobody takes it back. */
export const giveTimeToAll = staffOperation(
  'exams.giveTimeToAll',
  'POST',
  'exam/v5/admin-exams/{id}/live/extra-time/',
  'exams.room',
  { takesKey: true, limit: 'text' },
)
/** Ours: whether more learners may begin. Who sits goes on. */
export const setRoomEntry = staffOperation(
  'exams.setRoomEntry',
  'PUT',
  'exam/v5/admin-exams/{id}/live/entry/',
  'exams.room',
)
/** Ours: words to everybody who sits. */
export const sendRoomMessage = staffOperation(
  'exams.sendRoomMessage',
  'POST',
  'exam/v5/admin-exams/{id}/live/messages/',
  'exams.room',
  { takesKey: true, limit: 'text' },
)
/** Ours: what each question of a final exam did, by Moodle's formulas. It shows keys. */
export const getStatistics = staffOperation(
  'exams.getStatistics',
  'GET',
  'exam/v5/admin-exams/{id}/statistics/',
  'exams.build',
)
/** Ours: puts a question under review in the bank, with the figures that say why. */
export const sendToReview = staffOperation(
  'exams.sendToReview',
  'POST',
  'exam/v5/admin-exams/{id}/statistics/send-to-review/',
  'questions.write',
  { takesKey: true },
)
/** Ours: the merit list with the marks of each subject, page by page or as a file. */
export const listStaffResults = staffOperation(
  'exams.listStaffResults',
  'GET',
  'exam/v5/admin-exams/{id}/results/',
  'exams.room',
)
/** Ours: one learner's sheet of a final exam, with the key and the times. */
export const getStaffSheet = staffOperation(
  'exams.getStaffSheet',
  'GET',
  'exam/v5/admin-exams/{id}/results/{user}/',
  'exams.room',
)
/** Ours: the results beside those of the exam before, of the same program. */
export const compareResults = staffOperation(
  'exams.compareResults',
  'GET',
  'exam/v5/admin-exams/{id}/comparison/',
  'exams.room',
)
