/** The loader draws the player's first question with this chunk, before the player's own. */
export { drawFirstPaint } from '../../exams/exam-player/first-paint/index.ts'
