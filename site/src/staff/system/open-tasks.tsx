import type { SystemState } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'
import styles from './system.module.css'
import { taskWords } from './task-words.ts'
import { useSizes } from './use-sizes.ts'

/** What waits and runs; of what went well, one quiet figure. */
export function OpenTasks({ tasks }: { tasks: SystemState['tasks'] }): ReactElement {
  const t = useTexts('system')
  const { number } = useFigures()
  const { span } = useSizes()
  const title = useId()
  const { open, done_today: done, middle_ms: middle } = tasks
  const took = middle === null ? '' : t('system.middle', { span: span(middle) })
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('system.open')}</h2>
        <span className="staff-small">
          {t('system.done_today', { count: number(done) })}
          {took}
        </span>
      </header>
      {open.length === 0 ? (
        <p className={styles.quiet}>{t('system.open_none')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('system.work')}</th>
              <th scope="col">{t('system.progress')}</th>
              <th scope="col" data-align="end">
                {t('system.queued')}
              </th>
              <th scope="col">{t('system.oldest')}</th>
            </tr>
          </thead>
          <tbody>
            {open.map(queue => (
              <Queue key={queue.kind} queue={queue} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Queue({ queue }: { queue: SystemState['tasks']['open'][number] }): ReactElement {
  const t = useTexts('system')
  const { number, recent } = useFigures()
  const { running, queued, done, total, oldest_at: oldest } = queue
  const share = total > 0 ? t('system.percent', { count: number(Math.floor((100 * done) / total)) }) : ''
  return (
    <tr>
      <td>{t(taskWords(queue.kind).name)}</td>
      <td>
        {running === 0 ? t('system.waits') : t('system.at_once', { count: number(running) })} {share}
      </td>
      <td data-align="end">{number(queued)}</td>
      <td>{oldest ? recent(oldest) : t('frame.none')}</td>
    </tr>
  )
}
