import type { LateSheet } from '@prostuti/contract'
import { type ReactElement, useMemo } from 'react'
import { type ListQuery, StaffList, StateMessage, useFigures, useStaff, useTexts } from '../foundation/index.ts'

/** Sheets that came after the grace: they count nowhere; here is what they would have changed. */
export function LateSheetsTab({ exam }: { exam: string }): ReactElement {
  const t = useTexts('regrade')
  const admin = useStaff()
  const { number, instant } = useFigures()
  const columns = useMemo(
    () => [
      { id: 'name', header: t('regrade.sittings.name'), cell: ({ user }: LateSheet) => user.name },
      {
        id: 'late',
        header: t('regrade.late.received'),
        width: '230px',
        cell: ({ received_at: at, late_seconds: seconds }: LateSheet) => (
          <>
            {instant(at)}
            <div className="staff-small">{t('regrade.late.by', { minutes: number(Math.ceil(seconds / 60)) })}</div>
          </>
        ),
      },
      {
        id: 'marks',
        header: t('regrade.late.marks'),
        width: '170px',
        cell: ({ marks, marks_with: after }: LateSheet) => `${marks === null ? '–' : number(marks)} → ${number(after)}`,
      },
      {
        id: 'place',
        header: t('regrade.late.place'),
        width: '150px',
        cell: ({ position, position_with: after }: LateSheet) =>
          position < 0 ? '–' : `${number(position)} → ${number(after)}`,
      },
      {
        id: 'differing',
        header: t('regrade.late.differing'),
        width: '140px',
        align: 'end' as const,
        cell: ({ differing }: LateSheet) => (differing === null ? '–' : number(differing)),
      },
    ],
    [t, number, instant],
  )
  return (
    <StaffList
      title={t('regrade.tab.late')}
      level={2}
      isNamedAbove
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ user }) => user.name}
      dataKey={['attempts', exam, 'late']}
      load={({ cursor, pageSize }: ListQuery) => admin.attempts.lateSheets(exam, { cursor, pageSize })}
      empty={<StateMessage icon="inbox" title={t('regrade.late.none')} text={t('regrade.late.none_text')} />}
    />
  )
}
