import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './export-data.css?inline'
import type { ExportDataEvents } from './export-data.props.ts'
import { ExportDataPage } from './export-data.view.tsx'

/**
 * All that is a person's in one JSON file: what it holds and what it does not, then the download.
 *
 * @example <prostuti-export-data sign-in-href="/login"></prostuti-export-data>
 * @attribute sign-in-href - Where a visitor signs in.
 * @csspart button
 * @csspart card
 * @csspart list
 */
export const exportData = defineWidget({
  tag: 'prostuti-export-data',
  attributes: { 'sign-in-href': 'string' },
  events: {} as ExportDataEvents,
  styles,
  component: ExportDataPage,
})
