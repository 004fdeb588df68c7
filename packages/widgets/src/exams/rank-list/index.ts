import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './rank-list.css?inline'
import type { RankListEvents } from './rank-list.props.ts'
import { RankList } from './rank-list.view.tsx'

/**
 * Who stands where, in an exam or over the exams of a week, month or season, among all or among one's own: pages by place, one's own
 * row while it is out of view, search by name, and of one exam the first three.
 *
 * @example <prostuti-rank-list exam-id="12" page-href="/exam/standings/?id={id}&page={page}"></prostuti-rank-list>
 * @example <prostuti-rank-list period="month" among="centre" centre="7"></prostuti-rank-list>
 * @attribute exam-id - Which exam; left out, a list of a period.
 * @attribute [state=live] - `live` (default) or `archive`.
 * @attribute period - Which exams count: `exam` (default where `exam-id` is given), or those that began this `week` (Saturday to Friday), `month` or `season` (a quarter).
 * @attribute [among=all] - Among whom: `all` (default), `program`, `district` or `centre`.
 * @attribute program - Which program, with `among="program"`.
 * @attribute centre - Your own id as a partner: your people's list, on your registered pages alone. Left out: the reader's own centre.
 * @attribute day - Any day (`YYYY-MM-DD`, Dhaka) of the period; default: today.
 * @attribute page - The page to begin with, counted from 1.
 * @attribute page-href - Address of a page, `{id}`, `{state}`, `{period}`, `{among}`, `{program}`, `{day}` and `{page}` filled in: pages become links. A plain press still stays here.
 * @attribute choose-href - Address of another list, filled in alike: tabs and pills above the list choose it. A plain press still stays here.
 * @attribute join-href - Where an exam is joined, `{id}` filled in: the next exam that counts becomes a button.
 * @attribute programs-href - Where programs are found, for who has none.
 * @attribute initial - The first page's data, where the server has drawn it.
 * @attribute initial-period - The same of a list of a period.
 * @attribute drawn - For whom and when: what that person sees is not asked for a second time.
 * @cssproperty --prostuti-sticky-bottom - Height of a bar of the page that stays at the bottom: one's own row stays above it.
 * @csspart button
 * @csspart card
 * @csspart chip
 * @csspart dialog
 * @csspart heading
 * @csspart input
 * @csspart panel
 * @csspart row
 * @csspart timer
 */
export const rankList = defineWidget({
  tag: 'prostuti-rank-list',
  attributes: {
    'exam-id': 'string',
    state: 'string',
    period: 'string',
    among: 'string',
    program: 'string',
    centre: 'string',
    day: 'string',
    page: 'number',
    'page-href': 'string',
    'choose-href': 'string',
    'join-href': 'string',
    'programs-href': 'string',
    initial: 'json',
    'initial-period': 'json',
    drawn: 'json',
  },
  events: {} as RankListEvents,
  styles,
  component: RankList,
})
