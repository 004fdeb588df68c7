import { Button } from '@mantine/core'
import type { ComingExam } from '@prostuti/contract'
import { type ReactElement, useId, useState } from 'react'
import { Icon } from '../foundation/icon/icon.tsx'
import { hasPage } from '../foundation/page/has-page.ts'
import { useMay } from '../foundation/rights/use-may.ts'
import { useFigures } from '../foundation/text/use-figures.ts'
import { useTexts } from '../foundation/text/use-texts.ts'
import styles from './dashboard.module.css'
import { examHref } from './exam-href.ts'

const approved = 3
/** So many are in sight before somebody asks for all. */
const first = 5

/** What begins within a week, and what is still missing of it. */
export function ComingExams({ exams }: { exams: readonly ComingExam[] }): ReactElement {
  const t = useTexts('dashboard')
  const { number } = useFigures()
  const title = useId()
  const [showsAll, showAll] = useState(false)
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('dashboard.coming')}</h2>
        {exams.length > first && !showsAll && (
          <Button variant="subtle" size="xs" onClick={() => showAll(true)}>
            {t('dashboard.show_all', { count: number(exams.length) })}
          </Button>
        )}
      </header>
      {exams.length === 0 && <p className={styles.none}>{t('dashboard.nothing_comes')}</p>}
      <ul className={styles.coming}>
        {exams.slice(0, showsAll ? undefined : first).map(exam => (
          <Coming key={exam.id} exam={exam} />
        ))}
      </ul>
    </section>
  )
}

function Coming({ exam }: { exam: ComingExam }): ReactElement {
  const t = useTexts('dashboard')
  const { number, dayOf, time } = useFigures()
  const missing = exam.total_questions - exam.chosen_questions
  const builds = useMay('exams.build')
  const href = builds ? examHref(exam, hasPage) : null
  return (
    <li>
      <span>
        {dayOf(exam.start_time)}
        <br />
        {time(exam.start_time)}
      </span>
      <div>
        {href ? <a href={href}>{exam.title}</a> : exam.title}
        {missing > 0 ? (
          <Trouble
            text={t('dashboard.questions_missing', {
              missing: number(missing),
              chosen: number(exam.chosen_questions),
              total: number(exam.total_questions),
            })}
          />
        ) : exam.question_state !== approved ? (
          <Trouble text={t('dashboard.not_approved')} />
        ) : (
          <span className="staff-small">
            {t('dashboard.questions', { count: number(exam.total_questions) })} ·{' '}
            <span className={styles.ready}>{t('dashboard.ready')}</span>
          </span>
        )}
      </div>
    </li>
  )
}

function Trouble({ text }: { text: string }): ReactElement {
  return (
    <span className={styles.soon}>
      <Icon name="triangle-alert" size={14} />
      {text}
    </span>
  )
}
