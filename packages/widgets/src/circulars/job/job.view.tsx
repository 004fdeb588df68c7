import type { JobProps } from './job.props.ts'

export function Job({ t, initial }: JobProps) {
  return (
    <article className="job">
      <slot name="title">
        <h2>{initial?.circular.title ?? t('jobs.title')}</h2>
      </slot>
    </article>
  )
}
