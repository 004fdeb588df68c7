/** A question that is being answered, and what stands around it: of the player, and of a practice. */
export { moreMinutes, syncNews, timeWarning } from './announcements.ts'
export { Clock } from './clock.tsx'
export { pressOption, useMove } from './focus.ts'
export { useKeys } from './keyboard.ts'
export { Counts, Palette } from './palette.tsx'
export { Question, tappedEarly } from './question.tsx'
export { useAtom, useAtomAfterPaint } from './use-atom.ts'
export { useWide } from './use-wide.ts'
