import type { StaffQuestion } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useFigures, useLanguage, useTexts } from '../../foundation/index.ts'
import styles from './review-checks.module.css'

/** Look-alikes that are seen at once: the closest. The others would push the next questions away. */
const mostShown = 2

/** What a machine can check of a question. */
export function ReviewChecks({ question }: { question: StaffQuestion }): ReactElement {
  const t = useTexts('questions')
  const language = useLanguage()
  const { number } = useFigures()
  const { options, shown, quality, similar } = question
  const visible = options.flatMap((option, at) => (option.hidden ? [] : [shown[language].options[at] ?? '']))
  const checks = [
    [t('questions.check.one_right'), options.filter(option => option.is_correct).length === 1],
    [t('questions.check.explained'), quality !== 'No explanation'],
    [t('questions.check.distinct'), new Set(visible).size === visible.length],
    [t('questions.check.new'), quality !== 'duplicate'],
  ] as const
  return (
    <section className="staff-card" aria-label={t('questions.checks')}>
      <header>
        <h2>{t('questions.checks')}</h2>
      </header>
      <ul className={styles.checks}>
        {checks.map(([text, isMet]) => (
          <li key={text} data-met={isMet}>
            <Icon name={isMet ? 'circle-check' : 'triangle-alert'} />
            <span>
              {text}
              {!isMet && <span className="staff-small"> · {t('questions.check.failed')}</span>}
            </span>
          </li>
        ))}
        {similar.slice(0, mostShown).map(each => (
          <Similar key={each.id} {...each} />
        ))}
      </ul>
      {similar.length > mostShown && (
        <details className={styles.more}>
          <summary>{t('questions.more_similar', { count: number(similar.length - mostShown) })}</summary>
          <ul className={styles.checks}>
            {similar.slice(mostShown).map(each => (
              <Similar key={each.id} {...each} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Similar({ id, text, similarity }: StaffQuestion['similar'][number]): ReactElement {
  const t = useTexts('questions')
  const { number, digits } = useFigures()
  return (
    <li data-met={false}>
      <Icon name="triangle-alert" />
      <a href={`/admin/question/${id}`}>
        {t('questions.similar_to', { percent: number(Math.round(similarity * 100)), title: text })}{' '}
        <span className="staff-small">#{digits(id)}</span>
      </a>
    </li>
  )
}
