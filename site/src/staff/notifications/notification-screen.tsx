import { Button } from '@mantine/core'
import type { StaffNotification } from '@prostuti/contract'
import { ApiError } from '@prostuti/sdk'
import { type ReactElement, useRef } from 'react'
import {
  ErrorState,
  PageHead,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useAddress,
  useQuery,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { ComposeForm } from './compose/compose-form.tsx'
import { NotificationDetails } from './details/notification-details.tsx'
import { notificationList } from './notification-href.ts'

/** Writes a notification, changes the one that the address names (`?id=`), or says what became of it (`&details=true`). */
export function NotificationScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Opened />
    </StaffRoot>
  )
}

function Opened(): ReactElement {
  const [address] = useAddress()
  const id = address.get('id')
  // A new one stays where it is once it is saved; one that is used again begins with the words of another.
  const copied = useRef(id === null ? address.get('from') : null)
  const isNew = useRef(id === null)
  if (isNew.current)
    return copied.current ? (
      <Read id={copied.current} details={false}>
        {thing => <ComposeForm stored={null} copied={thing} />}
      </Read>
    ) : (
      <ComposeForm stored={null} />
    )
  return (
    <Read key={id} id={id ?? ''} details={address.get('details') === 'true'}>
      {(thing, details) =>
        details || (thing.state !== 'draft' && thing.state !== 'scheduled') ? (
          <NotificationDetails id={thing.id} />
        ) : (
          <ComposeForm stored={thing} />
        )
      }
    </Read>
  )
}

interface ReadProps {
  id: string
  details: boolean
  children(thing: StaffNotification, details: boolean): ReactElement
}

function Read({ id, details, children }: ReadProps): ReactElement {
  const t = useTexts('notifications')
  const admin = useStaff()
  const { data, error, reload } = useQuery(['notifications', 'one', id], () => admin.notifications.get(id))
  const first = useRef<StaffNotification | null>(null)
  // The form goes on from what it has read once.
  if (data && first.current === null) first.current = data
  if (first.current !== null) return children(first.current, details)
  if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed'))
    return (
      <StateMessage icon="search-x" title={t('notifications.missing')} text={t('notifications.missing_text')}>
        <Button component="a" href={notificationList}>
          {t('notifications.to_list')}
        </Button>
      </StateMessage>
    )
  if (error) return <ErrorState error={error} onRetry={reload} />
  return <PageHead title={t('notifications.title')} />
}
