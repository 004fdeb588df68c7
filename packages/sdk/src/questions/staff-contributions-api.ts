import type { ContributionDecision, ReturnsOf, StaffContribution, WirePart } from '@prostuti/contract'
import {
  decideContribution,
  editContribution,
  getContribution,
  listContributions,
} from '@prostuti/contract/questions/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

/** What staff change in an offered question before they decide. */
export type ContributionEdit = WirePart<'questions.editContribution', 'body'>
/** Whether an offer is taken, and the words that its member reads. */
export type ContributionVerdict = WirePart<'questions.decideContribution', 'body'>
type ListQuery = NonNullable<WirePart<'questions.listContributions', 'query'>>

/** The calls by which staff read what members offer, and decide about it. */
export interface StaffContributionsApi {
  /** Those that wait, oldest first, or those that were decided about, newest first. */
  list(filter?: PageFilter & Pick<ListQuery, 'state'>): Promise<ReturnsOf<'questions.listContributions'>>
  get(id: string): Promise<StaffContribution>
  /** The writer's own words stay beside it. Throws `conflict` where another was faster. */
  edit(id: string, edit: ContributionEdit): Promise<StaffContribution>
  /** Takes it into the bank under review, sends it back, or drops it; its writer is told. Throws `conflict`. */
  decide(id: string, decision: ContributionVerdict): Promise<ContributionDecision>
}

/**
 * `StaffContributionsApi` of a client.
 *
 * @example const { waiting } = await staffContributionsApiOf(prostuti).list()
 */
export function staffContributionsApiOf({ http }: Pick<Prostuti, 'http'>): StaffContributionsApi {
  return {
    list: ({ state, ...page } = {}) => http.call(listContributions, { query: { state, ...pageQueryOf(page) } }),
    get: id => http.call(getContribution, { params: { id } }, { fresh: true }),
    edit: (id, body) => http.call(editContribution, { params: { id }, body }),
    decide: (id, body) =>
      oncePerIntent(http, JSON.stringify({ contribution: id, ...body }), idempotencyKey =>
        http.call(decideContribution, { params: { id }, body }, { idempotencyKey }),
      ),
  }
}
