/** Getting a program or an exam: what the program's page and the join page share. */
export { PurchaseDialog } from './purchase-dialog.tsx'
export { missingCoins, type PurchaseSubject } from './purchase-subject.ts'
export { getFragment, type PurchaseState, useBeginFromAddress, usePurchase } from './use-purchase.ts'
