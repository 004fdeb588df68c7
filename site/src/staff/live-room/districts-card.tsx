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
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('live_room.district')}</th>
                <th scope="col">{t('live_room.people')}</th>
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

function Row({ trouble, now }: { trouble: DistrictTrouble; now: string }): ReactElement {
  const t = useTexts('live-room')
  const language = useLanguage()
  const { number } = useFigures()
  const { district, people, last_heard: heard } = trouble
  const minutes = Math.max(1, Math.floor((Date.parse(now) - Date.parse(heard)) / 60_000))
  return (
    <tr>
      <td>{district ? districtName(district, language) : t('live_room.other_districts')}</td>
      <td>{number(people)}</td>
      <td>{t('live_room.minutes_ago', { minutes: number(minutes) })}</td>
    </tr>
  )
}
