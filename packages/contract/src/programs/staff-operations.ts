/** The staff's calls: in a file of their own, since learners' pages need none of them. */
import { staffOperation } from '../staff-operation.ts'

export const createFaq = staffOperation('programs.createFaq', 'POST', 'exam/v5/faqs/', 'exams.build', {
  takesKey: true,
  limit: 'text',
})
/** Ours: FAQs in both languages, with what staff need to change them. */
export const listStaffFaqs = staffOperation('programs.listStaffFaqs', 'GET', 'exam/v5/admin-faqs/', 'any')
export const moveFaq = staffOperation('programs.moveFaq', 'PUT', 'exam/v5/admin-faqs/{id}/place/', 'exams.build')
export const getStaffFaq = staffOperation('programs.getStaffFaq', 'GET', 'exam/v5/admin-faqs/{id}/', 'any')
/** Ours: reviews of all programs, hidden ones too. */
export const listStaffReviews = staffOperation(
  'programs.listStaffReviews',
  'GET',
  'exam/v5/admin-reviews/',
  'talk.moderate',
)
export const moderateReview = staffOperation(
  'programs.moderateReview',
  'PATCH',
  'exam/v5/admin-reviews/{id}/',
  'talk.moderate',
  { limit: 'text' },
)
export const updateFaq = staffOperation('programs.updateFaq', 'PATCH', 'exam/v5/faqs/{id}/', 'exams.build', {
  limit: 'text',
})
export const deleteFaq = staffOperation('programs.deleteFaq', 'DELETE', 'exam/v5/faqs/{id}/', 'exams.build')
export const listStaffPrograms = staffOperation('programs.listStaffPrograms', 'GET', 'exam/v5/admin-programs/', 'any')
export const listStaffProgramNames = staffOperation(
  'programs.listStaffProgramNames',
  'GET',
  'exam/v5/admin-program-list/',
  'any',
)
export const listRoutines = staffOperation('programs.listRoutines', 'GET', 'exam/v5/routine-list-create/', 'any')
export const createRoutine = staffOperation(
  'programs.createRoutine',
  'POST',
  'exam/v5/routine-list-create/',
  'exams.build',
  {
    takesKey: true,
    limit: 'text',
  },
)
export const getStaffRoutine = staffOperation('programs.getStaffRoutine', 'GET', 'exam/v5/routine-rud-api/{id}/', 'any')
export const updateRoutine = staffOperation(
  'programs.updateRoutine',
  'PATCH',
  'exam/v5/routine-rud-api/{id}/',
  'exams.build',
  { limit: 'text' },
)
export const deleteRoutine = staffOperation(
  'programs.deleteRoutine',
  'DELETE',
  'exam/v5/routine-rud-api/{id}/',
  'exams.build',
)
export const getStaffProgram = staffOperation('programs.getStaffProgram', 'GET', 'programs/{id}/', 'any', {
  base: 'admin',
})
export const createProgram = staffOperation('programs.createProgram', 'POST', 'programs/', 'exams.build', {
  base: 'admin',
  takesKey: true,
  limit: 'text',
})
export const duplicateProgram = staffOperation(
  'programs.duplicateProgram',
  'POST',
  'programs/{id}/duplicate/',
  'exams.build',
  { base: 'admin', takesKey: true },
)
export const updateProgram = staffOperation('programs.updateProgram', 'PATCH', 'programs/{id}/update/', 'exams.build', {
  base: 'admin',
  limit: 'text',
})
export const deleteProgram = staffOperation(
  'programs.deleteProgram',
  'DELETE',
  'programs/{id}/delete/',
  'exams.build',
  {
    base: 'admin',
  },
)
export const getProgramExamQuestion = staffOperation(
  'programs.getProgramExamQuestion',
  'GET',
  'programs/exam_question/{id}/',
  'exams.build',
  { base: 'admin' },
)
export const updateProgramExamQuestion = staffOperation(
  'programs.updateProgramExamQuestion',
  'PUT',
  'programs/exam_question/{id}/',
  'exams.build',
  { base: 'admin' },
)
export const getProgramExam = staffOperation(
  'programs.getProgramExam',
  'GET',
  'programs/{id}/exams/{examId}/',
  'exams.build',
  { base: 'admin' },
)
export const updateProgramExam = staffOperation(
  'programs.updateProgramExam',
  'PATCH',
  'programs/{id}/exams/{examId}/',
  'exams.build',
  { base: 'admin', limit: 'text' },
)
export const deleteProgramExam = staffOperation(
  'programs.deleteProgramExam',
  'DELETE',
  'programs/{id}/exams/{examId}/',
  'exams.build',
  { base: 'admin' },
)
