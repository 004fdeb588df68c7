import { feature } from '../feature.ts'
import * as operations from './operations.ts'
import { partnerShapes } from './shapes.ts'
import type { SitePartners } from './site-partners.ts'

export * from './addresses.ts'
export * from './events.ts'
export * from './partner-reads.ts'
export * from './sign-in.ts'
export type * from './site-partners.ts'
export * from './staff-partners.ts'

export const partners = feature<SitePartners>()({ operations, shapes: partnerShapes })
