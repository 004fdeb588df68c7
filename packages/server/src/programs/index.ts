import type { SitePrograms } from '@prostuti/contract'
import type { Implementation } from '../api/implement.ts'
import type { SiteRequest } from '../api/site-request.ts'
import { createCalendarAddresses } from './calendars/calendar-address.ts'
import { createReadCalendar } from './calendars/read-calendar.ts'
import { createGetFaq, createListFaqs } from './faqs/list-faqs.ts'
import { createGetProgram } from './get-program.ts'
import { createListPrograms } from './list-programs.ts'
import type { ProgramDeps } from './program-deps.ts'
import { createCreateReview } from './reviews/create-review.ts'
import { createListReviews } from './reviews/list-reviews.ts'
import { createGetMyRoutine } from './routine/get-my-routine.ts'
import { createGetRoutine } from './routine/get-routine.ts'
import { createShareProgram } from './share-program.ts'
import { createSitePrograms } from './site-programs.ts'

export { createSeesProgram, getVisibleProgram } from './find-program.ts'
export { createFindHomePrograms } from './home-programs.ts'
export { createFindLearner } from './learner.ts'
export { createPricedPrograms } from './priced-programs.ts'
export type { ProgramReading } from './program-deps.ts'
export { programRows } from './program-rows.ts'
export { createPublishedPrograms } from './published-programs.ts'
export { createReadPrograms } from './read-programs.ts'
export { presentTimeline } from './routine/present-timeline.ts'
export { setStartDate } from './routine/set-start-date.ts'
export { programs } from './tables.ts'

export interface Programs {
  readonly implementations: Implementation[]
  /** What a page shows of programmes, for whoever asks for it. */
  pages(request: SiteRequest): SitePrograms
}

/** Programmes: what there is, who has it, and what is on when. */
export function createPrograms(deps: ProgramDeps): Programs {
  return {
    implementations: [
      createListPrograms(deps),
      createGetProgram(deps),
      createShareProgram(deps),
      createGetRoutine(deps),
      createGetMyRoutine(deps),
      ...createCalendarAddresses(deps),
      createReadCalendar(deps),
      createListReviews(deps),
      createCreateReview(deps),
      createListFaqs(deps),
      createGetFaq(deps),
    ],
    pages: request => createSitePrograms(deps, request),
  }
}
