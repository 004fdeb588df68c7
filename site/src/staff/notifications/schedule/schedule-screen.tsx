import { Button } from '@mantine/core'
import type { ScheduledNotification } from '@prostuti/contract'
import type { ReactElement } from 'react'
import {
  ErrorState,
  Icon,
  PageHead,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useAddress,
  useFigures,
  useQuery,
  useStaff,
  useStaffContext,
  useTexts,
} from '../../foundation/index.ts'
import { addDays, isDay } from '../../foundation/text/days.ts'
import { NewButton } from '../new-button.tsx'
import { notificationHref } from '../notification-href.ts'
import { NotificationDateChip } from '../notification-state.tsx'
import { ViewLinks } from '../view-links.tsx'
import { Calendar } from './calendar.tsx'
import { DayCard } from './day-card.tsx'
import styles from './schedule.module.css'
import { dayOfInstant, shownDays, startOf, weekStart } from './weeks.ts'

/** What goes out now, what will, what went, in four weeks from a Saturday. */
export function ScheduleScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Schedule />
    </StaffRoot>
  )
}

function Schedule(): ReactElement {
  const t = useTexts('notifications')
  const admin = useStaff()
  const { now } = useStaffContext()
  const [address, change] = useAddress()
  const today = dayOfInstant(now())
  const asked = address.get('from')
  const from = weekStart(isDay(asked) ? asked : today)
  const chosen = address.get('day')
  const to = addDays(from, shownDays)
  const day = isDay(chosen) && chosen >= from && chosen < to ? chosen : today >= from && today < to ? today : from
  const { data, error, reload } = useQuery(['notifications', 'dates', from], () =>
    admin.notifications.dates(startOf(from), startOf(to)),
  )
  const dates = data?.results ?? []
  return (
    <>
      <PageHead title={t('notifications.title')} choice={<ViewLinks view="calendar" />}>
        <NewButton />
      </PageHead>
      {error ? (
        <ErrorState error={error} onRetry={reload} />
      ) : (
        <div className={styles.columns} aria-busy={data === null}>
          <section className={`staff-card ${styles.side}`} aria-label={t('notifications.calendar')}>
            <header>
              <Span from={from} />
              <div className={styles.turn}>
                <Button
                  variant="default"
                  aria-label={t('notifications.earlier')}
                  onClick={() => change({ from: addDays(from, -shownDays), day: null })}
                >
                  <Icon name="chevron-left" size={16} />
                </Button>
                <Button
                  variant="default"
                  aria-label={t('notifications.later_weeks')}
                  onClick={() => change({ from: to, day: null })}
                >
                  <Icon name="chevron-right" size={16} />
                </Button>
              </div>
            </header>
            <Calendar {...{ from, today, day, dates }} choose={next => change({ day: next }, { replace: true })} />
            <DayCard day={day} dates={dates.filter(({ at }) => dayOfInstant(at) === day)} />
          </section>
          <Groups dates={dates} isEmpty={data !== null && dates.length === 0} />
        </div>
      )}
    </>
  )
}

function Span({ from }: { from: string }): ReactElement {
  const { date } = useFigures()
  return (
    <h2>
      {date(startOf(from)).replace(/ \S+$/, '')} – {date(startOf(addDays(from, shownDays - 1))).replace(/ \S+$/, '')}
    </h2>
  )
}

function Groups({ dates, isEmpty }: { dates: readonly ScheduledNotification[]; isEmpty: boolean }): ReactElement {
  const t = useTexts('notifications')
  const groups = [
    { name: 'now' as const, rows: dates.filter(({ state }) => state === 'sending') },
    { name: 'next' as const, rows: dates.filter(({ state }) => state === 'waiting') },
    { name: 'gone' as const, rows: dates.filter(({ state }) => state === 'sent' || state === 'stopped').reverse() },
  ]
  return (
    <section className="staff-card" aria-label={t('notifications.list')}>
      {isEmpty && (
        <StateMessage
          icon="calendar-days"
          title={t('notifications.nothing_planned')}
          text={t('notifications.none_text')}
        />
      )}
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, rows }) => (
          <div key={name} className={styles.group}>
            <h2>{t(`notifications.group.${name}`)}</h2>
            <ul>
              {rows.map(row => (
                <Row key={`${row.notification}:${row.number}`} row={row} />
              ))}
            </ul>
          </div>
        ))}
    </section>
  )
}

function Row({ row }: { row: ScheduledNotification }): ReactElement {
  const t = useTexts('notifications')
  const { number, recent, instant } = useFigures()
  return (
    <li>
      <a href={notificationHref({ id: row.notification })}>
        <span>{row.title}</span>
        <span className="staff-small">
          {t(`notifications.topics.${row.topic}`)} ·{' '}
          <time dateTime={row.at} title={instant(row.at)}>
            {row.state === 'waiting' ? instant(row.at) : recent(row.at)}
          </time>
        </span>
      </a>
      {row.people !== null && <span className="staff-num">{number(row.people)}</span>}
      <NotificationDateChip state={row.state} />
    </li>
  )
}
