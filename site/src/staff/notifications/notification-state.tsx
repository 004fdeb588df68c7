import type { NotificationDate, StaffNotificationRow } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { type IconName, StatusChip, type Tone, useTexts } from '../foundation/index.ts'

const looks: Readonly<Record<StaffNotificationRow['state'], readonly [Tone, IconName]>> = {
  draft: ['quiet', 'pencil'],
  scheduled: ['marked', 'clock'],
  sending: ['running', 'loader-circle'],
  sent: ['plain', 'circle-check'],
  stopped: ['archived', 'pause'],
}

const dateLooks: Readonly<Record<NotificationDate['state'], readonly [Tone, IconName]>> = {
  waiting: ['marked', 'clock'],
  left_out: ['quiet', 'minus'],
  sending: ['running', 'loader-circle'],
  sent: ['plain', 'circle-check'],
  stopped: ['archived', 'pause'],
}

export function NotificationStateChip({ state }: { state: StaffNotificationRow['state'] }): ReactElement {
  const t = useTexts('notifications')
  const [tone, icon] = looks[state]
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`notifications.states.${state}`)}
    </StatusChip>
  )
}

export function NotificationDateChip({ state }: { state: NotificationDate['state'] }): ReactElement {
  const t = useTexts('notifications')
  const [tone, icon] = dateLooks[state]
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`notifications.dates.${state}`)}
    </StatusChip>
  )
}
