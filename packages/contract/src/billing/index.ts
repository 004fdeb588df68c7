import { feature } from '../feature.ts'
import * as operations from './operations.ts'
import { billingShapes } from './shapes.ts'
import type { SiteBilling } from './site-billing.ts'

export * from './gift-bounds.ts'
export * from './gifts.ts'
export * from './ledger-entries.ts'
export * from './orders.ts'
export * from './payment-methods.ts'
export * from './premium-packs.ts'
export * from './reconciliation.ts'
export * from './shapes.ts'
export type * from './site-billing.ts'
export * from './staff-payments.ts'
export * from './user-purchases.ts'

export const billing = feature<SiteBilling>()({ operations, shapes: billingShapes })
