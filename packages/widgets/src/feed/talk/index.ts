/** What posts, lists and writing share. */
export { Face } from './face.tsx'
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
export { lettersOf } from './letters.ts'
export { LikeButton } from './like-button.tsx'
export { likesOf } from './likes.ts'
export { agoWords, timeOf } from './moment-words.ts'
export { MoreButton } from './more-button.tsx'
export { nameOf } from './name-of.ts'
export { OldNotice } from './old-notice.tsx'
export { PostCard } from './post-card.tsx'
export { PostLinks } from './post-links.tsx'
export { stateOf } from './post-state.ts'
export { Quote } from './quote.tsx'
export { reasonWords } from './reason-words.ts'
export { StateLabel } from './state-label.tsx'
export { onStreamEvent } from './stream.ts'
export type { MenuAsk, Subject } from './subject.ts'
export type { TalkProps } from './talk-props.ts'
export { tellDone, tellFailure } from './tell.ts'
export { TypeWord } from './type-word.tsx'
export { act, useGoOn } from './use-act.ts'
export { useOnline } from './use-online.ts'
export { usePostActs } from './use-post-acts.ts'
export { useViewer } from './use-viewer.ts'
export { Words } from './words.tsx'
