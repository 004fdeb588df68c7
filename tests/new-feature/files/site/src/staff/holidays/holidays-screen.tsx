import type { Holiday } from '@prostuti/contract'
import { startOfDhakaDay } from '@prostuti/contract/dhaka-time'
import { type ReactElement, useMemo } from 'react'
import {
  StaffList,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useFigures,
  useStaff,
  useTexts,
} from '../foundation/index.ts'

/** Public holidays as learners see them. */
export function HolidaysScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Holidays />
    </StaffRoot>
  )
}

function Holidays(): ReactElement {
  const t = useTexts('holidays')
  const admin = useStaff()
  const { date } = useFigures()
  const columns = useMemo(
    () => [
      { id: 'name', header: t('holidays.name'), cell: ({ name }: Holiday) => name },
      { id: 'day', header: t('holidays.day'), cell: ({ day }: Holiday) => date(startOfDhakaDay(day)) },
    ],
    [t, date],
  )
  return (
    <StaffList
      title={t('holidays.title')}
      columns={columns}
      rowId={holiday => holiday.day}
      rowName={holiday => holiday.name}
      dataKey={['holidays']}
      load={() => admin.holidays.list()}
      empty={<StateMessage icon="calendar-days" title={t('holidays.empty')} text={t('holidays.empty_text')} />}
    />
  )
}
