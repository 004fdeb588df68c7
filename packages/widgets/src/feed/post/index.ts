import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './post.css?inline'
import { PostPage } from './post.view.tsx'

/**
 * A post of talk with its comments, newest first, each with its replies, and a field to write one.
 *
 * @example <prostuti-post post-id="12" feed-href="/discussions"></prostuti-post>
 * @attribute post-id - Which post.
 * @attribute post-href - Where a post is, `{id}` filled in; by default its page on Prostuti.
 * @attribute feed-href - Where all posts are: the way back.
 * @attribute initial - The post, its first comments and what stands beside them, where the server has drawn them.
 * @attribute drawn - For whom and when: what that person sees is not asked for a second time.
 * @csspart button
 * @csspart dialog
 * @csspart heading
 * @csspart input
 * @csspart row
 */
export const post = defineWidget({
  tag: 'prostuti-post',
  attributes: {
    'post-id': 'string',
    'post-href': 'string',
    'feed-href': 'string',
    initial: 'json',
    drawn: 'json',
  },
  requires: ['post-id'],
  events: {},
  styles,
  component: PostPage,
})
