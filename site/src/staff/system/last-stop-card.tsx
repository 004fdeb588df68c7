import type { SystemState } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'
import styles from './system.module.css'
import { useSizes } from './use-sizes.ts'

/** When the server was away last, for how long, and whether it had said so. */
export function LastStopCard({ runs }: { runs: SystemState['runs'] }): ReactElement {
  const t = useTexts('system')
  const { recent } = useFigures()
  const { span } = useSizes()
  const title = useId()
  const { started_at: started, before } = runs
  const away = started && before ? Date.parse(started) - Date.parse(before.ended_at) : null
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('system.last_stop')}</h2>
      </header>
      <div className={styles.body}>
        {started && <p>{t('system.started', { when: recent(started) })}</p>}
        {before ? (
          <p>
            <b>
              {recent(before.ended_at)}
              {away !== null && away > 0 && `, ${span(away)}`}
            </b>{' '}
            {t(before.was_orderly ? 'system.stopped' : 'system.broke_off')}
          </p>
        ) : (
          <p className="staff-small">{t('system.never_stopped')}</p>
        )}
      </div>
    </section>
  )
}
