import { feature } from '../feature.ts'
import type { SitePartners } from './site-partners.ts'

export type * from './site-partners.ts'

export const partners = feature<SitePartners>()({ operations: {}, shapes: {} })
