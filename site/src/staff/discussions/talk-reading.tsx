import type { Post, TalkItem } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../foundation/index.ts'
import styles from './talk-reading.module.css'

/** A post or comment as others read it, and what was reported of it. */
export function TalkReading({ item }: { item: TalkItem }): ReactElement {
  const t = useTexts('discussions')
  const { number, recent } = useFigures()
  const { comment, post, pending_html: pending, reports, said_reason: said } = item
  return (
    <div className={styles.reading}>
      <header>
        <div>
          <b>{item.writer?.name ?? t('talk.nameless')}</b>
          <div className="staff-small">
            {recent(comment?.created_at ?? post.created_at)}
            {item.comments > 0 && ` · ${t('talk.comments', { count: number(item.comments) })}`}
          </div>
        </div>
        <a
          href={`/discussions/id=${post.id}${comment ? `#comment-${item.id}` : ''}`}
          target="_blank"
          rel="noopener"
          aria-label={t('talk.open')}
        >
          <Icon name="external-link" />
        </a>
      </header>
      {comment ? (
        <>
          <Html html={comment.html} />
          <section className={styles.aside} aria-label={t('talk.under')}>
            <h3>{t('talk.under')}</h3>
            <Html html={post.html} />
          </section>
        </>
      ) : (
        <PostWords post={post} pending={pending} />
      )}
      {said && (
        <p className={styles.aside}>
          <b>{t('talk.said_now')}:</b> {said.reason === 'other' ? said.text : t(`talk.reasons.${said.reason}`)}
        </p>
      )}
      {reports.count > 0 && (
        <section className={styles.aside} aria-label={t('talk.reports', { count: number(reports.count) })}>
          <h3>
            {t('talk.reports', { count: number(reports.count) })}
            {reports.hides && ` · ${t('talk.hidden')}`}
          </h3>
          <ul>
            {reports.reasons.map(({ reason, count }) => (
              <li key={reason}>
                {t(`talk.report.${reason}`)} <span className="staff-num">{number(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** New words of a public post stand beside those that everyone reads. */
function PostWords({ post, pending }: { post: Post; pending: string | null }): ReactElement {
  const t = useTexts('discussions')
  return (
    <>
      {pending === null ? (
        <Html html={post.html} />
      ) : (
        <>
          <section aria-label={t('talk.after')}>
            <h3>{t('talk.after')}</h3>
            <Html html={pending} />
          </section>
          <section className={styles.aside} aria-label={t('talk.before')}>
            <h3>{t('talk.before')}</h3>
            <Html html={post.html} />
          </section>
        </>
      )}
      {post.poll && (
        <ol className={styles.poll}>
          {post.poll.options.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
      {post.quote && (
        <blockquote className={styles.aside}>
          <Html html={post.quote.text} />
        </blockquote>
      )}
      {post.pictures.length > 0 && (
        <div className={styles.pictures}>
          {post.pictures.map(({ id, path, alt, width, height }) =>
            path ? (
              <a key={id} href={path} target="_blank" rel="noopener">
                <img src={path} alt={alt} width={width ?? undefined} height={height ?? undefined} loading="lazy" />
              </a>
            ) : (
              <Icon key={id} name="image" />
            ),
          )}
        </div>
      )}
    </>
  )
}

/** The server has made it of typed words: paragraphs, links and formulas, and nothing else. */
function Html({ html }: { html: string }): ReactElement {
  return <div className={styles.words} dangerouslySetInnerHTML={{ __html: html }} />
}
