import type { ExamMode, Standings } from '@prostuti/contract'
import type { DrawnFor } from '../../foundation/data/queries.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface RankListEvents {
  /** The rows of a page are on the screen; `page` counts from 1. */
  shown: { exam: string; page: number; provisional: boolean }
}

export interface RankListProps extends WidgetProps<RankListEvents> {
  examId: string
  /** Default: `live`. */
  state?: ExamMode
  /** The page to begin with, counted from 1. */
  page?: number
  /** Address of a page: `/exam/standings/?id={id}&page={page}`; `{state}` is filled in too. */
  pageHref?: string
  /** The page to begin with, where the server has drawn it. */
  initial?: Standings
  /** For whom and when: that person's page need not be asked for once more. */
  drawn?: DrawnFor
}

export type ListProps = RankListProps & { state: ExamMode }
