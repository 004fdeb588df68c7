import type { ScheduledNotification } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useFigures, useQuery, useStaff, useStaffContext, useTexts } from '../../foundation/index.ts'
import { notificationHref } from '../notification-href.ts'
import { isQuiet } from '../quiet-hours.ts'
import styles from './schedule.module.css'
import { dayOfInstant, startOf } from './weeks.ts'

const nobodyLeftOut = { programs: [], goals: [], districts: [] }

/** What goes out on one day, and for how many another one would be the third. */
export function DayCard({ day, dates }: { day: string; dates: readonly ScheduledNotification[] }): ReactElement {
  const t = useTexts('notifications')
  const { number, date, time } = useFigures()
  return (
    <div className={styles.day}>
      <h3>{date(startOf(day))}</h3>
      {dates.length > 1 && <Third day={day} />}
      {dates.length === 0 && <p className="staff-small">{t('notifications.day_none')}</p>}
      <ul>
        {dates.map(each => (
          <li key={`${each.notification}:${each.number}`} data-out={each.state === 'left_out' || undefined}>
            <time dateTime={each.at}>{time(each.at)}</time>
            <div>
              <a href={notificationHref({ id: each.notification })}>{each.title}</a>
              {isQuiet(each.at) && each.state === 'waiting' && (
                <div className="staff-small">{t('notifications.quiet_short')}</div>
              )}
              {each.people !== null && (
                <div className="staff-small">{t('notifications.reached', { people: number(each.people) })}</div>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="staff-small">{t('notifications.quiet_rule')}</p>
    </div>
  )
}

function Third({ day }: { day: string }): ReactElement | null {
  const t = useTexts('notifications')
  const { number } = useFigures()
  const admin = useStaff()
  const { now } = useStaffContext()
  const isPast = day < dayOfInstant(now())
  const { data } = useQuery(['notifications', 'third', isPast ? null : day], async () =>
    isPast ? null : admin.notifications.count({ audience: nobodyLeftOut, topic: 'news', at: startOf(day) }),
  )
  if (!data || data.third_of_day === 0) return null
  return (
    <p className={styles.third} role="status">
      <Icon name="triangle-alert" />
      <span>{t('notifications.day_third', { count: number(data.third_of_day) })}</span>
    </p>
  )
}
