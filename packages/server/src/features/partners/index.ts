import type { SitePartners } from '@prostuti/contract'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { authorizePartner } from './authorize-partner.ts'
import { createBelonging } from './belonging/belonging.ts'
import { exportedPartners } from './exported.ts'
import { findPartner, isRegisteredRedirect, mayRedirect, partnerOrigins } from './find-partner.ts'
import { createChangeKeys } from './keys/change-keys.ts'
import { purgeKeyUses } from './keys/use-key.ts'
import type { PartnerDeps } from './partner-deps.ts'
import { partnerRows } from './partner-rows.ts'
import { createGetNumbers } from './reads/get-numbers.ts'
import { createChangeSignInKeys } from './sign-in/change-keys.ts'
import { purgeSignIns } from './sign-in/sign-ins.ts'
import { createChangePartners } from './staff/change-partners.ts'
import { createReadPartners } from './staff/read-partners.ts'
import { createChangeWebhooks } from './webhooks/change-webhooks.ts'
import { deliverDue } from './webhooks/deliver-due.ts'
import { createListDeliveries } from './webhooks/deliveries.ts'
import { purgeDeliveries } from './webhooks/purge-deliveries.ts'
import { createSendAgain } from './webhooks/send-again.ts'

export { readBelonging } from './belonging/belonging.ts'
export { partnerNames } from './find-partner.ts'
export { implementForPartner } from './keys/use-key.ts'
export { findCentre, isOwnPage } from './own-pages.ts'
export type { AttemptCounts, PartnerAttempts, PartnerDeps } from './partner-deps.ts'
export { demoPartner, type PartnerRow, partnersOfSettings, registerPartners } from './register-partners.ts'
export { createPartnerSignIns } from './sign-in/sign-ins.ts'

export interface Partners extends Feature<SitePartners> {
  /** Whether a partner has registered exactly this address. */
  isRegisteredRedirect(address: string): Promise<boolean>
  /** Sends partners what is due; every process calls it about once a second. Resolves to the number of tries. */
  deliver(signal?: AbortSignal): Promise<number>
  /** Partners as the login page shows them to the person who asks for it. */
  pages(request: SiteRequest): SitePartners
}

/** Sites that embed us: which they are, what people have agreed to with them, and what their servers are told. */
export function createPartners(deps: PartnerDeps): Partners {
  const { db, clock } = deps
  const options = { pool: db.pool, clock }
  const deliver = (signal?: AbortSignal) => deliverDue(deps, signal)
  return {
    implementations: [
      authorizePartner(options),
      ...createBelonging(options),
      ...createReadPartners(deps),
      ...createChangePartners(deps),
      ...createChangeKeys(deps),
      ...createChangeWebhooks(deps),
      ...createChangeSignInKeys(deps),
      createListDeliveries(deps),
      ...createSendAgain(deps),
      createGetNumbers(deps),
    ],
    personRows: partnerRows,
    exported: exportedPartners,
    deliver,
    sweeps: [{ everyMs: 1_000, run: deliver }],
    purges: [() => purgeDeliveries(deps), () => purgeKeyUses(options), () => purgeSignIns(deps)],
    isRegisteredRedirect: address => isRegisteredRedirect(db.pool, address),
    pages: request => ({
      async find(origin, redirect = '') {
        const viewer = await request.viewer()
        const partner = await findPartner(db.pool, origin, viewer?.id)
        if (!partner) return null
        const { name, agreed } = partner
        return { name: name[request.language], agreed, redirect: mayRedirect(partner, redirect) }
      },
      origins: () => partnerOrigins(db.pool),
    }),
  }
}
