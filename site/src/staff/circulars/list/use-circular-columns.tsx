import type { StaffCircularCard } from '@prostuti/contract'
import { type ReactElement, useMemo } from 'react'
import { type StaffColumn, useFigures, useTexts } from '../../foundation/index.ts'
import { CircularStateChip } from '../circular/circular-state.tsx'
import { useDayWords } from '../circular/day-words.ts'
import styles from './circular-list.module.css'

/** The columns of the list; `left`: the circulars that stay out of the act that is asked about. */
export function useCircularColumns(left: readonly string[]): readonly StaffColumn<StaffCircularCard>[] {
  const t = useTexts('circulars')
  const { number, recent } = useFigures()
  const { day } = useDayWords()
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('circulars.post'),
        cell: ({ title, company, category, is_sample: isSample }) => (
          <>
            {title}
            <div className="staff-small">
              {[company, t(`circulars.category.${category}`), ...(isSample ? [t('circulars.sample')] : [])].join(' · ')}
            </div>
          </>
        ),
      },
      {
        id: 'state',
        header: t('circulars.states'),
        width: '132px',
        cell: ({ id, state, problem }) => (
          <>
            <CircularStateChip state={state} problem={left.includes(id) ? null : problem} />
            {left.includes(id) && <div className={styles.out}>{t('circulars.stays_out')}</div>}
          </>
        ),
      },
      {
        id: 'vacancy',
        header: t('circulars.vacancy'),
        width: '84px',
        align: 'end',
        phone: 'named',
        cell: ({ vacancy }) => (vacancy === null ? '–' : number(vacancy)),
      },
      {
        id: 'window',
        header: t('circulars.applying'),
        width: '176px',
        cell: circular => <ApplicationDays circular={circular} />,
      },
      {
        id: 'exam',
        header: t('circulars.exam'),
        width: '108px',
        phone: 'named',
        cell: ({ exam_date: exam }) =>
          exam ? day(exam) : <span className="staff-small">{t('circulars.not_known')}</span>,
      },
      {
        id: 'changed',
        header: t('circulars.changed'),
        width: '146px',
        cell: ({ changed, created_at }) => (
          <>
            {changed?.by ?? t('audit.server')}
            <div className="staff-small">{recent(changed?.at ?? created_at)}</div>
          </>
        ),
      },
    ],
    [t, number, recent, day, left],
  )
}

function ApplicationDays({ circular }: { circular: StaffCircularCard }): ReactElement {
  const { span, left } = useDayWords()
  const { text, tone } = left(circular)
  const hasDays = circular.application_start_date !== null || circular.deadline !== null
  return (
    <>
      {hasDays && span(circular)}
      <div className={styles.left} data-tone={tone}>
        {text}
      </div>
    </>
  )
}
