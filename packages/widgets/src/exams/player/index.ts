import { defineWidget } from '../../foundation/define-widget.ts'
import beside from './beside.css?inline'
import firstStyles from './exam-player.css?inline'
import { ExamPlayer, type ExamPlayerEvents } from './exam-player.tsx'

export { ExamPlayer, type ExamPlayerEvents, type ExamPlayerProps } from './exam-player.tsx'
/** Enough for what is drawn before the player is there. */
export { firstStyles }

/**
 * The screen an exam is taken in.
 *
 * @tag prostuti-exam-player
 * @attribute exam-id - Which exam.
 * @attribute mode - `live` (default) or `archive`.
 * @attribute sign-in - `ask` (default) or `anonymous`.
 * @slot received - What comes after the receipt: a link to the result.
 * @slot refused - What else one can do when the exam cannot be taken.
 * @slot stranded - Where to send the rescue file.
 * @cssproperty --prostuti-player-height - Least height on a narrow element; `100svh` by default.
 * @cssproperty --prostuti-sticky-top - Height of a bar of the page that stays on top.
 * @cssproperty --prostuti-sticky-bottom - Height of a bar of the page that stays at the bottom.
 */
export const examPlayer = defineWidget({
  tag: 'prostuti-exam-player',
  attributes: { 'exam-id': 'string', mode: 'string', 'sign-in': 'string' },
  requires: ['exam-id'],
  events: {} as ExamPlayerEvents,
  styles: `${firstStyles}\n${beside}`,
  component: ExamPlayer,
})
