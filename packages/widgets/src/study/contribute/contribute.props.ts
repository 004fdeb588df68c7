import type { Request } from '../../foundation/data/use-request.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import type { NamedTopic } from '../topics/index.ts'

export interface ContributeProps extends WidgetProps {
  /** Where people sign in. */
  signInHref?: string
}

/** What both forms are given. */
export interface FormProps extends WidgetProps {
  topics: Request<readonly NamedTopic[]>
  /** It has reached the server. */
  onSent: () => void
}
