import type { PostTypeName } from '@prostuti/sdk/feed'
import type { MenuAsk, Subject, TalkProps } from '../talk/index.ts'
import type { FeedData } from './feed.props.ts'
import type { FeedState } from './feed-state.ts'
import type { FeedList } from './use-feed.ts'
import type { WaitingPosts } from './use-waiting-posts.ts'

/** What the parts of the list are given. */
export interface FeedViewProps extends TalkProps {
  place: FeedState
  list: FeedList
  waiting: WaitingPosts
  initial: FeedData | undefined
  onMenu: (asked: MenuAsk) => void
  onEdit: (subject: Subject) => void
}

/** What those are given that lead to writing. */
export interface StartProps extends FeedViewProps {
  onStart: (type: PostTypeName) => void
}
