import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './job-board.css?inline'
import type { JobBoardEvents } from './job-board.props.ts'
import { JobBoard } from './job-board.view.tsx'

/**
 * Job circulars that are open: days left of each, search, filters with live counts, and on our own site the searches that one keeps.
 *
 * @example <prostuti-job-board category="bank" page-size="10"></prostuti-job-board>
 * @attribute category - Begins with these categories, separated by commas: `bcs`, `bank`, `teacher`, `government`, `engineering`, `health`, `defence`, `private`, `other`.
 * @attribute district - Begins with this district: `rajshahi`.
 * @attribute employment-status - Begins with these kinds, separated by commas: `permanent`, `full_time`, `part_time`, `contract`, `temporary`, `project`, `internship`, `daily`.
 * @attribute heading - A title above the list.
 * @attribute page-size - Circulars a page, at most 100; 20 by default.
 * @attribute job-href - Where a circular is, `{id}` and `{slug}` filled in; by default its page on Prostuti. Empty: a row only dispatches `prostuti-job-open`.
 * @attribute address-state - Search, filters, order and tab stand in the page's address.
 * @attribute kept-searches - A second tab with the searches that a person keeps; for pages on which people sign in with Prostuti itself.
 * @attribute [tab=all] - `all` (default) or `kept`.
 * @attribute initial - The first page, its filters and what both answer, where the server has drawn them.
 * @attribute drawn - For whom and when: what that person sees is not asked for a second time.
 * @csspart button
 * @csspart card
 * @csspart dialog
 * @csspart heading
 * @csspart input
 * @csspart list
 * @csspart panel
 * @csspart row
 * @csspart tab
 */
export const jobBoard = defineWidget({
  tag: 'prostuti-job-board',
  attributes: {
    category: 'string',
    district: 'string',
    'employment-status': 'string',
    heading: 'string',
    'page-size': 'number',
    'job-href': 'string',
    'address-state': 'boolean',
    'kept-searches': 'boolean',
    tab: 'string',
    initial: 'json',
    drawn: 'json',
  },
  events: {} as JobBoardEvents,
  styles,
  component: JobBoard,
})
