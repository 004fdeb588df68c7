import type { Returned } from '../shape.ts'
import type { PaymentReceipt, PurchaseStatus } from './orders.ts'
import type { CoinOption, PremiumPack } from './premium-packs.ts'
import type { billingShapes } from './shapes.ts'

/** Coins as pages show them to the person whose they are (`SiteHost`). */
export interface SiteBilling {
  /** Newest first, pages counted from 1; null for a visitor. */
  ledger(page: number): Promise<Returned<(typeof billingShapes)['billing.listLedger']> | null>
  /** Whether anything can be bought for taka here: production without a gateway hides it. */
  readonly paymentsOn: boolean
  /** What a member takes each day. */
  bonusCoins(): Promise<number>
  coinOptions(): Promise<CoinOption[]>
  premiumPacks(): Promise<PremiumPack[]>
  /** This person's orders, newest first, pages counted from 1; null for a visitor. */
  orders(page: number): Promise<Returned<(typeof billingShapes)['billing.listOrders']> | null>
  /** One of this person's orders; null for anybody else's. */
  receipt(id: string): Promise<PaymentReceipt | null>
  /** What the token of the way back finds; null for a wrong or old one. */
  purchase(returnToken: string): Promise<PurchaseStatus | null>
}
