import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './job.css?inline'
import type { JobEvents } from './job.props.ts'
import { Job } from './job.view.tsx'

/**
 * One circular: the time that is left, the day of the exam, all that it says, and the way to apply.
 *
 * @example <prostuti-job job-id="7" board-href="/jobs"></prostuti-job>
 * @slot title - The page's own heading, in the place of the element's.
 * @attribute job-id - Which circular.
 * @attribute board-href - Where the list is.
 * @attribute job-href - Where another circular is, `{id}` and `{slug}` filled in; by default its page on Prostuti.
 * @attribute report-href - Where a fault is reported, `{id}` filled in.
 * @attribute seat-plan-href - Where the seat plan of its exam will be found.
 * @attribute personal - People keep it and its exam; for pages on which people sign in with Prostuti itself.
 * @attribute initial - The circular, what the person has of it, and others like it, where the server has drawn them.
 * @attribute drawn - For whom and when: what that person sees is not asked for a second time.
 * @cssproperty --prostuti-sticky-bottom - Height of a bar of the page that stays at the bottom: the way to apply stays above it.
 * @csspart button
 * @csspart card
 * @csspart chip
 * @csspart dialog
 * @csspart heading
 * @csspart list
 * @csspart panel
 * @csspart row
 */
export const job = defineWidget({
  tag: 'prostuti-job',
  attributes: {
    'job-id': 'string',
    'board-href': 'string',
    'job-href': 'string',
    'report-href': 'string',
    'seat-plan-href': 'string',
    personal: 'boolean',
    initial: 'json',
    drawn: 'json',
  },
  requires: ['job-id'],
  events: {} as JobEvents,
  styles,
  component: Job,
})
