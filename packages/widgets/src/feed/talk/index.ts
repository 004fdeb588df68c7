/** What posts, lists and writing share. */

export { likesOf } from './acts/likes.ts'
export type { MenuAsk, Subject } from './acts/subject.ts'
export { tellDone, tellFailure } from './acts/tell.ts'
export { act, useGoOn } from './acts/use-act.ts'
export { usePostActs } from './acts/use-post-acts.ts'
export { lettersOf } from './body/letters.ts'
export { Quote } from './body/quote.tsx'
export { Words } from './body/words.tsx'
export { PostCard } from './card/post-card.tsx'
export { PostLinks } from './card/post-links.tsx'
export { agoWords, timeOf } from './device/moment-words.ts'
export { OldNotice } from './device/old-notice.tsx'
export { onStreamEvent } from './device/stream.ts'
export { useOnline } from './device/use-online.ts'
export { useViewer } from './device/use-viewer.ts'
export { Face } from './head/face.tsx'
export { MoreButton } from './head/more-button.tsx'
export { nameOf } from './head/name-of.ts'
export { TypeWord } from './head/type-word.tsx'
export {
  IconDelete,
  IconFind,
  IconPoll,
  IconQuestion,
  IconRemovedLine,
  IconUp,
  IconWaits,
  IconWrite,
} from './icons.tsx'
export { LikeButton } from './likes/like-button.tsx'
export { stateOf } from './state/post-state.ts'
export { reasonWords } from './state/reason-words.ts'
export { StateLabel } from './state/state-label.tsx'
export type { TalkProps } from './talk-props.ts'
