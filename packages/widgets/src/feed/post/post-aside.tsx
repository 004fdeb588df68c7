import type { Post } from '@prostuti/contract'
import { formatMoment } from '../../foundation/text/format.ts'
import { nameOf, PostLinks, type TalkProps } from '../talk/index.ts'

interface AsideProps extends TalkProps {
  post: Post
  others: readonly Post[]
}

/** From talk back to learning: the question it is about, others that are asked, and where to report. */
export function PostAside(props: AsideProps) {
  const { t, language, now, post, others } = props
  const { quote, author, created_at: created } = post
  return (
    <aside className="post-aside">
      {quote ? (
        <section className="ui-card talk-card" part="card" aria-labelledby="post-quote">
          <h2 part="heading" id="post-quote">
            {t('thread.about_question')}
          </h2>
          <ul className="talk-links">
            <li>
              <a href={quote.href}>{t('thread.see_question')}</a>
            </li>
          </ul>
        </section>
      ) : null}
      <PostLinks {...props} title={t('thread.others')} posts={others} />
      <p className="ui-small ui-muted">
        {t('thread.written', { name: nameOf(author, t), time: formatMoment(created, language, now) })}
      </p>
    </aside>
  )
}
