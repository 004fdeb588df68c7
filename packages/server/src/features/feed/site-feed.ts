import { feedPageSize, type SiteFeed } from '@prostuti/contract'
import { isId } from '@prostuti/contract/id'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { commentPage } from './comments/list-comments.ts'
import type { FeedDeps } from './feed-deps.ts'
import { findPost } from './posts/get-post.ts'
import { postPage } from './posts/list-posts.ts'

/** Talk as pages show it to the person who asks. */
export function createSiteFeed(deps: FeedDeps, request: SiteRequest): SiteFeed {
  const { language } = request
  const asking = async () => ({ viewer: await request.viewer(), language })
  return {
    list: async asked => postPage(deps, { page_size: feedPageSize, ...asked }, await asking()),
    find: async id => (isId(id) ? findPost(deps, id, await asking()) : null),
    comments: async (post, page) => commentPage(deps, { post, query: { page } }, await asking()),
  }
}
