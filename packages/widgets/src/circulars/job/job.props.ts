import type { Circular, CircularCard, MyCircular } from '@prostuti/contract'
import type { DrawnFor } from '../../foundation/data/queries.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface JobEvents {
  /** Somebody goes on to apply, in a new tab; `host` is where that leads, null for a circular without a link. */
  'job-apply': { id: string; host: string | null }
  /** Somebody opens another circular, one that is like this. As a DOM event it can be cancelled. */
  'job-open': { id: string; slug: string }
}

/** What a server has drawn of a circular. */
export interface JobData {
  circular: Circular
  /** Null for a visitor. */
  mine: MyCircular | null
  /** Open ones that are like it, at most two. */
  similar: readonly CircularCard[]
}

export interface JobProps extends WidgetProps<JobEvents> {
  jobId: string
  /** Where the list is; without it there is no way back. */
  boardHref?: string
  /** Where another circular is: `/jobs/{id}/{slug}`, on the API's own site by default. */
  jobHref?: string
  /** Where a fault of the circular is reported; `{id}` is filled in. Without it there is no such line. */
  reportHref?: string
  /** Where a seat plan of this circular's exam is found. */
  seatPlanHref?: string
  /** People keep it and its exam: on our own site alone, where they can sign in. */
  personal?: boolean
  /** What the server has drawn. */
  initial?: JobData
  /** For whom and when. */
  drawn?: DrawnFor
}
