import type { Post, QuotedQuestion } from '@prostuti/contract'
import type { PostTypeName } from '@prostuti/sdk/feed'
import type { TalkProps } from '../talk/index.ts'

/** What is written, and where. */
export interface ComposerProps extends TalkProps {
  type: PostTypeName
  /** A post that is changed; null: a new one. */
  editing: Post | null
  /** The question that the address names, as everyone may see it. */
  quote: QuotedQuestion | null
  onType: (type: PostTypeName) => void
  /** Sent; the draft is gone. */
  onDone: (post: Post, wasEdit: boolean) => void
  /** Kept to be sent once there is a network. */
  onKept: () => void
  /** Closed; the draft is kept. */
  onClose: () => void
}
