import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './practice.css?inline'
import type { PracticeEvents } from './practice.props.ts'
import { PracticeView } from './practice.view.tsx'

export type { PracticeEvents } from './practice.props.ts'

/**
 * Practice between exams: what to practise, the questions, how it went, and the answers looked at again.
 *
 * @example <prostuti-practice view="set-up" topics="4,9" practice-href="/practice/exam?id={id}"></prostuti-practice>
 * @attribute [view=set-up] - `set-up` (default), `exam`, `result` or `solution`.
 * @attribute practice-id - Which practice; of all views but the first.
 * @attribute topics - Ids of topics that are chosen already, with commas between them.
 * @attribute [source=topics] - What is practised: `topics` (default), `mistakes`, `bookmarks`, `exam-mistakes`, `past-paper`, `short-set`.
 * @attribute exam - Which exam the last three are of.
 * @attribute count - How many questions are chosen already.
 * @attribute mode - What is chosen already: `learn` or `test`.
 * @attribute [filter=all] - What of the solution is shown at first: `all` (default), `wrong`, `skipped` or `marked`.
 * @attribute set-up-href - Where practices are begun.
 * @attribute practice-href - Where a practice is taken; `{id}` is filled in.
 * @attribute result-href - Where its result is; `{id}` is filled in.
 * @attribute solution-href - Where its solution is; `{id}` is filled in.
 * @attribute exam-href - Where a short set that is under way is sat; `{id}` is filled in.
 * @attribute ask-href - Where one asks about a question of the solution in discussions; `{id}` is filled in.
 * @cssproperty [--prostuti-player-height=100svh] - Least height on a narrow element; `100svh` by default.
 * @cssproperty [--prostuti-bar-inset=16px] - Room at the bar's beginning for a way back of the page's own; 16px by default.
 * @csspart button
 * @csspart card
 * @csspart chip
 * @csspart dialog
 * @csspart heading
 * @csspart option
 * @csspart panel
 * @csspart tab
 * @csspart timer
 */
export const practice = defineWidget({
  tag: 'prostuti-practice',
  attributes: {
    view: 'string',
    'practice-id': 'string',
    topics: 'string',
    source: 'string',
    exam: 'string',
    count: 'number',
    mode: 'string',
    filter: 'string',
    'set-up-href': 'string',
    'practice-href': 'string',
    'result-href': 'string',
    'solution-href': 'string',
    'exam-href': 'string',
    'ask-href': 'string',
  },
  events: {} as PracticeEvents,
  styles,
  component: PracticeView,
})
