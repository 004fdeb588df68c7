import type { SiteFeed } from '@prostuti/contract'

const nothing = { count: 0, count_is_exact: true, next: null, previous: null, results: [] }

/** Talk of nobody. */
export const createSampleFeed = (): SiteFeed => ({
  list: async () => nothing,
  find: async () => null,
  comments: async () => nothing,
})
