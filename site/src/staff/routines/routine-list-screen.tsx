import { Button } from '@mantine/core'
import type { StaffRoutineRow } from '@prostuti/contract'
import { type ReactElement, useMemo } from 'react'
import {
  Icon,
  type ListQuery,
  StaffList,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useFigures,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { ProgramStateChip } from '../programs/program-state.tsx'

/** The routines of all programs. */
export function RoutineListScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Routines />
    </StaffRoot>
  )
}

function Routines(): ReactElement {
  const t = useTexts('routines')
  const admin = useStaff()
  const { number, date } = useFigures()
  const columns = useMemo(
    () => [
      { id: 'program', header: t('routines.program'), cell: ({ program }: StaffRoutineRow) => program.title },
      {
        id: 'state',
        header: t('routines.state'),
        width: '150px',
        cell: ({ program }: StaffRoutineRow) => <ProgramStateChip state={program.state} />,
      },
      {
        id: 'start',
        header: t('routines.starts_on'),
        width: '190px',
        cell: ({ program, starts_on: day }: StaffRoutineRow) =>
          program.is_personalized ? t('routines.own_start') : day ? date(day) : t('routines.not_set'),
      },
      {
        id: 'entries',
        header: t('routines.entries'),
        width: '100px',
        align: 'end' as const,
        phone: 'named' as const,
        cell: ({ entries }: StaffRoutineRow) => number(entries),
      },
      {
        id: 'days',
        header: t('routines.days'),
        width: '100px',
        align: 'end' as const,
        phone: 'named' as const,
        cell: ({ days }: StaffRoutineRow) => number(days),
      },
    ],
    [t, number, date],
  )
  return (
    <StaffList
      title={t('routines.title')}
      columns={columns}
      rowId={routine => routine.id}
      rowName={routine => routine.program.title}
      rowHref={routine => `/admin/programs/routine/update/?id=${routine.id}`}
      dataKey={['routines', 'list']}
      load={({ search, cursor, pageSize }: ListQuery) => admin.routines.list({ search, cursor, pageSize })}
      searchLabel={t('routines.search')}
      actions={
        <Button component="a" href="/admin/programs/routine/create" leftSection={<Icon name="plus" />}>
          {t('routines.new')}
        </Button>
      }
      empty={<StateMessage icon="calendar-days" title={t('routines.empty')} text={t('routines.empty_text')} />}
    />
  )
}
