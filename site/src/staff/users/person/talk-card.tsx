import type { Person } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import styles from '../users.module.css'

/** How much a person has said, and the newest of it. */
export function TalkCard({ person: { talk } }: { person: Person }): ReactElement {
  const t = useTexts('users')
  const { number, recent } = useFigures()
  const title = useId()
  const { posts, comments, last } = talk
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('users.talk')}</h2>
        <span className="staff-small">
          {t('users.talk_count', { posts: number(posts), comments: number(comments) })}
        </span>
      </header>
      {last.length === 0 && <p className={styles.nothing}>{t('users.talk_none')}</p>}
      <ul className={styles.rows}>
        {last.map(({ kind, id, post, text, at, state }) => (
          <li key={`${kind} ${id}`}>
            <div className={styles.said}>
              {state === 'public' ? <a href={`/discussions/id=${post}`}>{text}</a> : text}
              <span className={`staff-small ${styles.line}`}>
                {t(`users.said.${kind}`)} · {recent(at)}
                {state !== 'public' && ` · ${t(`users.said.${state}`)}`}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
