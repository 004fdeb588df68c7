import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './feed.css?inline'
import { Feed } from './feed.view.tsx'

/**
 * Talk among learners, newest first: posts, questions and polls, with likes, votes and a place to write.
 *
 * @example <prostuti-feed post-href="/discussions/id={id}"></prostuti-feed>
 * @attribute post-href - Where a post is, `{id}` filled in; by default its page on Prostuti.
 * @attribute address-state - The type, the search and what is being written stand in the page's address.
 * @attribute write - Begins with writing: `general`, `question` or `poll`.
 * @attribute initial - The first page and what stands beside it, where the server has drawn them.
 * @attribute drawn - For whom and when: what that person sees is not asked for a second time.
 * @csspart button
 * @csspart card
 * @csspart heading
 * @csspart input
 * @csspart panel
 * @csspart row
 */
export const feed = defineWidget({
  tag: 'prostuti-feed',
  attributes: {
    'post-href': 'string',
    'address-state': 'boolean',
    write: 'string',
    initial: 'json',
    drawn: 'json',
  },
  events: {},
  styles,
  component: Feed,
})
