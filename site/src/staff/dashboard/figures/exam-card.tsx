import type { ExamActivityDay } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useStaff } from '../../foundation/context/staff-context.ts'
import { useQuery } from '../../foundation/data/use-query.ts'
import { useTexts } from '../../foundation/text/use-texts.ts'
import { CountCard } from './count-card.tsx'
import type { Span } from './use-span.ts'

/** Exams that were begun, and of how many the sheet is in. */
export function ExamCard({ span }: { span: Span }): ReactElement {
  const t = useTexts('dashboard')
  const admin = useStaff()
  const loaded = useQuery(['dashboard', 'exams', span], () => admin.dashboard.examActivity(span))
  return (
    <CountCard<ExamActivityDay>
      title={t('dashboard.exams')}
      loaded={loaded}
      csvName="exam-activity"
      series={[
        { name: t('dashboard.exams_in'), value: row => row.submitted },
        { name: t('dashboard.exams_open'), value: row => row.joined - row.submitted },
      ]}
      totalText={count => t('dashboard.exams_total', { count })}
    />
  )
}
