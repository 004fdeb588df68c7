import type { ReactElement } from 'react'
import { fromDhaka, useFigures, useTexts } from '../../foundation/index.ts'
import line from '../builder/timeline.module.css'
import { opensToLearners } from '../fields/early-marks.ts'
import type { ExamFields } from '../fields/exam-fields.ts'
import styles from './learner-timeline.module.css'

interface Moment {
  readonly at: string
  readonly text: string
}

/** What learners may see when, on the exam's own line of time; what never opens stands below it. */
export function LearnerTimeline({ fields }: { fields: ExamFields }): ReactElement {
  const t = useTexts('exams')
  const { instant, digits } = useFigures()
  const openings = [
    ['result_visibility', t('exams.line.result')],
    ['standing_visibility', t('exams.line.standing')],
    ['solution_visibility', t('exams.line.solution')],
  ] as const
  const [start, end] = [fromDhaka(fields.start_time), fromDhaka(fields.end_time)]
  const moments: Moment[] = []
  if (start && end) {
    const hours = Math.max(0, Math.round((Date.parse(end) - Date.parse(start)) / 3_600_000))
    moments.push({ at: start, text: t('exams.line.start', { hours: digits(String(hours)) }) })
    moments.push({ at: end, text: t('exams.line.end', { minutes: digits(fields.grace || '0') }) })
  }
  for (const [name, text] of openings) {
    const at = opensToLearners(name, fields)
    if (at) moments.push({ at, text })
  }
  const lines = [
    ...Map.groupBy(
      moments.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
      ({ at }) => at,
    ),
  ]
  const never = openings.filter(([name]) => fields[name] === 'never').map(([, text]) => text)
  return (
    <section className="staff-card">
      <header>
        <h2>{t('exams.learner_side')}</h2>
      </header>
      <ol className={line.timeline}>
        <li data-reached>
          <b>{t('exams.line.now')}</b>
          {t(
            fields.mode === 'SMALL'
              ? 'exams.line.small'
              : fields.enrollment_visibility === 'program'
                ? 'exams.line.listed_program'
                : 'exams.line.listed',
          )}
        </li>
        {lines.map(([at, all]) => (
          <li key={at}>
            <b>{instant(at)}</b>
            {all.map(({ text }) => text).join(', ')}
          </li>
        ))}
      </ol>
      {never.length > 0 && <p className={styles.never}>{t('exams.line.never', { what: never.join(', ') })}</p>}
    </section>
  )
}
