import { drawFirstPaint as draw } from '../../exams/exam-player/first-paint/index.ts'
import { nameMathsFont } from './maths-font.ts'

/** The loader draws the player's first question with this chunk, before the player's own. */
export const drawFirstPaint: typeof draw = (...given) => {
  nameMathsFont()
  return draw(...given)
}
