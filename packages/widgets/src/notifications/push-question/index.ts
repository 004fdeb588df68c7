import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './push-question.css?inline'
import type { PushQuestionEvents } from './push-question.props.ts'
import { PushQuestion } from './push-question.view.tsx'

/**
 * Asks, in a sheet of its own and before the browser does, whether this device shall get pushes. Where the browser has blocked them
 * it says where the switch is, and where it shows none it offers a calendar file. It opens by itself.
 *
 * @example <prostuti-push-question about="exam" said="Kept in your routine: 15 January."></prostuti-push-question>
 * @attribute [about=topic] - The act after which it asks: `exam`, `search`, `post` or `topic` (default).
 * @attribute said - What has just been done, for the line above the question.
 * @attribute calendar-href - A calendar file that reminds as well.
 * @csspart button
 * @csspart dialog
 * @csspart heading
 */
export const pushQuestion = defineWidget({
  tag: 'prostuti-push-question',
  attributes: { about: 'string', said: 'string', 'calendar-href': 'string' },
  events: {} as PushQuestionEvents,
  styles,
  component: PushQuestion,
})
