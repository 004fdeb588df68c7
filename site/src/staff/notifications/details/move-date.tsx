import { Button } from '@mantine/core'
import type { NotificationDate, StaffNotification } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import {
  DateField,
  fromDhaka,
  toDhaka,
  useChange,
  useStaff,
  useStaffContext,
  useTexts,
} from '../../foundation/index.ts'
import styles from './details.module.css'

interface MoveProps {
  notification: StaffNotification
  date: NotificationDate
  onEnd(): void
}

/** Another time for one date of a row; the others stay where they are. */
export function MoveDate({ notification, date, onEnd }: MoveProps): ReactElement {
  const t = useTexts('notifications')
  const admin = useStaff()
  const change = useChange()
  const { now } = useStaffContext()
  const [wanted, setWanted] = useState(toDhaka(date.at))
  const [fault, setFault] = useState<string>()
  const save = async () => {
    const at = fromDhaka(wanted)
    if (!at) return setFault(t('notifications.time_needed'))
    if (Date.parse(at) <= now()) return setFault(t('notifications.time_past'))
    const moved = [...notification.moved.filter(({ number }) => number !== date.number), { number: date.number, at }]
    const isDone = await change(
      () => admin.notifications.update(notification.id, { revision: notification.revision, moved }),
      { done: t('notifications.moved_done'), outdates: [['notifications'], ['audit']] },
    )
    if (isDone) onEnd()
  }
  return (
    <form
      className={styles.move}
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <DateField
        type="datetime-local"
        label={t('notifications.move_to')}
        value={wanted}
        error={fault}
        autoFocus
        onChange={event => setWanted(event.currentTarget.value)}
      />
      <Button variant="default" onClick={onEnd}>
        {t('notifications.move_cancel')}
      </Button>
      <Button type="submit">{t('notifications.move_save')}</Button>
    </form>
  )
}
