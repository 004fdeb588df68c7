import { Button } from '@mantine/core'
import type { NotificationDate, StaffNotification } from '@prostuti/contract'
import { type ReactElement, useId, useState } from 'react'
import { useChange, useFigures, useStaff, useStaffContext, useTexts } from '../../foundation/index.ts'
import { NotificationDateChip } from '../notification-state.tsx'
import { isQuiet } from '../quiet-hours.ts'
import styles from './details.module.css'
import { MoveDate } from './move-date.tsx'

interface RowProps {
  notification: StaffNotification
  date: NotificationDate
}

/** All dates; those still to come can be moved, left out, and taken in again. */
export function DateRows({ notification }: { notification: StaffNotification }): ReactElement {
  const t = useTexts('notifications')
  const title = useId()
  const { number } = useFigures()
  const { schedule_info: dates } = notification
  const gone = dates.filter(({ state }) => state === 'sent' || state === 'stopped').length
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('notifications.all_dates')}</h2>
        {dates.length > 1 && (
          <span className="staff-small">
            {t('notifications.sent_of', { all: number(dates.length), sent: number(gone) })}
          </span>
        )}
      </header>
      <ul className={styles.rows}>
        {dates.map(date => (
          <DateRow key={date.number} {...{ notification, date }} />
        ))}
      </ul>
    </section>
  )
}

function DateRow({ notification, date }: RowProps): ReactElement {
  const t = useTexts('notifications')
  const { instant } = useFigures()
  const { now } = useStaffContext()
  const [isMoving, setMoving] = useState(false)
  const { state, at, number } = date
  const isOpen = notification.state === 'scheduled' || notification.state === 'sending'
  const isToCome = isOpen && (state === 'waiting' || state === 'left_out') && Date.parse(at) > now()
  const canChange = notification.repeat_count > 1 && isToCome
  return (
    <li>
      <div>
        {instant(at)}
        {notification.moved.some(each => each.number === number) && (
          <div className="staff-small">{t('notifications.is_moved')}</div>
        )}
        {state === 'waiting' && isQuiet(at) && <div className="staff-small">{t('notifications.quiet_short')}</div>}
      </div>
      <NotificationDateChip state={state} />
      {canChange && state === 'waiting' && !isMoving && (
        <Button variant="subtle" onClick={() => setMoving(true)}>
          {t('notifications.move')}
        </Button>
      )}
      {canChange && !isMoving && <Toggle {...{ notification, date }} />}
      {isMoving && <MoveDate {...{ notification, date }} onEnd={() => setMoving(false)} />}
    </li>
  )
}

function Toggle({ notification, date }: RowProps): ReactElement {
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
