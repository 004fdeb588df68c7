import { operation } from '../operation.ts'

export const shareProgram = operation('programs.shareProgram', 'POST', 'exam/v5/programs/{id}/share/', 'learner')
export const getProgram = operation('programs.getProgram', 'GET', 'exam/v5/program-data/', 'anyone')
export const listPrograms = operation('programs.listPrograms', 'GET', 'exam/v5/programs/', 'anyone')
export const getRoutine = operation('programs.getRoutine', 'GET', 'exam/v5/program-routine/', 'anyone')
/** Ours: the days of all programmes that a person has. */
export const getMyRoutine = operation('programs.getMyRoutine', 'GET', 'exam/v5/my-routine/', 'learner')
/** Ours: the private address of that routine as a calendar. */
export const getCalendarAddress = operation(
  'programs.getCalendarAddress',
  'GET',
  'exam/v5/calendar-address/',
  'learner',
)
export const createCalendarAddress = operation(
  'programs.createCalendarAddress',
  'POST',
  'exam/v5/calendar-address/',
  'learner',
  { takesKey: true },
)
export const revokeCalendarAddress = operation(
  'programs.revokeCalendarAddress',
  'DELETE',
  'exam/v5/calendar-address/',
  'learner',
)
export const readCalendar = operation('programs.readCalendar', 'GET', 'exam/v5/calendars/{secret}/', 'anyone')
export const listReviews = operation('programs.listReviews', 'GET', 'exam/v5/customer-review-list-create/', 'anyone')
export const createReview = operation(
  'programs.createReview',
  'POST',
  'exam/v5/customer-review-list-create/',
  'member',
  {
    takesKey: true,
  },
)
export const listFaqs = operation('programs.listFaqs', 'GET', 'exam/v5/faqs/', 'anyone')
export const createFaq = operation('programs.createFaq', 'POST', 'exam/v5/faqs/', 'moderator', { takesKey: true })
/** Ours: FAQs in both languages, with what staff need to change them. */
export const listStaffFaqs = operation('programs.listStaffFaqs', 'GET', 'exam/v5/admin-faqs/', 'moderator')
export const moveFaq = operation('programs.moveFaq', 'PUT', 'exam/v5/admin-faqs/{id}/place/', 'moderator')
export const getStaffFaq = operation('programs.getStaffFaq', 'GET', 'exam/v5/admin-faqs/{id}/', 'moderator')
/** Ours: reviews of all programmes, hidden ones too. */
export const listStaffReviews = operation('programs.listStaffReviews', 'GET', 'exam/v5/admin-reviews/', 'moderator')
export const moderateReview = operation('programs.moderateReview', 'PATCH', 'exam/v5/admin-reviews/{id}/', 'moderator')
export const getFaq = operation('programs.getFaq', 'GET', 'exam/v5/faqs/{id}/', 'anyone')
export const updateFaq = operation('programs.updateFaq', 'PATCH', 'exam/v5/faqs/{id}/', 'moderator')
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
})
export const getStaffRoutine = operation(
  'programs.getStaffRoutine',
  'GET',
  'exam/v5/routine-rud-api/{id}/',
  'moderator',
)
export const updateRoutine = operation('programs.updateRoutine', 'PATCH', 'exam/v5/routine-rud-api/{id}/', 'moderator')
export const deleteRoutine = operation('programs.deleteRoutine', 'DELETE', 'exam/v5/routine-rud-api/{id}/', 'moderator')
export const getStaffProgram = operation('programs.getStaffProgram', 'GET', 'programs/{id}/', 'moderator', {
  base: 'admin',
})
export const createProgram = operation('programs.createProgram', 'POST', 'programs/', 'moderator', {
  base: 'admin',
  takesKey: true,
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
  { base: 'admin' },
)
export const deleteProgramExam = operation(
  'programs.deleteProgramExam',
  'DELETE',
  'programs/{id}/exams/{examId}/',
  'moderator',
  { base: 'admin' },
)
