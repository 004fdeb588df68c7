import type { NotificationSettings as Settings } from '@prostuti/contract'
import { notificationsApiOf } from '@prostuti/sdk/notifications'
import { useState } from 'react'
import { useRequest } from '../../foundation/data/use-request.ts'
import { icon } from '../../foundation/icons/icons.tsx'
import { moon } from '../../foundation/icons/lucide.ts'
import { RequestError } from '../../foundation/ui/request-error.tsx'
import { Skeleton, SkeletonBlock } from '../../foundation/ui/skeleton.tsx'
import { Devices } from './devices.tsx'
import type { NotificationSettingsProps } from './notification-settings.props.ts'
import { Topics } from './topics.tsx'

const IconQuiet = icon(moon)

export function NotificationSettings(props: NotificationSettingsProps) {
  const { client, t, initial } = props
  const asked = useRequest('settings', () => notificationsApiOf(client).settings(), initial)
  const [changed, setChanged] = useState<Settings>()
  const settings = changed ?? asked.data
  if (!settings && asked.error !== undefined)
    return <RequestError t={t} error={asked.error} retry={asked.retry} retrying={asked.loading} />
  if (!settings) return <Bones label={t('ui.loading')} />
  const part = { ...props, settings, onSettings: setChanged }
  return (
    <section className="sets" aria-label={t('notification_settings.title')}>
      <p className="ui-muted">{t('notification_settings.text')}</p>
      <Topics {...part} />
      <p className="sets-quiet ui-small ui-num">
        <IconQuiet />
        <span>{t('notification_settings.quiet')}</span>
      </p>
      <Devices {...part} />
    </section>
  )
}

function Bones({ label }: { label: string }) {
  return (
    <Skeleton className="sets" label={label}>
      {['60%', '100%', '100%', '100%', '100%'].map((width, place) => (
        // They never move.
        <SkeletonBlock key={place} width={width} height={place === 0 ? '24px' : '64px'} />
      ))}
    </Skeleton>
  )
}
