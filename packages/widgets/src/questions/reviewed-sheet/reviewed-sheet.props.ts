import type { Solutions } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import type { Filter } from './review.ts'

/** What the element around a sheet tells its page. */
interface SheetEvents {
  shown: { exam: string; questions: number }
  filtered: { exam: string; filter: Filter }
  bookmarked: { question: string; bookmarked: boolean }
}

export interface ReviewedSheetProps extends WidgetProps<SheetEvents> {
  /** Empty: of no exam, but of a practice. */
  examId: string
  /** What is shown at first. Default: `all`. */
  filter?: Filter
  solutions: Solutions
  /** Where one asks about a question in discussions, `{id}` filled in. */
  askHref?: string | undefined
}
