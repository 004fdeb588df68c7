import { formatTime } from '../../foundation/text/format.ts'
import { DaysRing, dayWords, leftWords } from '../rows/index.ts'
import { ApplyFoot } from './apply-foot.tsx'
import type { JobViewProps } from './view-props.ts'

/** How long one can apply, as a ring, in words and as the time that has passed; in a wide box with the way to apply. */
export function TimeCard(props: JobViewProps) {
  const { t, language, now, left, circular } = props
  const words = { t, language, now }
  const end = left.kind === 'open' ? left.end : null
  return (
    <section className="ui-card job-time" part="card" aria-label={leftWords(left, words)}>
      <div className="job-time-left">
        <DaysRing left={left} t={t} language={language} />
        <p data-pressing={left.kind === 'open' && left.pressing ? '' : undefined}>
          <b>{leftWords(left, words)}</b>
          {end === null ? null : (
            <span className="ui-small ui-muted ui-num">
              {dayWords(end, words, { weekday: true })}, {formatTime(end, language)}
            </span>
          )}
        </p>
      </div>
      {circular.opens_at && circular.ends_at ? <TimeBar {...props} /> : null}
      <div className="job-time-apply">
        <ApplyFoot {...props} />
      </div>
    </section>
  )
}

function TimeBar({ t, language, now, circular, left }: JobViewProps) {
  const [opens, ends] = [Date.parse(circular.opens_at!), Date.parse(circular.ends_at!)]
  const passed = Math.min(1, Math.max(0, (now - opens) / (ends - opens)))
  const words = { language, now }
  return (
    <>
      <svg
        className="job-bar"
        data-pressing={left.kind === 'open' && left.pressing ? '' : undefined}
        aria-hidden="true"
      >
        <line x1="0" x2="100%" y1="3" y2="3" />
        <line className="job-bar-passed" x1="0" x2={`${(passed * 100).toFixed(1)}%`} y1="3" y2="3" />
      </svg>
      <p className="job-bar-days ui-small ui-muted ui-num">
        <span>{t('job.start', { date: dayWords(opens, words) })}</span>
        <span>{t('job.end', { date: dayWords(ends - 1, words) })}</span>
      </p>
    </>
  )
}
