import { Button } from '@mantine/core'
import type { StaffAttempt } from '@prostuti/contract'
import { type ReactElement, useMemo, useState } from 'react'
import {
  type ListQuery,
  StaffList,
  StateMessage,
  StatusChip,
  useFigures,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { TimeDialog, type WantedTime } from './time-dialog.tsx'

/** Who sat or sits the exam: more time for one, and sheets opened again; for all in the exam's room. */
export function SittingsTab({ exam, room }: { exam: string; room: string }): ReactElement {
  const t = useTexts('regrade')
  const admin = useStaff()
  const [wanted, setWanted] = useState<WantedTime | null>(null)
  const columns = useColumns(setWanted)
  const load = ({ search, cursor, pageSize, filters: { open } }: ListQuery) =>
    admin.attempts.list(exam, { search, cursor, pageSize, open: open === undefined ? undefined : open === 'true' })
  return (
    <>
      <StaffList
        title={t('regrade.tab.sittings')}
        level={2}
        isNamedAbove
        columns={columns}
        rowId={({ user, try: number }) => `${user.id} ${number}`}
        rowName={({ user }) => user.name}
        dataKey={['attempts', exam]}
        load={load}
        searchLabel={t('regrade.sittings.search')}
        filters={[
          {
            name: 'open',
            label: t('regrade.sittings.sheet'),
            options: ['true', 'false'].map(value => ({
              value,
              label: t(value === 'true' ? 'regrade.sittings.open' : 'regrade.sittings.closed'),
            })),
          },
        ]}
        actions={
          <Button component="a" variant="default" href={room}>
            {t('regrade.time.all')}
          </Button>
        }
        empty={<StateMessage icon="users" title={t('regrade.sittings.none')} />}
      />
      <TimeDialog exam={exam} wanted={wanted} onClose={() => setWanted(null)} />
    </>
  )
}

function useColumns(onWanted: (wanted: WantedTime) => void) {
  const t = useTexts('regrade')
  const { number, instant } = useFigures()
  return useMemo(
    () => [
      { id: 'name', header: t('regrade.sittings.name'), cell: ({ user }: StaffAttempt) => user.name },
      {
        id: 'sheet',
        header: t('regrade.sittings.sheet'),
        width: '150px',
        cell: ({ open, settled }: StaffAttempt) => (
          <StatusChip tone={open ? 'running' : 'plain'} icon={open ? 'pencil' : 'circle-check'}>
            {t(open ? 'regrade.sittings.open' : settled ? 'regrade.sittings.settled' : 'regrade.sittings.closed')}
          </StatusChip>
        ),
      },
      {
        id: 'at',
        header: t('regrade.sittings.until'),
        width: '220px',
        cell: ({ open, deadline, submitted_at: at }: StaffAttempt) => {
          const shown = open ? deadline : at
          return shown ? instant(shown) : '–'
        },
      },
      {
        id: 'marks',
        header: t('regrade.sittings.marks'),
        width: '110px',
        align: 'end' as const,
        cell: ({ marks }: StaffAttempt) => (marks === null ? '–' : number(marks)),
      },
      {
        id: 'act',
        header: t('regrade.sittings.act'),
        width: '190px',
        cell: ({ user, open, reopens }: StaffAttempt) =>
          open || reopens === 'yes' ? (
            <Button
              variant="subtle"
              size="xs"
              onClick={() => onWanted({ kind: open ? 'one' : 'reopen', id: user.id, name: user.name })}
            >
              {t(open ? 'regrade.time.one' : 'regrade.time.reopen')}
            </Button>
          ) : (
            <span className="staff-small">{t('regrade.sittings.keys_seen')}</span>
          ),
      },
    ],
    [t, number, instant, onWanted],
  )
}
