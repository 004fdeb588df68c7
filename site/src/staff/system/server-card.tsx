import type { SystemState } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'
import { Facts } from './facts.tsx'
import styles from './system.module.css'
import { useSizes } from './use-sizes.ts'

/** How this server fares. */
export function ServerCard({ server }: { server: SystemState['server'] }): ReactElement {
  const t = useTexts('system')
  const { number } = useFigures()
  const { bytes, span } = useSizes()
  const title = useId()
  const {
    calls,
    p50_ms: half,
    p99_ms: most,
    connections,
    memory_bytes: memory,
    memory_total_bytes: total,
    busy,
    disk,
    load,
  } = server
  const time = (ms: number | null) => (ms === null ? t('frame.none') : span(ms))
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('system.server')}</h2>
        <span className="staff-small">{t('system.lately')}</span>
      </header>
      <div className={styles.body}>
        <Meter
          name={t('system.load')}
          share={busy}
          text={t('system.percent', { count: number(Math.round(busy * 100)) })}
        />
        <Meter name={t('system.memory')} share={memory / total} text={`${bytes(memory)} / ${bytes(total)}`} />
        {disk && (
          <Meter
            name={t('system.disk')}
            share={disk.used_bytes / disk.total_bytes}
            text={`${bytes(disk.used_bytes)} / ${bytes(disk.total_bytes)}`}
          />
        )}
        <Meter
          name={t('system.connections')}
          share={connections.used / connections.most}
          text={`${number(connections.used)} / ${number(connections.most)}`}
        />
        <Facts
          rows={[
            [t('system.waiting_work'), number(Math.round(load * 100) / 100)],
            [t('system.calls'), number(calls)],
            [t('system.p50'), time(half)],
            [t('system.p99'), time(most)],
          ]}
        />
      </div>
    </section>
  )
}

interface MeterProps {
  name: string
  share: number
  text: string
}

/** From here on a person looks after it. */
const full = 0.9

function Meter({ name, share, text }: MeterProps): ReactElement {
  const width = `${Math.round(Math.min(1, share) * 100)}%`
  return (
    <div className={styles.meter} data-full={share >= full || undefined}>
      <span>{name}</span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width }} />
      </span>
      <span className="staff-num">{text}</span>
    </div>
  )
}
