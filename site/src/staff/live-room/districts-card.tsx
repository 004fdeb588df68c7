import type { DistrictTrouble, LiveRoom } from '@prostuti/contract'
import { districtName } from '@prostuti/contract/district-names'
import { type ReactElement, useId } from 'react'
import { StateMessage, useFigures, useLanguage, useTexts } from '../foundation/index.ts'
import styles from './live-room.module.css'

/** People without a connection are counted by district, never named; that their answers are safe stands first. */
export function DistrictsCard({ room }: { room: LiveRoom }): ReactElement {
  const t = useTexts('live-room')
  const title = useId()
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('live_room.districts')}</h2>
        {room.districts.length > 0 && <span className="staff-small">{t('live_room.safe')}</span>}
      </header>
      {room.districts.length === 0 ? (
        <StateMessage icon="circle-check" title={t('live_room.nobody_missing')} />
      ) : (
        <>
          <Unheard room={room} />
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('live_room.district')}</th>
                <th scope="col">{t('live_room.people')}</th>
                <th scope="col">{t('live_room.drafts')}</th>
                <th scope="col">{t('live_room.last_heard')}</th>
              </tr>
            </thead>
            <tbody>
              {room.districts.map(each => (
                <Row key={each.district} trouble={each} now={room.counted_at} />
              ))}
            </tbody>
          </table>
          <p className={`staff-small ${styles.foot}`}>{t('live_room.few')}</p>
        </>
      )}
    </section>
  )
}

const minutesSince = (heard: string, now: string) =>
  Math.max(1, Math.floor((Date.parse(now) - Date.parse(heard)) / 60_000))

/** All of them in one sentence: of how many the server has a copy, and when the last of them was heard. */
function Unheard({ room: { districts, counted_at: now } }: { room: LiveRoom }): ReactElement {
  const t = useTexts('live-room')
  const { number } = useFigures()
  const sum = (of: (each: DistrictTrouble) => number) => districts.reduce((all, each) => all + of(each), 0)
  const last = districts.map(({ last_heard: heard }) => heard).reduce((one, other) => (one > other ? one : other))
  const figures = { people: sum(({ people }) => people), drafts: sum(({ drafts }) => drafts) }
  return (
    <p className={`staff-small ${styles.foot}`}>
      {t('live_room.unheard', {
        ...{ people: number(figures.people), drafts: number(figures.drafts) },
        minutes: number(minutesSince(last, now)),
      })}
    </p>
  )
}

function Row({ trouble, now }: { trouble: DistrictTrouble; now: string }): ReactElement {
  const t = useTexts('live-room')
  const language = useLanguage()
  const { number } = useFigures()
  const { district, people, drafts, last_heard: heard } = trouble
  return (
    <tr>
      <td>{district ? districtName(district, language) : t('live_room.other_districts')}</td>
      <td>{number(people)}</td>
      <td>{number(drafts)}</td>
      <td>{t('live_room.minutes_ago', { minutes: number(minutesSince(heard, now)) })}</td>
    </tr>
  )
}
