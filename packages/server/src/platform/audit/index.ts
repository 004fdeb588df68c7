import type { Database } from '../db/database.ts'
import type { Feature } from '../feature.ts'
import { auditRows } from './audit-rows.ts'
import { createListAudit } from './list-audit.ts'
import { createSearchAudit } from './search-audit.ts'

export { type Change, writeAudit } from './write-audit.ts'

/** What staff have changed, with the values before and after. */
export function createAudit(deps: { readonly db: Database }): Feature {
  return {
    implementations: [createListAudit(deps), createSearchAudit(deps)],
    personRows: auditRows,
    exported: { audit_log: { left: 'Staff’s acts.' } },
  }
}
