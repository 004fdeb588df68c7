import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './rank-list.css?inline'
import type { RankListEvents } from './rank-list.props.ts'
import { RankList } from './rank-list.view.tsx'

/**
 * Who stands where in an exam: the first three, pages by place, one's own row while it is out of view, search by name.
 *
 * @example <prostuti-rank-list exam-id="12" page-href="/exam/standings/?id={id}&page={page}"></prostuti-rank-list>
 * @attribute exam-id - Which exam.
 * @attribute state - `live` (default) or `archive`.
 * @attribute page - The page to begin with, counted from 1.
 * @attribute page-href - Address of a page, `{id}`, `{state}` and `{page}` filled in: pages become links. A plain press still stays here.
 * @attribute initial - The first page's data, where the server has drawn it.
 * @attribute drawn - For whom and when: what that person sees is not asked for a second time.
 * @cssproperty --prostuti-sticky-bottom - Height of a bar of the page that stays at the bottom: one's own row stays above it.
 */
export const rankList = defineWidget({
  tag: 'prostuti-rank-list',
  attributes: {
    'exam-id': 'string',
    state: 'string',
    page: 'number',
    'page-href': 'string',
    initial: 'json',
    drawn: 'json',
  },
  events: {} as RankListEvents,
  styles,
  component: RankList,
})
