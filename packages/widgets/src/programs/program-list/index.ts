import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './program-list.css?inline'
import type { ProgramListEvents } from './program-list.props.ts'
import { ProgramList } from './program-list.view.tsx'

/**
 * The programs: mine first, with today's step and how far along I am, then the others with length and price.
 *
 * @example <prostuti-program-list program-href="/program?id={id}"></prostuti-program-list>
 * @attribute program-href - Where a program is; `{id}` is filled in.
 * @attribute filter-href - Where the list of a filter is, `{filter}` filled in: the filter's choices are links.
 * @attribute filter - `bcs`, `primary-teacher`, `bank` or `free`; default: all.
 * @attribute mine - Only those that this person has.
 * @attribute initial - What the server has drawn.
 * @attribute drawn - For whom and when: what that person sees is not asked for a second time.
 * @csspart button
 * @csspart card
 * @csspart chip
 * @csspart choice
 * @csspart heading
 * @csspart list
 * @csspart panel
 * @csspart row
 */
export const programList = defineWidget({
  tag: 'prostuti-program-list',
  attributes: {
    'program-href': 'string',
    'filter-href': 'string',
    filter: 'string',
    mine: 'boolean',
    initial: 'json',
    drawn: 'json',
  },
  events: {} as ProgramListEvents,
  styles,
  component: ProgramList,
})
