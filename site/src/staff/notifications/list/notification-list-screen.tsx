import type { StaffNotificationRow } from '@prostuti/contract'
import { type ReactElement, useMemo } from 'react'
import {
  type ListQuery,
  PageHead,
  StaffList,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useAddress,
  useFigures,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { NewButton } from '../new-button.tsx'
import { notificationHref } from '../notification-href.ts'
import { NotificationStateChip } from '../notification-state.tsx'
import { ViewLinks } from '../view-links.tsx'
import { StateLinks, stateIn } from './state-links.tsx'

/** What staff have written: drafts, what goes out, what went. */
export function NotificationListScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Notifications />
    </StaffRoot>
  )
}

function Notifications(): ReactElement {
  const t = useTexts('notifications')
  const admin = useStaff()
  const state = stateIn(useAddress()[0])
  return (
    <>
      <PageHead title={t('notifications.title')} choice={<ViewLinks view="list" />}>
        <NewButton />
      </PageHead>
      <StateLinks state={state} />
      <StaffList
        level={2}
        isNamedAbove
        title={t('notifications.list')}
        columns={useColumns()}
        rowId={(row: StaffNotificationRow) => row.id}
        rowName={row => row.title}
        rowHref={row => notificationHref(row)}
        dataKey={['notifications', 'list', state]}
        load={({ search, cursor, pageSize }: ListQuery) =>
          admin.notifications.list({ search, cursor, pageSize, state: state ?? undefined })
        }
        searchLabel={t('notifications.search')}
        empty={<StateMessage icon="bell-ring" title={t('notifications.none')} text={t('notifications.none_text')} />}
      />
    </>
  )
}

function useColumns() {
  const t = useTexts('notifications')
  const { number, recent } = useFigures()
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('notifications.what'),
        cell: ({ title, topic, repeat_count: all, sent }: StaffNotificationRow) => (
          <>
            {title}
            <div className="staff-small">
              {t(`notifications.topics.${topic}`)}
              {all > 1 && ` · ${t('notifications.sent_of', { all: number(all), sent: number(sent) })}`}
            </div>
          </>
        ),
      },
      {
        id: 'when',
        header: t('notifications.when'),
        width: '210px',
        cell: ({ notification_time: at, state }: StaffNotificationRow) =>
          at ? recent(at) : <span className="staff-small">{state === 'draft' ? t('notifications.no_time') : '–'}</span>,
      },
      {
        id: 'people',
        header: t('notifications.people'),
        width: '110px',
        align: 'end' as const,
        phone: 'named' as const,
        cell: ({ people, sent, state }: StaffNotificationRow) =>
          sent === 0 && state !== 'sending' ? (
            <span className="staff-small">{t('notifications.none_yet')}</span>
          ) : (
            <span className="staff-num">{number(people)}</span>
          ),
      },
      {
        id: 'state',
        header: t('notifications.state'),
        width: '140px',
        cell: ({ state }: StaffNotificationRow) => <NotificationStateChip state={state} />,
      },
    ],
    [t, number, recent],
  )
}
