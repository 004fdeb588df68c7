import type { JobBoardProps } from './job-board.props.ts'

export function JobBoard({ t, heading }: JobBoardProps) {
  return (
    <section className="jobs" aria-label={t('jobs.title')}>
      {heading ? <h2>{heading}</h2> : null}
    </section>
  )
}
