import { operation } from '../operation.ts'

export * from './staff-operations.ts'

export const shareProgram = operation('programs.shareProgram', 'POST', 'exam/v5/programs/{id}/share/', 'learner')
export const getProgram = operation('programs.getProgram', 'GET', 'exam/v5/program-data/', 'anyone')
export const listPrograms = operation('programs.listPrograms', 'GET', 'exam/v5/programs/', 'anyone')
export const getRoutine = operation('programs.getRoutine', 'GET', 'exam/v5/program-routine/', 'anyone')
/** Ours: the days of all programs that a person has. */
export const getMyRoutine = operation('programs.getMyRoutine', 'GET', 'exam/v5/my-routine/', 'learner')
/** Ours: an exam outside programs, of a circular, a seat plan or a result, in one's own routine. */
export const keepInRoutine = operation('programs.keepInRoutine', 'PUT', 'exam/v5/my-routine/{kind}/{id}/', 'learner')
export const removeFromRoutine = operation(
  'programs.removeFromRoutine',
  'DELETE',
  'exam/v5/my-routine/{kind}/{id}/',
  'learner',
)
/** Ours: such an exam as a calendar of one entry. */
export const getDatedCalendar = operation(
  'programs.getDatedCalendar',
  'GET',
  'exam/v5/my-routine/{kind}/{id}/calendar/',
  'anyone',
)
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
    limit: 'text',
  },
)
export const listFaqs = operation('programs.listFaqs', 'GET', 'exam/v5/faqs/', 'anyone')
export const getFaq = operation('programs.getFaq', 'GET', 'exam/v5/faqs/{id}/', 'anyone')
