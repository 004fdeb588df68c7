import type { CallTimes, LiveRoom } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { StatusChip, useFigures, useTexts } from '../foundation/index.ts'
import styles from './live-room.module.css'

/** What handing in may take in the slowest hundredth, in milliseconds. */
const mostMs = 1_000

const calls = ['join', 'draft', 'submit'] as const

/** How fast the server answers, by its own measure. */
export function ServerCard({ server }: Pick<LiveRoom, 'server'>): ReactElement {
  const t = useTexts('live-room')
  const { number, time } = useFigures()
  const title = useId()
  const shown = (ms: number | null) => (ms === null ? '–' : number(Math.round(ms)))
  const sum = (part: 'calls' | 'failed') => calls.reduce((all, call) => all + (server?.[call][part] ?? 0), 0)
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('live_room.server')}</h2>
        {server && <State failed={sum('failed')} submit={server.submit} />}
      </header>
      {server && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('live_room.ms')}</th>
              <th scope="col">p50</th>
              <th scope="col">p99</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(call => (
              <tr key={call}>
                <td>{t(`live_room.call.${call}`)}</td>
                <td>{shown(server[call].p50)}</td>
                <td>{shown(server[call].p99)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={`staff-small ${styles.foot}`}>
        {server
          ? t('live_room.server_text', {
              time: time(server.since),
              calls: number(sum('calls')),
              failed: number(sum('failed')),
              most: number(mostMs),
            })
          : t('live_room.no_server')}
      </p>
    </section>
  )
}

function State({ failed, submit }: { failed: number; submit: CallTimes }): ReactElement {
  const t = useTexts('live-room')
  if (failed > 0)
    return (
      <StatusChip tone="wrong" icon="circle-alert">
        {t('live_room.server_failing')}
      </StatusChip>
    )
  const isSlow = (submit.p99 ?? 0) > mostMs
  return (
    <StatusChip tone={isSlow ? 'marked' : 'plain'} icon={isSlow ? 'clock-alert' : 'circle-check'}>
      {t(isSlow ? 'live_room.server_slow' : 'live_room.server_fine')}
    </StatusChip>
  )
}
