import type { TimeLeft } from '@prostuti/sdk/circulars'
import type { JobData, JobProps } from './job.props.ts'

/** What the parts of a circular's page are given. */
export interface JobViewProps extends JobProps, JobData {
  /** The server's clock, in milliseconds since 1970. */
  now: number
  left: TimeLeft
}
