/** What the join page fetches for an exam that is still to be bought. */
export { default as styles } from '../purchase-offer.css?inline'
export { PurchaseOffer } from '../purchase-offer.tsx'
export const words = 'purchase'
