/** The staff's calls: in a file of their own, since learners' pages need none of them. */
import { operation } from '../operation.ts'

export const createFaq = operation('programs.createFaq', 'POST', 'exam/v5/faqs/', 'moderator', {
  takesKey: true,
  limit: 'text',
})
/** Ours: FAQs in both languages, with what staff need to change them. */
export const listStaffFaqs = operation('programs.listStaffFaqs', 'GET', 'exam/v5/admin-faqs/', 'moderator')
export const moveFaq = operation('programs.moveFaq', 'PUT', 'exam/v5/admin-faqs/{id}/place/', 'moderator')
export const getStaffFaq = operation('programs.getStaffFaq', 'GET', 'exam/v5/admin-faqs/{id}/', 'moderator')
/** Ours: reviews of all programs, hidden ones too. */
export const listStaffReviews = operation('programs.listStaffReviews', 'GET', 'exam/v5/admin-reviews/', 'moderator')
export const moderateReview = operation(
  'programs.moderateReview',
  'PATCH',
  'exam/v5/admin-reviews/{id}/',
  'moderator',
  { limit: 'text' },
)
export const updateFaq = operation('programs.updateFaq', 'PATCH', 'exam/v5/faqs/{id}/', 'moderator', { limit: 'text' })
export const deleteFaq = operation('programs.deleteFaq', 'DELETE', 'exam/v5/faqs/{id}/', 'moderator')
export const listStaffPrograms = operation('programs.listStaffPrograms', 'GET', 'exam/v5/admin-programs/', 'moderator')
export const listStaffProgramNames = operation(
  'programs.listStaffProgramNames',
  'GET',
  'exam/v5/admin-program-list/',
  'moderator',
)
export const listRoutines = operation('programs.listRoutines', 'GET', 'exam/v5/routine-list-create/', 'moderator')
export const createRoutine = operation('programs.createRoutine', 'POST', 'exam/v5/routine-list-create/', 'moderator', {
  takesKey: true,
  limit: 'text',
})
export const getStaffRoutine = operation(
  'programs.getStaffRoutine',
  'GET',
  'exam/v5/routine-rud-api/{id}/',
  'moderator',
)
export const updateRoutine = operation(
  'programs.updateRoutine',
  'PATCH',
  'exam/v5/routine-rud-api/{id}/',
  'moderator',
  { limit: 'text' },
)
export const deleteRoutine = operation('programs.deleteRoutine', 'DELETE', 'exam/v5/routine-rud-api/{id}/', 'moderator')
export const getStaffProgram = operation('programs.getStaffProgram', 'GET', 'programs/{id}/', 'moderator', {
  base: 'admin',
})
export const createProgram = operation('programs.createProgram', 'POST', 'programs/', 'moderator', {
  base: 'admin',
  takesKey: true,
  limit: 'text',
})
export const duplicateProgram = operation(
  'programs.duplicateProgram',
  'POST',
  'programs/{id}/duplicate/',
  'moderator',
  { base: 'admin', takesKey: true },
)
export const updateProgram = operation('programs.updateProgram', 'PATCH', 'programs/{id}/update/', 'moderator', {
  base: 'admin',
  limit: 'text',
})
export const deleteProgram = operation('programs.deleteProgram', 'DELETE', 'programs/{id}/delete/', 'moderator', {
  base: 'admin',
})
export const getProgramExamQuestion = operation(
  'programs.getProgramExamQuestion',
  'GET',
  'programs/exam_question/{id}/',
  'moderator',
  { base: 'admin' },
)
export const updateProgramExamQuestion = operation(
  'programs.updateProgramExamQuestion',
  'PUT',
  'programs/exam_question/{id}/',
  'moderator',
  { base: 'admin' },
)
export const getProgramExam = operation(
  'programs.getProgramExam',
  'GET',
  'programs/{id}/exams/{examId}/',
  'moderator',
  { base: 'admin' },
)
export const updateProgramExam = operation(
  'programs.updateProgramExam',
  'PATCH',
  'programs/{id}/exams/{examId}/',
  'moderator',
  { base: 'admin', limit: 'text' },
)
export const deleteProgramExam = operation(
  'programs.deleteProgramExam',
  'DELETE',
  'programs/{id}/exams/{examId}/',
  'moderator',
  { base: 'admin' },
)
