import type { ContributedSheet, Contribution, ReturnsOf, WirePart } from '@prostuti/contract'
import {
  contributeQuestion,
  contributeSheet,
  listMyContributedSheets,
  listMyContributions,
  withdrawContribution,
} from '@prostuti/contract/questions/operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'
import { randomUuid } from '../random.ts'

/** A question in one's own words, with what it is about and where it comes from. */
export type NewContribution = WirePart<'questions.contributeQuestion', 'body'>

/** What holds for every row of a sheet; its rows may name other topics. */
export type SheetAbout = Pick<NewContribution, 'category' | 'origin' | 'source' | 'named'>

/** The calls by which a member offers questions and follows what became of them. */
export interface ContributionsApi {
  /** Throws `rate_limited` beyond the bound of a day. */
  offer(question: NewContribution): Promise<Contribution>
  /** An `.xlsx` or `.csv` file, read in the background. */
  sendSheet(file: File, about: SheetAbout): Promise<ContributedSheet>
  /** A Google Sheet that everybody with the link may read. Throws `validation_failed` for another address. */
  fetchSheet(url: string, about: SheetAbout): Promise<ContributedSheet>
  /** One's own, newest first. */
  list(filter?: PageFilter): Promise<ReturnsOf<'questions.listMyContributions'>>
  sheets(filter?: PageFilter): Promise<ReturnsOf<'questions.listMyContributedSheets'>>
  /** Takes back one that waits. Throws `conflict` where staff have decided. */
  withdraw(id: string): Promise<void>
}

/** The body goes as a form. */
const inForm = {} as { body: never }

/**
 * Questions that a member offers, and what became of them.
 * @example const { results } = await contributionsApiOf(prostuti).list()
 */
export function contributionsApiOf({ http }: Pick<Prostuti, 'http'>): ContributionsApi {
  return {
    offer: body =>
      oncePerIntent(http, JSON.stringify({ offer: body }), idempotencyKey =>
        http.call(contributeQuestion, { body }, { idempotencyKey }),
      ),
    // Each file is an intent of its own: two of one name may differ.
    sendSheet: (file, about) =>
      http.call(contributeSheet, inForm, { form: sheetForm(file, about), idempotencyKey: randomUuid() }),
    fetchSheet: (url, about) =>
      oncePerIntent(http, JSON.stringify({ url, about }), idempotencyKey =>
        http.call(contributeSheet, { body: { url, ...about } }, { idempotencyKey }),
      ),
    list: (filter = {}) => http.call(listMyContributions, { query: pageQueryOf(filter) }, { fresh: true }),
    sheets: (filter = {}) => http.call(listMyContributedSheets, { query: pageQueryOf(filter) }, { fresh: true }),
    withdraw: id => http.call(withdrawContribution, { params: { id } }),
  }
}

function sheetForm(file: File, about: SheetAbout): FormData {
  const form = new FormData()
  form.set('file', file)
  for (const [name, value] of Object.entries(about)) form.append(name, String(value))
  return form
}
