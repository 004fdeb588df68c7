import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './search.css?inline'
import { Search } from './search.view.tsx'

/**
 * Topics and questions that a search finds, as one types. The box itself is the page's own: it works before any code is here.
 *
 * @example <prostuti-search query="শতকরা" question-href="/questions/{id}/{slug}"></prostuti-search>
 * @attribute query - What is looked for; a new value is looked for once the typing pauses.
 * @attribute topic-hrefs - JSON: where a topic is, by its kind; `{id}` is filled in.
 * @attribute question-href - Where a question is; `{id}` and `{slug}` are filled in.
 * @attribute bookmarks - Whether a question that was found can be kept: on our own site, where the search knows who looks.
 * @attribute topics-href - Where all topics are, for who finds nothing.
 * @attribute initial - JSON: what the server has found for `query`.
 * @csspart button
 * @csspart heading
 * @csspart panel
 */
export const search = defineWidget({
  tag: 'prostuti-search',
  attributes: {
    query: 'string',
    'topic-hrefs': 'json',
    'question-href': 'string',
    bookmarks: 'boolean',
    'topics-href': 'string',
    initial: 'json',
  },
  events: {},
  styles,
  component: Search,
})
