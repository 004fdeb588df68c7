import type {
  CalendarAddress,
  CustomerReview,
  Faq,
  MyRoutine,
  ProgramDetails,
  ProgramRoutine,
  ProgramTimeline,
  ReturnsOf,
} from '@prostuti/contract'
import {
  createCalendarAddress,
  createReview,
  getCalendarAddress,
  getFaq,
  getMyRoutine,
  getProgram,
  getRoutine,
  listFaqs,
  listPrograms,
  listReviews,
  revokeCalendarAddress,
  shareProgram,
} from '@prostuti/contract/programs/operations'
import { personalizeProgram } from '../billing/index.ts'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

/** Which programs to list. */
export interface ProgramListFilter extends PageFilter {
  /** Those that this person has; needs a signed-in person. */
  mine?: boolean
}

/** Which questions and answers to list. */
export interface FaqFilter extends PageFilter {
  program?: string
  /** Part of a question or an answer. */
  search?: string
}

/** A person's review of a program. */
export interface OwnReview {
  /** 1 to 5. */
  rating: number
  text: string
}

/**
 * The calls of programs. Those that write take `intent`, a UUID of what the person wants: tried again with the same one,
 * they have their effect once. By default the same words to the same call are one intent until the server has answered.
 */
export interface ProgramsApi {
  programs(filter?: ProgramListFilter): Promise<ReturnsOf<'programs.listPrograms'>>
  program(program: string): Promise<ProgramDetails>
  share(program: string): Promise<ReturnsOf<'programs.shareProgram'>>
  /** The days of one program. */
  routine(program: string): Promise<ProgramRoutine>
  /** The same as a calendar file (RFC 5545), to be saved under a name that ends in `.ics`. */
  routineFile(program: string): Promise<string>
  /** The days of all programs that this person has, by date. */
  myRoutine(): Promise<MyRoutine>
  /** Begins a personalised program on a day (`YYYY-MM-DD`, Dhaka), or moves what is left of it. */
  personalize(program: string, date: string, intent?: string): Promise<ProgramTimeline>
  /** The private address of one's routine as a calendar; null without one. */
  calendarAddress(): Promise<CalendarAddress | null>
  /** A new one; an older one ends at once. */
  createCalendarAddress(intent?: string): Promise<CalendarAddress>
  revokeCalendarAddress(): Promise<void>
  reviews(program: string, page?: PageFilter): Promise<ReturnsOf<'programs.listReviews'>>
  /** Takes the place of this person's earlier one. */
  review(program: string, review: OwnReview, intent?: string): Promise<CustomerReview>
  faqs(filter?: FaqFilter): Promise<ReturnsOf<'programs.listFaqs'>>
  faq(faq: string): Promise<Faq>
}

/**
 * Programs: the list, one of them, its days, questions and reviews.
 * @example const { results } = await programsApiOf(prostuti).programs({ mine: true })
 */
export function programsApiOf({ http }: Pick<Prostuti, 'http'>): ProgramsApi {
  const once = <T>(wish: object, intent: string | undefined, call: (idempotencyKey: string) => Promise<T>) =>
    intent ? call(intent) : oncePerIntent(http, JSON.stringify(wish), call)
  return {
    programs: ({ mine, ...page } = {}) =>
      http.call(listPrograms, { query: { mine: mine === undefined ? undefined : `${mine}`, ...pageQueryOf(page) } }),
    program: program => http.call(getProgram, { query: { program } }),
    share: program => http.call(shareProgram, { params: { id: program } }),
    routine: program => http.call(getRoutine, { query: { program } }),
    routineFile: async program => {
      // The one answer of this call that is no JSON.
      const file: unknown = await http.call(getRoutine, { query: { program, format: 'ics' } })
      return String(file)
    },
    myRoutine: () => http.call(getMyRoutine),
    personalize: (program, date, intent) =>
      once({ personalize: program, date }, intent, idempotencyKey =>
        personalizeProgram(http, { program, date, state: 'archive' }, { idempotencyKey }),
      ),
    calendarAddress: async () => (await http.call(getCalendarAddress)).calendar,
    createCalendarAddress: intent =>
      once({ create: 'calendar address' }, intent, idempotencyKey =>
        http.call(createCalendarAddress, {}, { idempotencyKey }),
      ),
    revokeCalendarAddress: () => http.call(revokeCalendarAddress),
    reviews: (program, page = {}) => http.call(listReviews, { query: { program, ...pageQueryOf(page) } }),
    review: (program, { rating, text }, intent) =>
      once({ review: program, rating, text }, intent, idempotencyKey =>
        http.call(createReview, { body: { program, rating, text } }, { idempotencyKey }),
      ),
    faqs: ({ program, search, ...page } = {}) =>
      http.call(listFaqs, { query: { program, search, ...pageQueryOf(page) } }),
    faq: faq => http.call(getFaq, { params: { id: faq } }),
  }
}
