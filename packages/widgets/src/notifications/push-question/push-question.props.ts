import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import type { PushWanted } from '../../foundation/page/push-wanted.ts'

export interface PushQuestionEvents {
  /** It is over: pushes are on, the person would rather not now, or they cannot be turned on here. */
  'push-answered': { answer: 'on' | 'not_now' | 'cannot' }
}

export interface PushQuestionProps extends WidgetProps<PushQuestionEvents> {
  /** The act after which it asks; default: `topic`. */
  about?: PushWanted['about']
  /** What has just been done. */
  said?: string
  /** A calendar file that reminds as well. */
  calendarHref?: string
}
