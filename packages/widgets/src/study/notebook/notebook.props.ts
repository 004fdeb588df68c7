import type { StudyProgress } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface NotebookProps extends WidgetProps {
  /** Where a topic is practised: `/practice/categories?topics={id}`. */
  practiceHref?: string
  /** Where people sign in. */
  signInHref?: string
}

/** What the parts of the notebook are given. */
export type NotebookPartProps = NotebookProps & { progress: StudyProgress }
