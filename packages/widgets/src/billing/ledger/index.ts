export { ledgerLine } from './ledger-line.ts'
export { LedgerRows } from './ledger-rows.tsx'
export type { LedgerPage } from './use-ledger.ts'
