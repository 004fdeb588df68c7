import type { Post, SiteFeed } from '@prostuti/contract'
import { feedPageSize } from '@prostuti/contract'
import type { Cookies } from './cookies.ts'
import { sampleComments, samplePosts } from './sample-posts.ts'

/** Talk around the present; the cookie `talk=none` takes it away. */
export function createSampleFeed(cookies: Cookies): SiteFeed {
  const now = Date.now()
  const all = cookies.talk === 'none' ? [] : samplePosts(now, cookies.person !== undefined)
  const isPublic = (post: Post) => post.published_at !== null && post.said_reason === null
  return {
    list: async ({ type, mine, search = '', page = 1 }) =>
      pageOf(
        all.filter(
          post =>
            (mine ? post.is_mine : isPublic(post)) &&
            (type === undefined || post.type === type) &&
            post.text.includes(search),
        ),
        page,
      ),
    find: async id => all.find(post => post.id === id) ?? null,
    comments: async (post, page) => pageOf(sampleComments(now, post), page),
  }
}

function pageOf<T>(found: readonly T[], page: number) {
  return {
    ...{ count: found.length, count_is_exact: true },
    next: page * feedPageSize < found.length ? `?page=${page + 1}` : null,
    previous: page > 1 ? `?page=${page - 1}` : null,
    results: found.slice((page - 1) * feedPageSize, page * feedPageSize),
  }
}
