import { deliveryDays, listPageSize, type StaffPartnerRow } from '@prostuti/contract'
import { getPartner, listPartners } from '@prostuti/contract/partners/operations'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { pageOfRows } from '../../../platform/http/call/page-of-rows.ts'
import { type PartnerRow, readPartner, sourceOf } from '../lock-partner.ts'
import type { PartnerDeps } from '../partner-deps.ts'
import { hourOf, newest, presentPartner } from './present-partner.ts'

interface ListedRow extends PartnerRow {
  readonly people: number
  readonly failed: number
  readonly last_used_at: Date | null
}

/** Partners in the order of their names in the caller's language, and one of them. */
export function createReadPartners(deps: PartnerDeps): Implementation[] {
  const { db, clock, attempts } = deps
  return [
    implement(listPartners, async ({ query }, call) => {
      const { page_size: pageSize = listPageSize, search = '', ...pageQuery } = query
      const { rows } = await db.pool.query<ListedRow>(
        `select p.*, coalesce(c.people, 0)::int as people, coalesce(d.failed, 0)::int as failed, k.last_used_at
           from partners p
           left join (select partner_id, count(*) as people from partner_consents group by 1) c on c.partner_id = p.id
           left join (select partner_id, count(*) as failed from partner_deliveries
                       where state = 'failed' and created_at > $1 group by 1) d on d.partner_id = p.id
           left join (select partner_id, max(last_used_at) as last_used_at
                        from (select partner_id, last_used_at from partner_keys
                              union all select partner_id, last_used_at from partner_sign_in_keys) every_key group by 1) k on k.partner_id = p.id
          where strpos(lower(concat_ws(' ', p.name->>'bn', p.name->>'en', array_to_string(p.origins, ' '))), lower($3)) > 0
          order by p.name->>$2, p.id`,
        [new Date(clock.now() - deliveryDays * 86_400_000), call.language, search],
      )
      const sat = await attempts.countAll()
      const { rows: shown, ...page } = pageOfRows(rows, { pageSize, ...pageQuery }, ({ id }) => id)
      const results = shown.map((row): StaffPartnerRow => {
        const { joined = 0, lastAt = null } = sat.get(row.id) ?? {}
        return {
          ...{ id: String(row.id), name: row.name[call.language], origins: row.origins, source: sourceOf(row) },
          ...{ people: row.people, attempts: joined, failed: row.failed },
          last_used_at: hourOf(newest(row.last_used_at, lastAt)),
          created_at: row.created_at.toISOString(),
        }
      })
      return presentPage(listPartners.path, query, { ...page, results })
    }),
    implement(getPartner, async ({ params }) => presentPartner(deps, await readPartner(db.pool, params.id))),
  ]
}
