import type { Post } from '@prostuti/contract'
import { useId } from 'react'
import { fillTemplate } from '../../../foundation/page/safe-path.ts'
import type { TalkProps } from '../talk-props.ts'

interface LinksProps extends Pick<TalkProps, 't' | 'postHref'> {
  title: string
  posts: readonly Post[]
}

/** Other posts in two lines each: their words, and how many comments they have. */
export function PostLinks({ t, title, posts, postHref }: LinksProps) {
  const id = useId()
  if (posts.length === 0) return null
  return (
    <section className="ui-card talk-card" part="card" aria-labelledby={id}>
      <h2 part="heading" id={id}>
        {title}
      </h2>
      <ul className="talk-links">
        {posts.map(post => (
          <li key={post.id}>
            <a className="text" href={fillTemplate(postHref, { id: post.id })}>
              {post.text}
            </a>
            <span className="ui-small ui-muted">{t('talk.comment_count', { count: post.comment_count })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
