import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './result-search.css?inline'
import { ResultSearch } from './result-search.view.tsx'

/**
 * Finds one registration number in a government result, or in all of them. The number is in the request alone: in no address of the
 * page, no storage and no event.
 *
 * @example <prostuti-result-search result-id="7"></prostuti-result-search>
 * @attribute result-id - Which result; without it all of them.
 * @attribute file-href - Where the full result can be downloaded: offered where a number is not found.
 * @attribute result-href - Where a result is, `{slug}` filled in: one that was found becomes a link.
 * @slot keep - Shown below what was found in the one result: a button that keeps the next step.
 * @csspart button
 * @csspart heading
 * @csspart input
 * @csspart panel
 */
export const resultSearch = defineWidget({
  tag: 'prostuti-result-search',
  attributes: {
    'result-id': 'string',
    'file-href': 'string',
    'result-href': 'string',
  },
  events: {},
  styles,
  component: ResultSearch,
})
