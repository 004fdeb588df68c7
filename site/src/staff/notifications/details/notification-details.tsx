import { Button } from '@mantine/core'
import type { StaffNotification } from '@prostuti/contract'
import { Fragment, type ReactElement, useState } from 'react'
import {
  AskBar,
  AuditTrail,
  ErrorState,
  Icon,
  PageHead,
  useChange,
  useFigures,
  usePageName,
  useQuery,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { useLabels } from '../compose/use-notification-form.ts'
import { newNotification } from '../notification-href.ts'
import { NotificationStateChip } from '../notification-state.tsx'
import { PhonePreview } from '../preview/phone-preview.tsx'
import { DateRows } from './date-rows.tsx'
import { DeliveryCard } from './delivery-card.tsx'
import styles from './details.module.css'
import { OpensCard } from './opens-card.tsx'

/** What becomes of one: each once, in sums, date by date; stopped here, and its dates left out. */
export function NotificationDetails({ id }: { id: string }): ReactElement {
  const t = useTexts('notifications')
  const admin = useStaff()
  const { data, error, reload } = useQuery(['notifications', id], () => admin.notifications.get(id, { details: true }))
  usePageName(data?.title.bn ?? t('notifications.title'))
  if (error) return <ErrorState error={error} onRetry={reload} />
  if (!data) return <PageHead title={t('notifications.title')} />
  return <Details notification={data} />
}

function Details({ notification }: { notification: StaffNotification }): ReactElement {
  const t = useTexts('notifications')
  const { title, body, page, web_url, image_url, image_alt, schedule_info: dates } = notification
  const begun = dates.filter(({ delivery }) => delivery !== null)
  const labels = useLabels()
  return (
    <div className={styles.page}>
      <Head notification={notification} />
      <Once notification={notification} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {begun.map(date => (
            <Fragment key={date.number}>
              <DeliveryCard date={date} isOne={dates.length === 1} />
              <OpensCard date={date} />
            </Fragment>
          ))}
          <DateRows notification={notification} />
        </div>
        <div className={styles.column}>
          <PhonePreview
            hasClock={false}
            shown={{
              title: { bn: title.bn, en: title.en ?? '' },
              body: { bn: body.bn, en: body.en ?? '' },
              ...{ page, web_url, image_url, image_alt, at: null },
            }}
          />
        </div>
      </div>
      <AuditTrail
        subject={{ kind: 'notification', id: notification.id }}
        version={notification.revision}
        labels={labels}
        actions={{ scheduled: t('notifications.did.scheduled'), stopped: t('notifications.did.stopped') }}
        linesOf={() => []}
      />
    </div>
  )
}

/** The first fact, because it is the fear. */
function Once({ notification }: { notification: StaffNotification }): ReactElement {
  const t = useTexts('notifications')
  const { number } = useFigures()
  const reached = notification.schedule_info.filter(({ delivery }) => delivery !== null)
  const people = reached.reduce((sum, { delivery }) => sum + (delivery?.people ?? 0), 0)
  if (reached.length === 0)
    return (
      <p className={styles.once} data-none>
        <Icon name="clock" /> <span>{t('notifications.nothing_yet')}</span>
      </p>
    )
  return (
    <p className={styles.once}>
      <Icon name="circle-check" />{' '}
      <span>
        <b>
          {t(reached.length > 1 ? 'notifications.each_once_dates' : 'notifications.each_once', {
            people: number(people),
          })}
        </b>{' '}
        {t('notifications.each_once_text')}
      </span>
    </p>
  )
}

function Head({ notification }: { notification: StaffNotification }): ReactElement {
  const { id, revision, state, title, schedule_info: dates } = notification
  const t = useTexts('notifications')
  const { number } = useFigures()
  const admin = useStaff()
  const change = useChange()
  const [isAsking, setAsking] = useState(false)
  const isOpen = state === 'scheduled' || state === 'sending'
  const hasBegun = dates.some(({ delivery }) => delivery !== null)
  const left = dates.filter(date => date.state === 'waiting' || date.state === 'sending').length
  const stop = async () => {
    await change(() => admin.notifications.stop(id, revision), {
      done: t('notifications.stopped'),
      outdates: [['notifications'], ['audit']],
    })
    setAsking(false)
  }
  return (
    <div>
      <PageHead title={title.bn} figure={<NotificationStateChip state={state} />}>
        <Button
          component="a"
          href={`${newNotification}?from=${id}`}
          variant={isOpen ? 'subtle' : 'default'}
          leftSection={<Icon name="copy" size={16} />}
        >
          {t('notifications.reuse')}
        </Button>
        {state === 'scheduled' && !hasBegun && (
          <Button component="a" href={`/admin/notifications/update/?id=${id}`} variant="default">
            {t('notifications.edit')}
          </Button>
        )}
        {isOpen && (
          <Button
            variant={isAsking ? 'default' : 'filled'}
            leftSection={<Icon name="pause" size={16} />}
            onClick={() => setAsking(true)}
          >
            {t('notifications.stop')}
          </Button>
        )}
      </PageHead>
      {isAsking && (
        <AskBar
          label={t('notifications.stop')}
          confirm={t('notifications.stop')}
          onConfirm={stop}
          onCancel={() => setAsking(false)}
        >
          <p>{t('notifications.stop_text', { count: number(left) })}</p>
        </AskBar>
      )}
    </div>
  )
}
