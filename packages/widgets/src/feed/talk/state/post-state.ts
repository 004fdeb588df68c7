import type { Post } from '@prostuti/contract'
import { postStatuses } from '@prostuti/contract/feed/bounds'

/** What became of a post, as its writer sees it. */
export type PostState = 'public' | 'waiting' | 'returned' | 'removed'

export function stateOf({ status, published_at: published }: Pick<Post, 'status' | 'published_at'>): PostState {
  if (status === postStatuses.pending) return 'waiting'
  if (status === postStatuses.deleted) return published === null ? 'returned' : 'removed'
  return 'public'
}
