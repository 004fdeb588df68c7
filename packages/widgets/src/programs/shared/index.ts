/** What the screens of programmes share besides. */
export { beginsWords } from './begins-words.ts'
export { PremiumHint } from './premium-hint.tsx'
export { coinsWords, priceOf, wayWords } from './price.ts'
export { usePersonal } from './use-personal.ts'
export { examWayWords, premiumWords, type WayWording } from './way-in.ts'
