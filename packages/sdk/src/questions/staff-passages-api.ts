import type { ReturnsOf, StaffPassage, WirePart } from '@prostuti/contract'
import { createPassage, listPassages, updatePassage } from '@prostuti/contract/questions/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

type PassageText = WirePart<'questions.createPassage', 'body'>['text']

/** The calls by which staff look after texts that several questions are about; a moderator's alone. */
export interface StaffPassagesApi {
  /** The newest first. */
  list(filter?: PageFilter & { search?: string }): Promise<ReturnsOf<'questions.listPassages'>>
  create(text: PassageText): Promise<StaffPassage>
  /** Throws `conflict` where it was changed since. */
  update(id: string, edit: WirePart<'questions.updatePassage', 'body'>): Promise<StaffPassage>
}

/**
 * `StaffPassagesApi` of a client.
 *
 * @example const { results } = await staffPassagesApiOf(prostuti).list({ search: 'পদ্মা' })
 */
export function staffPassagesApiOf({ http }: Pick<Prostuti, 'http'>): StaffPassagesApi {
  return {
    list: ({ search, ...page } = {}) => http.call(listPassages, { query: { search, ...pageQueryOf(page) } }),
    create: text =>
      oncePerIntent(http, JSON.stringify({ createPassage: text }), idempotencyKey =>
        http.call(createPassage, { body: { text } }, { idempotencyKey }),
      ),
    update: (id, body) => http.call(updatePassage, { params: { id }, body }),
  }
}
