/** What the loader draws the player's first question with, while the player itself is still to come. */
export { drawAhead } from '../../exams/player/draw-ahead.ts'
