import type { ReturnsOf } from '../shapes.ts'

/** Coins as pages show them to the person whose they are (`SiteHost`). */
export interface SiteBilling {
  /** Newest first, pages counted from 1; null for a visitor. */
  ledger(page: number): Promise<ReturnsOf<'billing.listLedger'> | null>
}
