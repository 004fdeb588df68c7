import type { LiveRoom, RoomMinute } from '@prostuti/contract'
import { type ReactElement, useId, useState } from 'react'
import { Segments, useFigures, useTexts } from '../foundation/index.ts'
import styles from './live-room.module.css'
import { lines, MinutesChart } from './minutes-chart.tsx'

const mostColumns = 5

/** The exam minute by minute: its lines over a few of their figures, or all of them. */
export function MinutesCard({ room: { minutes, counted_at: countedAt } }: { room: LiveRoom }): ReactElement {
  const t = useTexts('live-room')
  const { time } = useFigures()
  const title = useId()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('live_room.minute_by_minute')}</h2>
        <span className="staff-small">{t('live_room.counted_at', { time: time(countedAt) })}</span>
        <Segments
          label={t('live_room.view')}
          value={view}
          options={(['chart', 'table'] as const).map(value => ({ value, label: t(`live_room.${value}`) }))}
          onChange={next => setView(next)}
        />
      </header>
      {view === 'chart' ? (
        <div className={styles.chart}>
          <MinutesChart minutes={minutes} />
          <FewMinutes minutes={fewOf(minutes)} />
        </div>
      ) : (
        <AllMinutes minutes={minutes} />
      )}
    </section>
  )
}

/** Some minutes, evenly apart, and the last one. */
function fewOf(minutes: readonly RoomMinute[]): RoomMinute[] {
  const step = Math.max(1, Math.ceil(minutes.length / mostColumns))
  return minutes.filter((_, index) => (minutes.length - 1 - index) % step === 0)
}

function FewMinutes({ minutes }: { minutes: readonly RoomMinute[] }): ReactElement {
  const t = useTexts('live-room')
  const { number, time } = useFigures()
  return (
    <table className={styles.few}>
      <thead>
        <tr>
          <th scope="row">{t('live_room.time_of')}</th>
          {minutes.map(({ at }) => (
            <th key={at} scope="col">
              {time(at)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={line}>
            <th scope="row">{t(`live_room.line.${line}`)}</th>
            {minutes.map(minute => (
              <td key={minute.at} data-warns={(line === 'unsent' && minute.unsent > 0) || undefined}>
                {number(minute[line])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Newest first. */
function AllMinutes({ minutes }: { minutes: readonly RoomMinute[] }): ReactElement {
  const t = useTexts('live-room')
  const { number, time } = useFigures()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to by keyboard too
    <section className={styles.scroll} tabIndex={0} aria-label={t('live_room.minute_by_minute')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('live_room.time_of')}</th>
            {lines.map(line => (
              <th key={line} scope="col">
                {t(`live_room.line.${line}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {minutes.toReversed().map(minute => (
            <tr key={minute.at}>
              <td>{time(minute.at)}</td>
              {lines.map(line => (
                <td key={line}>{number(minute[line])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
