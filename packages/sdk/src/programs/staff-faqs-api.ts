import type { ReturnsOf, StaffFaq, WirePart } from '@prostuti/contract'
import {
  createFaq,
  deleteFaq,
  getStaffFaq,
  listStaffFaqs,
  moveFaq,
  updateFaq,
} from '@prostuti/contract/programs/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

/** Which FAQs staff list; what is left out does not narrow the list. */
export interface StaffFaqFilter extends PageFilter {
  /** Its own alone. */
  program?: string
  /** Those about every program alone. */
  general?: boolean
  /** Part of a question or an answer, in either language. */
  search?: string
}

/** A question and its answer as staff write them. */
export type NewFaq = WirePart<'programs.createFaq', 'body'>
/** The fields of an FAQ that change, and the revision that they were read with. */
export type FaqChanges = WirePart<'programs.updateFaq', 'body'>
type FaqPlace = WirePart<'programs.moveFaq', 'body'>

/** The calls by which staff keep FAQs. */
export interface StaffFaqsApi {
  /** In the order that learners read. */
  list(filter?: StaffFaqFilter): Promise<ReturnsOf<'programs.listStaffFaqs'>>
  get(id: string): Promise<StaffFaq>
  create(faq: NewFaq): Promise<StaffFaq>
  /** Throws `conflict` where it was saved since `revision`. */
  update(id: string, changes: FaqChanges): Promise<StaffFaq>
  /** Puts it directly above or below another one. */
  move(id: string, place: FaqPlace): Promise<StaffFaq>
  delete(id: string): Promise<void>
}

/**
 * `StaffFaqsApi` of a client.
 *
 * @example const { results } = await staffFaqsApiOf(prostuti).list({ program: '12' })
 */
export function staffFaqsApiOf({ http }: Pick<Prostuti, 'http'>): StaffFaqsApi {
  return {
    list: ({ program, general, search, ...page } = {}) =>
      http.call(listStaffFaqs, {
        query: { program, general: general === undefined ? undefined : `${general}`, search, ...pageQueryOf(page) },
      }),
    get: id => http.call(getStaffFaq, { params: { id } }, { fresh: true }),
    create: faq =>
      oncePerIntent(http, JSON.stringify({ create: 'faq', faq }), idempotencyKey =>
        http.call(createFaq, { body: faq }, { idempotencyKey }),
      ),
    update: (id, body) => http.call(updateFaq, { params: { id }, body }),
    move: (id, body) => http.call(moveFaq, { params: { id }, body }),
    delete: id => http.call(deleteFaq, { params: { id } }),
  }
}
