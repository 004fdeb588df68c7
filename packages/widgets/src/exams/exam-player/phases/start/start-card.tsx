import { useEffect, useState } from 'react'
import { Button } from '../../../../foundation/ui/button.tsx'
import { rulesOf, StorageWarning, useStorageFailing } from '../../../shared/index.ts'
import type { StartCardProps } from '../../exam-player.props.ts'
import { StartFacts } from './start-facts.tsx'
import { StartsIn } from './starts-in.tsx'

/** The exam as it is before its clock runs: rules, time, what a wrong answer costs, and the button that starts it. */
export function StartCard(props: StartCardProps) {
  const { client, exam, t, onStart } = props
  const now = useSecond(client.now)
  const failing = useStorageFailing(client)
  const ahead = Date.parse(exam.start_time) > now
  const parts = { ...props, now }
  return (
    <section className="start" aria-labelledby="start-title">
      <header>
        {exam.program ? <p className="ui-small ui-muted">{exam.program.title}</p> : null}
        <h2 id="start-title">{exam.title}</h2>
      </header>
      {failing ? <StorageWarning t={t} /> : null}
      {ahead ? <StartsIn {...parts} /> : null}
      <StartFacts {...parts} ahead={ahead} />
      <ul className="start-rules">
        {/* The first three are the figures above. */}
        {rulesOf(exam, 'live', t)
          .slice(3)
          .map(rule => (
            <li key={rule}>{rule}</li>
          ))}
      </ul>
      <div className="start-way">
        <p className="ui-small">{t(ahead ? 'player.start_ahead' : 'join.note.start')}</p>
        <Button kind="primary" onClick={onStart} disabled={ahead}>
          {t('join.start')}
        </Button>
      </div>
    </section>
  )
}

/** The server's time in milliseconds, once a second. */
function useSecond(now: () => number): number {
  const [time, set] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => set(now()), 1_000)
    return () => clearInterval(timer)
  }, [now])
  return time
}
