import type { StaffQuestionFlag } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import { groupReports } from './group-reports.ts'

/** What the reporters wrote; those who only chose a reason are named together. */
export function ReportWords({ flags }: { flags: readonly StaffQuestionFlag[] }): ReactElement {
  const t = useTexts('questions')
  const { recent } = useFigures()
  return (
    <>
      {groupReports(flags).map(([flag, ...others]) => (
        <article key={flag.id}>
          <p>
            <b>{[flag, ...others].map(({ user }) => user.name).join(', ')}</b>{' '}
            <span className="staff-small">{recent(flag.created_at)}</span>
          </p>
          <p>{flag.text || t(`questions.flag.${flag.reason}`)}</p>
          {flag.answer && <p className="staff-small">{t('questions.answered_with', { text: flag.answer })}</p>}
        </article>
      ))}
    </>
  )
}
