/** Prices in words. */
export { coinsWords, type Priced, priceOf } from './price.ts'
