import type { Post } from '@prostuti/contract'
import { fillTemplate } from '../../../foundation/page/safe-path.ts'
import { agoWords } from '../device/moment-words.ts'
import { TypeWord } from '../head/type-word.tsx'
import type { TalkProps } from '../talk-props.ts'
import type { PostState } from './post-state.ts'
import { StateLabel } from './state-label.tsx'

interface StateHeadProps extends TalkProps {
  post: Post
  state: Exclude<PostState, 'public'>
}

/** Among one's own: what became of it first, then when it was written. */
export function StateHead(props: StateHeadProps) {
  const { t, post, state, postHref } = props
  return (
    <header className="talk-state-head">
      <StateLabel t={t} state={state} />
      <span className="talk-when ui-small">
        <a href={fillTemplate(postHref, { id: post.id })}>
          <time dateTime={post.created_at}>{agoWords(post.created_at, props)}</time>
        </a>
        <TypeWord t={t} type={post.type} />
      </span>
    </header>
  )
}
