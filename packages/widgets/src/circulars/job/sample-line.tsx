import type { JobViewProps } from './view-props.ts'

/** The last line of what is made by us. */
export function SampleLine({ circular, t }: JobViewProps) {
  return circular.is_sample ? <p className="job-sample ui-small ui-muted">{t('job.sample_line')}</p> : null
}
