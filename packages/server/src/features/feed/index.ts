import type { SiteFeed } from '@prostuti/contract'
import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'

/** Talk among learners: posts, comments, likes, polls, and what moderators do with them. */
export interface Feed extends Feature<SiteFeed> {
  pages(request: SiteRequest): SiteFeed
}

export interface FeedDeps {
  readonly db: Database
  readonly clock: Clock
}

export function createFeed(_deps: FeedDeps): Feed {
  const nothing = { count: 0, count_is_exact: true, next: null, previous: null, results: [] }
  return {
    implementations: [],
    personRows: [],
    pages: () => ({ list: async () => nothing, find: async () => null, comments: async () => nothing }),
  }
}
