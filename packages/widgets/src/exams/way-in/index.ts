/** How an exam or a program is open to a person. */
export { PremiumHint } from './premium-hint.tsx'
export { examWayWords, premiumWords, type WayWording } from './way-in.ts'
