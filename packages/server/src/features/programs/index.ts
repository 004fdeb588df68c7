import type { SitePrograms } from '@prostuti/contract'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { exportedPrograms } from './exported.ts'
import { createChangeFaqs } from './faqs/change-faqs.ts'
import { createGetFaq, createListFaqs } from './faqs/list-faqs.ts'
import { createMoveFaq } from './faqs/move-faq.ts'
import { createReadStaffFaqs } from './faqs/staff-faqs.ts'
import { createGetProgram } from './get-program.ts'
import { createListPrograms } from './list-programs.ts'
import type { ProgramDeps } from './program-deps.ts'
import { programRows } from './program-rows.ts'
import { tellDates } from './reminders/tell-dates.ts'
import { tellExams } from './reminders/tell-exams.ts'
import { createCreateReview } from './reviews/create-review.ts'
import { createListReviews } from './reviews/list-reviews.ts'
import { createStaffReviews } from './reviews/staff-reviews.ts'
import { createCalendarAddresses } from './routine/calendars/calendar-address.ts'
import { createGetDatedCalendar } from './routine/calendars/get-dated-calendar.ts'
import { createReadCalendar } from './routine/calendars/read-calendar.ts'
import { createChangeRoutine } from './routine/change-routine.ts'
import { createKeepInRoutine } from './routine/dated/keep-in-routine.ts'
import { createRemoveFromRoutine } from './routine/dated/remove-from-routine.ts'
import { createGetMyRoutine } from './routine/get-my-routine.ts'
import { createGetRoutine } from './routine/get-routine.ts'
import { createReadStaffRoutines } from './routine/read-staff-routines.ts'
import { createShareProgram } from './share-program.ts'
import { createSitePrograms } from './site-programs.ts'
import { createCreateProgram } from './staff/create-program.ts'
import { createDeleteProgram } from './staff/delete-program.ts'
import { createDuplicateProgram } from './staff/duplicate-program.ts'
import { createReadStaffPrograms } from './staff/list-staff-programs.ts'
import { createUpdateProgram } from './staff/update-program.ts'

export { createSeesProgram, getVisibleProgram } from './find-program.ts'
export { createFindHomePrograms } from './home-programs.ts'
export { createFindLearner } from './learner.ts'
export { hasOwnStart } from './own-start.ts'
export { createPricedPrograms } from './priced-programs.ts'
export type { FindPractisedDays, ProgramReading } from './program-deps.ts'
export { createProgramsOf } from './programs-of.ts'
export { createPublishedPrograms } from './published-programs.ts'
export { createRankedPrograms } from './ranked-programs.ts'
export { createReadPrograms } from './read-programs.ts'
export type { DatedFinders, DatedThing, FindDates } from './routine/dated/dated-things.ts'
export { createFindRoutinesWith } from './routine/dated/find-routines-with.ts'
export { createInRoutine, type InRoutine } from './routine/dated/in-routine.ts'
export { createFindAimedDays, type FindAimedDays } from './routine/dated/read-entries.ts'
export { presentTimeline } from './routine/present-timeline.ts'
export { createFindRoutineExams, type FindRoutineExams } from './routine/routine-exams.ts'
export { setStartDate } from './routine/set-start-date.ts'
export { type ExamsReading, type NamedExamRow, presentNames } from './staff/exam-names.ts'
export { readComingExams } from './staff/read-coming-exams.ts'
export { createStaffPrograms } from './staff-programs.ts'
export { programs } from './tables.ts'

export interface Programs extends Feature<SitePrograms> {
  /** What a page shows of programs, for the person who asks for it. */
  pages(request: SiteRequest): SitePrograms
  /** Tells people of exams to come that they are to be told of by now. */
  remind(): Promise<void>
}

/** Programs: what there is, who has it, and what is on when. */
export function createPrograms(deps: ProgramDeps): Programs {
  const remind = () => tellExams(deps).then(() => tellDates(deps))
  return {
    implementations: [
      createListPrograms(deps),
      createGetProgram(deps),
      createShareProgram(deps),
      createGetRoutine(deps),
      createGetMyRoutine(deps),
      createKeepInRoutine(deps),
      createRemoveFromRoutine(deps),
      createGetDatedCalendar(deps),
      ...createCalendarAddresses(deps),
      createReadCalendar(deps),
      createListReviews(deps),
      createCreateReview(deps),
      createListFaqs(deps),
      createGetFaq(deps),
      ...createReadStaffPrograms(deps),
      createCreateProgram(deps),
      createDuplicateProgram(deps),
      createUpdateProgram(deps),
      createDeleteProgram(deps),
      ...createReadStaffRoutines(deps),
      ...createChangeRoutine(deps),
      ...createReadStaffFaqs(deps),
      ...createChangeFaqs(deps),
      createMoveFaq(deps),
      ...createStaffReviews(deps),
    ],
    scheduled: [{ name: 'remind-of-exams', everyMs: 20_000, run: remind }],
    remind,
    personRows: programRows,
    exported: exportedPrograms,
    pages: request => createSitePrograms(deps, request),
  }
}
