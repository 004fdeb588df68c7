import type { Comment, Post, Reply } from '@prostuti/contract'
import type { MenuAsk, TalkProps } from '../talk/index.ts'
import type { Comments } from './use-comments.ts'

/** What the comments of a post are given. */
export interface ThreadProps extends TalkProps {
  post: Post
  comments: Comments
  onMenu: (asked: MenuAsk) => void
  /** Answers one, below its comment. */
  onReply: (comment: Comment, to: Comment | Reply) => void
  /** The comment whose words are being changed; null: none. */
  editing: string | null
  onEdited: () => void
}
