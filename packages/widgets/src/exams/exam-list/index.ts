import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './exam-list.css?inline'
import type { ExamListEvents } from './exam-list.props.ts'
import { ExamList } from './exam-list.view.tsx'

/**
 * Exams that run, come, or are over, and those that one took part in.
 *
 * @example <prostuti-exam-list state="upcoming" filter href-template="/exam/join?id={id}"></prostuti-exam-list>
 * @attribute [state=running] - `running` (default), `upcoming`, `archived` or `participated`.
 * @attribute mode - Of `participated` only `live` or only `archive` tries; both by default.
 * @attribute program - Only exams of this program.
 * @attribute filter - People may choose among the programs.
 * @attribute page - The page to begin with, counted from 1.
 * @attribute page-href - Address of a page, `{page}` and `{program}` filled in: "more" is a link. A plain press still stays here.
 * @attribute program-href - Address of a program's list, `{program}` filled in, left out for all: the filter's choices are links.
 * @attribute href-template - Where a card leads; `{id}` and `{state}` are filled in.
 * @attribute result-href - Where the result of a row of `participated` is; `{id}` and `{state}` (`live`, `archive`) are filled in.
 * @attribute solutions-href - Where its solutions are.
 * @attribute standings-href - Where its standings are.
 * @attribute empty-href - Where an empty list leads.
 * @attribute sign-in-href - Where a visitor signs in to see what they took part in.
 * @attribute ids - Each row shows its exam's id and a button that copies it: for the page's maker, while a page is being built.
 * @csspart id - The line of an exam's id.
 * @csspart copy-id - The button that copies it.
 * @attribute initial - The first page and the programs, where the server has drawn them.
 * @attribute drawn - For whom and when: what that person sees is not asked for a second time.
 * @cssproperty [--prostuti-edge=16px] - How far the page's edge is away: programs that do not fit run out under it; `16px` by default.
 * @csspart button
 * @csspart card
 * @csspart choice
 * @csspart heading
 * @csspart list
 * @csspart panel
 * @csspart row
 */
export const examList = defineWidget({
  tag: 'prostuti-exam-list',
  attributes: {
    state: 'string',
    mode: 'string',
    program: 'string',
    filter: 'boolean',
    page: 'number',
    'page-href': 'string',
    'program-href': 'string',
    'href-template': 'string',
    'result-href': 'string',
    'solutions-href': 'string',
    'standings-href': 'string',
    'empty-href': 'string',
    'sign-in-href': 'string',
    ids: 'boolean',
    initial: 'json',
    drawn: 'json',
  },
  events: {} as ExamListEvents,
  styles,
  component: ExamList,
})
