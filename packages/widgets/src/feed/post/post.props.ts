import type { Author, Post } from '@prostuti/contract'
import type { CommentList } from '@prostuti/sdk/feed'
import type { DrawnFor } from '../../foundation/data/queries.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

/** What a server has drawn of a post. */
interface PostData {
  post: Post
  comments: CommentList
  /** Which page of the comments, counted from 1. */
  page?: number
  /** Other questions, beside it. */
  others?: readonly Post[]
  /** Who looks. */
  me?: Author
}

export interface PostProps extends WidgetProps {
  /** Which post; without it there is nothing to draw. */
  postId?: string
  /** Where a post is: `/discussions/id={id}`. */
  postHref?: string
  /** Where all posts are. */
  feedHref?: string
  /** What the server has drawn. */
  initial?: PostData
  /** For whom and when. */
  drawn?: DrawnFor
}
