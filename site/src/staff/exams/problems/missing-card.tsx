import type { ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import { durationMs, type ExamFields } from '../fields/exam-fields.ts'
import styles from './problem-card.module.css'

/** What a new exam still needs until it can be approved. */
export function MissingCard({ fields }: { fields: ExamFields }): ReactElement {
  const t = useTexts('exams')
  const { number } = useFigures()
  const missing = [
    ...(fields.title_bn.trim() === '' ? [t('exams.missing_title')] : []),
    ...(durationMs(fields.duration) === 0 ? [t('exams.problem.duration_zero')] : []),
    t('exams.problem.no_questions'),
  ]
  return (
    <section className={`staff-card ${styles.card}`}>
      <header>
        <h2>{t('exams.before_approving')}</h2>
        <span className="staff-small">{t('exams.count', { count: number(missing.length) })}</span>
      </header>
      <ul>
        {missing.map(text => (
          <li key={text} data-missing>
            <Icon name="circle-dashed" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
