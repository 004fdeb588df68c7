import type { SiteFeed } from '@prostuti/contract'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { createChangeComments } from './comments/change-comment.ts'
import { createCreateComment } from './comments/create-comment.ts'
import { createListComments } from './comments/list-comments.ts'
import type { FeedDeps } from './feed-deps.ts'
import { feedRows } from './feed-rows.ts'
import { createCreatePost } from './posts/create-post.ts'
import { createGetPost } from './posts/get-post.ts'
import { createLikePost } from './posts/like-post.ts'
import { createListPosts } from './posts/list-posts.ts'
import { createSiteFeed } from './site-feed.ts'

/** Talk among learners: posts, comments, likes, polls, and what moderators do with them. */
export interface Feed extends Feature<SiteFeed> {
  pages(request: SiteRequest): SiteFeed
}

export function createFeed(deps: FeedDeps): Feed {
  return {
    implementations: [
      createListPosts(deps),
      createGetPost(deps),
      createCreatePost(deps),
      createLikePost(deps),
      createListComments(deps),
      createCreateComment(deps),
      ...createChangeComments(deps),
    ],
    personRows: feedRows,
    pages: request => createSiteFeed(deps, request),
  }
}
