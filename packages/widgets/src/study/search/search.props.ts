import type { SearchResults } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface SearchProps extends WidgetProps {
  /** What is looked for; the page's own box writes it as one types. */
  query?: string
  /** Where a topic is, by its kind: `["/study/{id}/question", …]`. */
  topicHrefs?: readonly string[]
  /** Where a question is: `/questions/{id}/{slug}`. */
  questionHref?: string
  /** Whether a question that was found can be kept: on our own site, where the search knows who looks. */
  bookmarks?: boolean
  /** Where all topics are, for who finds nothing. */
  topicsHref?: string
  /** What the server has found for `query`. */
  initial?: SearchResults
}
