/** What the screens of programmes share besides. */
export { beginsWords } from './begins-words.ts'
export { coinsWords, priceOf, wayWords } from './price.ts'
export { usePersonal } from './use-personal.ts'
