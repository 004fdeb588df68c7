/** Draws an attempt's first question before the player's code is there. */

import text from '../styles/first-paint.css?inline'

// Not re-exported: the published types would name the style sheet, which no tarball holds.
export const firstPaintStyles: string = text

export { currentQuestionKey } from './current-question-key.ts'
export { drawFirstPaint } from './draw-first-paint.ts'
export { earlyTapsScript } from './early-taps.ts'
export { firstFrame } from './first-frame.ts'
export { drawPlayerShell } from './player-shell.ts'
