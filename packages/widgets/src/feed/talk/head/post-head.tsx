import type { Post } from '@prostuti/contract'
import type { ReactNode } from 'react'
import { fillTemplate } from '../../../foundation/page/safe-path.ts'
import { agoWords } from '../device/moment-words.ts'
import type { TalkProps } from '../talk-props.ts'
import { Face } from './face.tsx'
import { nameOf } from './name-of.ts'
import { TypeWord } from './type-word.tsx'

interface HeadProps extends TalkProps {
  post: Post
  /** What can be done with it. */
  tools?: ReactNode
}

/** Who wrote it, when, and of what kind it is. */
export function PostHead(props: HeadProps) {
  const { t, post, postHref, tools } = props
  return (
    <header className="talk-head">
      <Face author={post.author} />
      <div>
        <p className="talk-name">
          <b>{nameOf(post.author, t)}</b>
          {post.author?.is_moderator ? ` · ${t('talk.moderator')}` : null}
        </p>
        <p className="talk-when ui-small">
          <a href={fillTemplate(postHref, { id: post.id })}>
            <time dateTime={post.published_at ?? post.created_at}>
              {agoWords(post.published_at ?? post.created_at, props)}
            </time>
          </a>
          <TypeWord t={t} type={post.type} />
          {post.is_edited ? ` · ${t('talk.edited')}` : null}
        </p>
      </div>
      {tools}
    </header>
  )
}
