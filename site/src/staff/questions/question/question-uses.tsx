import type { StaffQuestion } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import styles from './question-uses.module.css'

/** The exams that ask a question: they decide what may be changed of it. */
export function QuestionUses({ question }: { question: StaffQuestion }): ReactElement {
  const t = useTexts('questions')
  const { number, instant } = useFigures()
  const { uses, embargoed } = question
  return (
    <section className={`staff-card ${styles.uses}`} aria-label={t('questions.where')}>
      <header>
        <h2>{t('questions.where')}</h2>
        <span className="staff-small">
          {uses.length === 0 ? t('frame.none') : t('questions.uses_count', { count: number(uses.length) })}
        </span>
      </header>
      {embargoed && (
        <p className={styles.embargo}>
          <Icon name="lock" size={16} />
          {t('questions.embargo_text')}
        </p>
      )}
      {uses.length > 0 && (
        <ul>
          {uses.map(use => (
            <li key={use.exam}>
              <a href={`/admin/programs/${use.program ?? 0}/exam/update?id=${use.exam}&step=overview`}>{use.title}</a>
              <div className="staff-small">
                {t('questions.use_start', { at: instant(use.start_time) })}
                {use.sat > 0 && ` · ${t('questions.use_sat', { count: number(use.sat) })}`}
              </div>
              {use.sat > 0 && use.program && (
                <a href={`/admin/programs/${use.program}/exam/${use.exam}/regrade`}>{t('questions.regrade')}</a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
