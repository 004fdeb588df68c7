import type { ReturnsOf, WirePart } from '@prostuti/contract'
import { changeTalk, listTalk } from '@prostuti/contract/feed/staff-operations'
import type { Prostuti } from '../client.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

type ListQuery = NonNullable<WirePart<'feed.listTalk', 'query'>>
type Act = WirePart<'feed.changeTalk', 'body'>

/** Of one tab; with these words in the text. */
type TalkFilter = PageFilter & Pick<ListQuery, 'tab' | 'search'>

/** The calls by which moderators read talk and decide about it. */
export interface StaffTalkApi {
  /** Pending: the oldest first; reported: the most reports first; others: the newest first. */
  list(filter?: TalkFilter): Promise<ReturnsOf<'feed.listTalk'>>
  /** What `change` would do. */
  foresee(act: Omit<Act, 'dry_run'>): Promise<ReturnsOf<'feed.changeTalk'>>
  /** What goes back or is removed needs a reason; `undo` takes the last act on each back. */
  change(act: Omit<Act, 'dry_run'>): Promise<ReturnsOf<'feed.changeTalk'>>
}

/**
 * `StaffTalkApi` of a client.
 *
 * @example const { results, counts } = await staffTalkApiOf(prostuti).list({ tab: 'pending' })
 */
export function staffTalkApiOf({ http }: Pick<Prostuti, 'http'>): StaffTalkApi {
  return {
    list: ({ tab, search, ...page } = {}) =>
      http.call(listTalk, { query: { tab, search, ...pageQueryOf(page) } }, { fresh: true }),
    foresee: act => http.call(changeTalk, { body: { ...act, dry_run: true } }),
    change: act => http.call(changeTalk, { body: { ...act, dry_run: false } }),
  }
}
