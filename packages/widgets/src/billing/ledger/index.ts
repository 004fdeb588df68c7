export { LedgerRows } from './ledger-rows.tsx'
export type { LedgerPage } from './use-ledger.ts'
