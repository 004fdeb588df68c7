import { Button } from '@mantine/core'
import type { Feedback } from '@prostuti/contract'
import { type ReactElement, useId, useState } from 'react'
import { useStaff } from '../foundation/context/staff-context.ts'
import { useQuery } from '../foundation/data/use-query.ts'
import { ErrorState } from '../foundation/state/error-state.tsx'
import { useFigures } from '../foundation/text/use-figures.ts'
import { useTexts } from '../foundation/text/use-texts.ts'
import styles from './dashboard.module.css'

const pageSize = 5

const words = {
  'Overall Service': 'dashboard.feedback_overall',
  'Custom Service': 'dashboard.feedback_help',
  'Question Quality': 'dashboard.feedback_questions',
} as const

/** What people have said of us, newest first, a few at a time. */
export function FeedbackCard(): ReactElement {
  const t = useTexts('dashboard')
  const admin = useStaff()
  const title = useId()
  const [page, setPage] = useState(1)
  const { data, error, reload } = useQuery(['feedback', page], () => admin.dashboard.feedback({ page, pageSize }))
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('dashboard.feedback')}</h2>
      </header>
      {error ? <ErrorState error={error} onRetry={reload} /> : null}
      {data?.count === 0 && <p className={styles.none}>{t('dashboard.feedback_none')}</p>}
      {data && data.count > 0 && (
        <ul className={styles.feedback}>
          {data.results.map(said => (
            <Said key={said.id} {...said} />
          ))}
        </ul>
      )}
      {data && data.count > pageSize && (
        <p className={styles.pages}>
          <Button variant="default" size="xs" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('dashboard.feedback_newer')}
          </Button>
          <Button variant="default" size="xs" disabled={data.next === null} onClick={() => setPage(page + 1)}>
            {t('dashboard.feedback_older')}
          </Button>
        </p>
      )}
    </section>
  )
}

function Said({ category, rating, text, user, at }: Feedback): ReactElement {
  const t = useTexts('dashboard')
  const { number, recent } = useFigures()
  const name = user === null ? t('dashboard.feedback_gone') : user.name || t('dashboard.feedback_nameless')
  return (
    <li>
      <b>
        {t(words[category])} · {t('dashboard.feedback_rating', { rating: number(rating) })}
      </b>
      {text && <p dir="auto">{text}</p>}
      <span className="staff-small">
        {name}, {recent(at)}
      </span>
    </li>
  )
}
