import type { RunningExam } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { useStaffContext } from '../foundation/context/staff-context.ts'
import { Icon } from '../foundation/icon/icon.tsx'
import { useMay } from '../foundation/rights/use-may.ts'
import { StateMessage } from '../foundation/state/state-message.tsx'
import { StatusChip } from '../foundation/state/status-chip.tsx'
import { useFigures } from '../foundation/text/use-figures.ts'
import { useTexts } from '../foundation/text/use-texts.ts'
import styles from './dashboard.module.css'
import { roomHref } from './exam-href.ts'
import { useTimeLeft } from './use-time-left.ts'

interface RunningExamsProps {
  exams: readonly RunningExam[]
  /** When these figures were taken. */
  countedAt: string
}

/** What runs now, and how many sit; the one that ends first stands first. */
export function RunningExams({ exams, countedAt }: RunningExamsProps): ReactElement {
  const t = useTexts('dashboard')
  const { number, time } = useFigures()
  const title = useId()
  const sitting = exams.reduce((sum, exam) => sum + exam.sitting, 0)
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('dashboard.running')}</h2>
        {exams.length > 0 && (
          <span className="staff-small">
            {t('dashboard.running_figure', { exams: number(exams.length), people: number(sitting) })}
          </span>
        )}
        <span className="staff-small">{t('dashboard.counted_at', { time: time(countedAt) })}</span>
      </header>
      {exams.length === 0 ? (
        <StateMessage
          icon="calendar-days"
          title={t('dashboard.nothing_runs')}
          text={t('dashboard.nothing_runs_text')}
        />
      ) : (
        <table className={styles.running}>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.exam')}</th>
              <th scope="col">{t('dashboard.sitting')}</th>
              <th scope="col">{t('dashboard.submitted')}</th>
              <th scope="col">{t('dashboard.ends')}</th>
            </tr>
          </thead>
          <tbody>
            {exams.map(exam => (
              <Row key={exam.id} exam={exam} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const soonMs = 20 * 60_000
const halted = 1

function Row({ exam }: { exam: RunningExam }): ReactElement {
  const t = useTexts('dashboard')
  const { now } = useStaffContext()
  const { number, time } = useFigures()
  const timeLeft = useTimeLeft()
  const joined = exam.sitting + exam.submitted
  const left = Date.parse(exam.end_time) - now()
  const href = useMay('exams.room') ? roomHref(exam) : null
  return (
    <tr>
      <td>
        {href ? <a href={href}>{exam.title}</a> : <b>{exam.title}</b>}
        {exam.question_state === halted && (
          <StatusChip tone="running" icon="pause">
            {t('dashboard.halted')}
          </StatusChip>
        )}
        <span className="staff-small">{exam.program?.title ?? t('dashboard.no_program')}</span>
      </td>
      <td>
        <span className={styles.phoneLabel}>{t('dashboard.sitting')}</span> {number(exam.sitting)}
      </td>
      <td>
        <span className={styles.share}>
          <progress value={exam.submitted} max={Math.max(joined, 1)} aria-label={t('dashboard.submitted')} />
          <span className="staff-small">
            {t('dashboard.of', { part: number(exam.submitted), whole: number(joined) })}
          </span>
        </span>
      </td>
      <td>
        {time(exam.end_time)}
        <span className={left < soonMs ? styles.soon : 'staff-small'}>
          {left < soonMs && <Icon name="clock-alert" size={14} />}
          {timeLeft(left)}
        </span>
      </td>
    </tr>
  )
}
