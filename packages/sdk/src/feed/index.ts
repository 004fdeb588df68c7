export {
  type CommentDraft,
  type DraftOwner,
  emptyDraft,
  hasWords,
  keepCommentDraft,
  keepPostDraft,
  type PostDraft,
  type PostTypeName,
  readCommentDraft,
  readPostDraft,
} from './drafts.ts'
export {
  type CommentChanges,
  type CommentFilter,
  type CommentList,
  type FeedApi,
  feedApiOf,
  type NewComment,
  type NewPost,
  newKey,
  type PostChanges,
  type PostFilter,
  type PostList,
  type TalkKind,
} from './feed-api.ts'
export { askedPosts, type FeedPlace, feedAddress, feedPlaceOf, placeFields, type Shown } from './feed-place.ts'
export type { SentOutcome } from './outbox/sent-outcome.ts'
export { type TalkOutbox, talkOutboxOf } from './outbox/talk-outbox.ts'
export type { WaitingAct, WaitingItem } from './outbox/waiting-item.ts'
export { postTypeNames, readTypeName, typeNameOf } from './post-types.ts'
export { staffOfFeed } from './staff-api.ts'
