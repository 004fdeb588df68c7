/** What a server needs to stream an exam page: the first frame, and the script that keeps taps until the player takes over. */
export { earlyTapsScript } from './early-taps.ts'
export { drawPlayerShell, type PlayerShellOptions } from './player-shell.tsx'
export { drawQuestion, type PlacedQuestion } from './question-html.ts'
