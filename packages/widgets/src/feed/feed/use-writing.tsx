import type { Post } from '@prostuti/contract'
import { type PostTypeName, typeNameOf } from '@prostuti/sdk/feed'
import type { ReactNode } from 'react'
import { useWritePlace } from '../later/index.ts'
import { act, type TalkProps, tellDone } from '../talk/index.ts'
import type { FeedProps } from './feed.props.ts'
import type { FeedState } from './feed-state.ts'

interface WritingOptions {
  talk: TalkProps
  props: FeedProps
  place: FeedState
  editing: Post | null
  onDone: (post: Post, wasEdit: boolean) => void
  onClose: () => void
  /** Goes to the top of the list, where one's own now stands. */
  top: () => void
}

interface Writing {
  place: ReactNode
  /** In the page, not over it. */
  isInPlace: boolean
  /** Begins to write, once somebody is signed in; true, for who goes on with it. */
  start(type: PostTypeName): true
}

/** The place to write: a page of its own on a phone, above the list where there is room; its type stands in the address. */
export function useWriting({ talk, props, place, editing, onDone, onClose, top }: WritingOptions): Writing {
  const { write } = place
  const close = () => {
    if (editing) return onClose()
    // The step that opened it is taken back, so that "back" does not open it again.
    const { state } = history as { state: { prostutiStep?: boolean } | null }
    if (props.addressState && state?.prostutiStep) history.back()
    else place.choose({ write: null, question: null })
  }
  const quote = props.initial?.quote ?? null
  const opened = useWritePlace({
    ...{ talk, extend: props.extend, editing },
    type: editing ? typeNameOf(editing.type) : write,
    quote: quote && quote.id === place.question ? quote : null,
    onType: type => place.choose({ write: type }),
    onDone: (post, wasEdit) => {
      if (!wasEdit) {
        top()
        close()
      }
      onDone(post, wasEdit)
    },
    onKept: () => {
      top()
      close()
      tellDone(talk.t('feed.kept'))
    },
    onClose: close,
  })
  return {
    ...opened,
    start(type) {
      act(talk, { words: 'feed.act.write', fragment: 'write', run: () => place.choose({ write: type }, true) })
      return true
    },
  }
}
