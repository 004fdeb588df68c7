/** A question as strings, drawn before any component: of the player's first paint, and of a practice. */
export { afterPaint, whenIdle } from './after-paint.ts'
export {
  drawInside,
  drawQuestion,
  escapeText,
  type IndexedQuestion,
  questionElementId,
  questionOf,
  type Wording,
} from './question-html.ts'
