import { Button } from '@mantine/core'
import type { NotificationDate, StaffNotification } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { useChange, useFigures, useStaff, useStaffContext, useTexts } from '../../foundation/index.ts'
import { NotificationDateChip } from '../notification-state.tsx'
import { isQuiet } from '../quiet-hours.ts'
import styles from './details.module.css'

/** All dates; those still to come can be left out, and taken in again. */
export function DateRows({ notification }: { notification: StaffNotification }): ReactElement {
  const t = useTexts('notifications')
  const title = useId()
  const { instant } = useFigures()
  const { now } = useStaffContext()
  const isOpen = notification.state === 'scheduled' || notification.state === 'sending'
  const canChange = ({ state, at }: NotificationDate) =>
    isOpen && (state === 'waiting' || state === 'left_out') && Date.parse(at) > now()
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('notifications.all_dates')}</h2>
      </header>
      <ul className={styles.rows}>
        {notification.schedule_info.map(date => (
          <li key={date.number}>
            <div>
              {instant(date.at)}
              {date.state === 'waiting' && isQuiet(date.at) && (
                <div className="staff-small">{t('notifications.quiet_short')}</div>
              )}
            </div>
            <NotificationDateChip state={date.state} />
            {notification.repeat_count > 1 && canChange(date) && <Toggle {...{ notification, date }} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Toggle({ notification, date }: { notification: StaffNotification; date: NotificationDate }): ReactElement {
  const t = useTexts('notifications')
  const admin = useStaff()
  const change = useChange()
  const isOut = date.state === 'left_out'
  const leftOut = isOut
    ? notification.left_out.filter(number => number !== date.number)
    : [...notification.left_out, date.number]
  const toggle = () =>
    change(() => admin.notifications.update(notification.id, { revision: notification.revision, left_out: leftOut }), {
      done: t(isOut ? 'notifications.taken_in_done' : 'notifications.left_out_done'),
      outdates: [['notifications'], ['audit']],
    })
  return (
    <Button variant="subtle" onClick={() => void toggle()}>
      {t(isOut ? 'notifications.take_in' : 'notifications.leave_out')}
    </Button>
  )
}
