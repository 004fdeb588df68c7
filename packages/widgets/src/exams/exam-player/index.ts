import { defineWidget } from '../../foundation/element/define-widget.ts'
import type { ExamPlayerEvents } from './exam-player.props.ts'
import { ExamPlayer } from './exam-player.view.tsx'
import firstPaintStyles from './styles/first-paint.css?inline'
import panelStyles from './styles/panel-and-dialogs.css?inline'

export type { ExamPlayerEvents } from './exam-player.props.ts'

/**
 * The screen an exam is taken in. A link of the page with `data-prostuti-leave` asks, while it is being taken, whether to leave it.
 *
 * @tag prostuti-exam-player
 * @attribute exam-id - Which exam.
 * @attribute [mode=live] - `live` (default) or `archive`.
 * @attribute [sign-in=ask] - `ask` (default) or `anonymous`. Whom a `<prostuti-login sign-in="partner">` of the page signs in, the player knows too.
 * @attribute [start=ask] - `ask` (default): before a live attempt the rules are shown and a button starts the clock; `at-once`: the clock starts as soon as somebody is signed in. An open attempt goes on at once, an archived or sample exam begins at once.
 * @attribute result-href - In the embed: where the result is, `{id}` and `{state}` (`live`, `archive`) filled in. Without it the result opens in the player. A page of React goes on by itself in `onSubmitted`.
 * @slot received - What comes after the receipt, in the place of the embed's own way to the result.
 * @slot refused - What else one can do when the exam cannot be taken.
 * @slot stranded - Where to send the rescue file.
 * @cssproperty [--prostuti-player-height=100svh] - Least height on a narrow element; `100svh` by default.
 * @cssproperty [--prostuti-bar-inset=16px] - Room at the bar's beginning for a way back of the page's own; 16px by default.
 * @cssproperty --prostuti-sticky-top - Height of a bar of the page that stays on top.
 * @cssproperty --prostuti-sticky-bottom - Height of a bar of the page that stays at the bottom.
 * @csspart button
 * @csspart chip
 * @csspart dialog
 * @csspart heading
 * @csspart option
 * @csspart panel
 * @csspart timer
 */
export const examPlayer = defineWidget({
  tag: 'prostuti-exam-player',
  attributes: { 'exam-id': 'string', mode: 'string', 'sign-in': 'string', start: 'string', 'result-href': 'string' },
  requires: ['exam-id'],
  events: {} as ExamPlayerEvents,
  styles: `${firstPaintStyles}\n${panelStyles}`,
  component: ExamPlayer,
})
