import type { Returned } from '../shape.ts'
import type { Post, PostType, postShapes } from './posts.ts'

/** What a page of the list is asked for; `page` counts from 1. */
export interface AskedPosts {
  readonly type?: PostType
  readonly mine?: boolean
  readonly search?: string
  readonly page?: number
}

/** Talk as pages show it to the person who asks (`SiteHost`). */
export interface SiteFeed {
  list(asked: AskedPosts): Promise<Returned<(typeof postShapes)['feed.listPosts']>>
  /** Null for one that this person may not see, `gone` for one that everyone once saw and that is deleted. */
  find(id: string): Promise<Post | 'gone' | null>
  comments(post: string, page: number): Promise<Returned<(typeof postShapes)['feed.listComments']>>
}
