import type { SiteFeed } from '@prostuti/contract'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { createChangeComments } from './comments/change-comment.ts'
import { createCreateComment } from './comments/create-comment.ts'
import { createListComments } from './comments/list-comments.ts'
import { exportedFeed } from './exported.ts'
import type { FeedDeps } from './feed-deps.ts'
import { feedRows } from './feed-rows.ts'
import { createChangeTalk } from './moderation/change-talk.ts'
import { createListTalk } from './moderation/list-talk.ts'
import { createPictures } from './pictures/pictures.ts'
import { createChangePosts } from './posts/change-post.ts'
import { createCreatePost } from './posts/create-post.ts'
import { createGetPost } from './posts/get-post.ts'
import { createLikePost } from './posts/like-post.ts'
import { createListPosts } from './posts/list-posts.ts'
import { createVotePoll } from './posts/vote-poll.ts'
import { purgeTalk } from './purge-talk.ts'
import { createReports } from './reports/report.ts'
import { createSiteFeed } from './site-feed.ts'

export { type ToggleLike, toggleLike } from './likes.ts'
export { createReadTalkOf } from './read-talk-of.ts'

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
      ...createChangePosts(deps),
      createVotePoll(deps),
      ...createPictures(deps),
      ...createReports(deps),
      createListTalk(deps),
      createChangeTalk(deps),
    ],
    purges: [() => purgeTalk(deps.db.pool, deps.clock.now())],
    personRows: feedRows,
    exported: exportedFeed,
    pages: request => createSiteFeed(deps, request),
  }
}
