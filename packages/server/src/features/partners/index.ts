import type { SitePartners } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Clock } from '../../platform/db/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { authorizePartner } from './authorize-partner.ts'
import { createBelonging } from './belonging/belonging.ts'
import { exportedPartners } from './exported.ts'
import { findPartner, isRegisteredRedirect, mayRedirect } from './find-partner.ts'
import { partnerRows } from './partner-rows.ts'

export { readBelonging } from './belonging/belonging.ts'
export { partnerNames } from './find-partner.ts'
export { findCentre, isOwnPage } from './own-pages.ts'
export { demoPartner, type PartnerRow, partnersOfSettings, registerPartners } from './register-partners.ts'

export interface PartnersOptions {
  pool: Pool
  clock: Clock
}

export interface Partners extends Feature<SitePartners> {
  /** Whether a partner has registered exactly this address. */
  isRegisteredRedirect(address: string): Promise<boolean>
  /** Partners as the login page shows them to the person who asks for it. */
  pages(request: SiteRequest): SitePartners
}

/** Sites that embed us: which they are, and what people have agreed to with them. */
export function createPartners(options: PartnersOptions): Partners {
  return {
    implementations: [authorizePartner(options), ...createBelonging(options)],
    personRows: partnerRows,
    exported: exportedPartners,
    isRegisteredRedirect: address => isRegisteredRedirect(options.pool, address),
    pages: request => ({
      async find(origin, redirect = '') {
        const viewer = await request.viewer()
        const partner = await findPartner(options.pool, origin, viewer?.id)
        if (!partner) return null
        const { name, agreed } = partner
        return { name: name[request.language], agreed, redirect: mayRedirect(partner, redirect) }
      },
    }),
  }
}
