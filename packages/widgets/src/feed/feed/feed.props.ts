import type { AskedPosts, Author, Post, QuotedQuestion } from '@prostuti/contract'
import type { PostList, PostTypeName } from '@prostuti/sdk/feed'
import type { DrawnFor } from '../../foundation/data/queries.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

/** What a server has drawn of the list. */
export interface FeedData {
  list: PostList
  /** What `list` answers; `page` counts from 1. */
  asked: AskedPosts
  /** The newest of one's own, and questions that have few answers: beside the list. */
  mine?: readonly Post[]
  unanswered?: readonly Post[]
  /** Who looks. */
  me?: Author
  /** The question that `write` quotes. */
  quote?: QuotedQuestion | null
}

export interface FeedProps extends WidgetProps {
  /** Where a post is: `/discussions/id={id}`. */
  postHref?: string
  /** The type, the search and what is being written stand in the page's address. */
  addressState?: boolean
  /** The type of post that is being written. */
  write?: PostTypeName
  /** What the server has drawn. */
  initial?: FeedData
  /** For whom and when. */
  drawn?: DrawnFor
}
