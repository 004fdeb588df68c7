import type { ReturnsOf } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface HolidaysProps extends WidgetProps {
  /** What the server has drawn. */
  initial?: ReturnsOf<'holidays.listHolidays'>
}
