import { getNumbers } from '@prostuti/contract/partners/operations'
import { implementForPartner } from '../keys/use-key.ts'
import type { PartnerDeps } from '../partner-deps.ts'
import { readNumbers } from '../staff/present-partner.ts'

/** What a partner's own pages and address did of late, as staff see it. */
export const createGetNumbers = (deps: PartnerDeps) =>
  implementForPartner(getNumbers, { pool: deps.db.pool, clock: deps.clock }, (_input, { partner }) =>
    readNumbers(deps, partner),
  )
