import type { SeatPlanCentre } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface SeatFinderProps extends WidgetProps {
  ranges: readonly SeatPlanCentre[]
}

export type PartProps = Pick<SeatFinderProps, 'language' | 'ranges' | 't'>
