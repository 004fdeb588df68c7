import type { Language, PartnerPage } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Viewer } from '../auth/index.ts'
import type { Clock } from '../db/clock.ts'
import type { Implementation } from '../http/implement.ts'
import { authorizePartner } from './authorize-partner.ts'
import { findPartner } from './find-partner.ts'

export { demoPartner, type PartnerRow, partnersOfSettings, registerPartners } from './register-partners.ts'

export interface PartnersOptions {
  pool: Pool
  clock: Clock
}

export interface Partners {
  readonly implementations: Implementation[]
  /** The partner whose pages have this origin, as the login page shows it to this person; null for everybody else. */
  find(origin: string, viewer: Viewer | null, language: Language): Promise<PartnerPage | null>
}

/** Sites that embed us: which they are, and what people have agreed to with them. */
export function createPartners(options: PartnersOptions): Partners {
  return {
    implementations: [authorizePartner(options)],
    async find(origin, viewer, language) {
      const partner = await findPartner(options.pool, origin, viewer?.id)
      return partner && { name: partner.name[language], agreed: partner.agreed }
    },
  }
}
