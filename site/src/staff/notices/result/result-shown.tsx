import type { StaffGovtResult } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import { ShownText } from '../fields/shown-text.tsx'
import { openHref } from '../notice-kinds.ts'
import styles from '../notices.module.css'
import own from './result-sheet.module.css'
import type { ResultValues } from './use-result-form.ts'

interface ResultShownProps {
  values: ResultValues
  saved: StaffGovtResult | null
  isPublished: boolean
}

/** As learners read it, and what a search of it tells and does not tell. */
export function ResultShown({ values, saved, isPublished }: ResultShownProps): ReactElement {
  const t = useTexts('notices')
  const { number, date } = useFigures()
  const { title, organisation, body, next_title: next, next_date: day } = values
  const numbers = saved?.shown.numbers ?? 0
  return (
    <section className="staff-card">
      <header>
        <h2>{t('notices.shown')}</h2>
      </header>
      <div className={styles.shown}>
        <h3>{title || t('notices.untitled')}</h3>
        {organisation && <p>{organisation}</p>}
        <ShownText typed={body} saved={saved && { typed: saved.body, html: saved.shown.body }} />
        {next && <p>{t('notices.next_is', { next: [next, day && date(day)].filter(Boolean).join(', ') })}</p>}
        {numbers > 0 && <p className={own.count}>{t('notices.numbers', { count: number(numbers) })}</p>}
        <ul className={`staff-small ${own.rules}`}>
          <li>{t('notices.search_exact')}</li>
          <li>{t('notices.search_limit')}</li>
          <li>{t('notices.search_hidden')}</li>
        </ul>
        {saved && isPublished && (
          <a href={openHref('result', saved.slug)}>
            {t('notices.try_number')} <Icon name="external-link" size={14} />
          </a>
        )}
      </div>
    </section>
  )
}
