import { Button } from '@mantine/core'
import type { StaffPartnerRow } from '@prostuti/contract'
import { type ReactElement, useMemo, useState } from 'react'
import {
  Icon,
  StaffList,
  type StaffProps,
  StaffRoot,
  StateMessage,
  StatusChip,
  useFigures,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { NewPartnerDialog } from './new-partner-dialog.tsx'
import styles from './partners.module.css'

/** Sites of others on which we run. */
export function PartnerListScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Partners />
    </StaffRoot>
  )
}

function Partners(): ReactElement {
  const t = useTexts('partners')
  const admin = useStaff()
  const columns = useColumns()
  const [isMaking, setMaking] = useState(false)
  const make = (
    <Button leftSection={<Icon name="plus" />} onClick={() => setMaking(true)}>
      {t('partners.new')}
    </Button>
  )
  return (
    <>
      <StaffList
        title={t('partners.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => `/admin/partners/${id}`}
        dataKey={['partners', 'list']}
        searchLabel={t('partners.search')}
        load={({ cursor, pageSize, search }) => admin.partners.list({ cursor, pageSize, search })}
        foundText={count => t('partners.found', { count })}
        actions={make}
        empty={<StateMessage icon="link" title={t('partners.empty')} text={t('partners.empty_text')} />}
      />
      {isMaking && <NewPartnerDialog onClose={() => setMaking(false)} />}
    </>
  )
}

function useColumns() {
  const t = useTexts('partners')
  const { number, recent } = useFigures()
  return useMemo(
    () => [
      { id: 'name', header: t('partners.name'), cell: (row: StaffPartnerRow) => <NameCell row={row} /> },
      {
        ...{
          id: 'people',
          header: t('partners.people'),
          width: '132px',
          align: 'end' as const,
          phone: 'named' as const,
        },
        cell: ({ people }: StaffPartnerRow) => number(people),
      },
      {
        ...{ id: 'attempts', header: t('partners.attempts'), width: '140px', align: 'end' as const },
        ...{ phone: 'named' as const, cell: ({ attempts }: StaffPartnerRow) => number(attempts) },
      },
      {
        ...{ id: 'used', header: t('partners.last_used'), width: '160px', phone: 'named' as const },
        cell: ({ last_used_at: at }: StaffPartnerRow) => (at ? recent(at) : t('partners.never')),
      },
      {
        ...{ id: 'failed', header: t('partners.deliveries_short'), width: '140px' },
        cell: ({ failed }: StaffPartnerRow) =>
          failed > 0 && (
            <StatusChip tone="wrong" icon="circle-x">
              {t('partners.failed_count', { count: number(failed) })}
            </StatusChip>
          ),
      },
    ],
    [t, number, recent],
  )
}

function NameCell({ row: { name, origins, source } }: { row: StaffPartnerRow }): ReactElement {
  const t = useTexts('partners')
  return (
    <>
      <b>{name}</b>{' '}
      {source === 'settings' && (
        <StatusChip tone="quiet" icon="lock">
          {t('partners.from_settings')}
        </StatusChip>
      )}
      <span className={`staff-small ${styles.line}`}>{origins.join(', ')}</span>
    </>
  )
}
