import { deliveryDays, listPageSize, type PartnerDelivery } from '@prostuti/contract'
import { listDeliveries } from '@prostuti/contract/partners/operations'
import { and, eq, gt, type SQL } from 'drizzle-orm'
import { countUpTo } from '../../../platform/db/bounded-count.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { readPartner } from '../lock-partner.ts'
import type { PartnerDeps } from '../partner-deps.ts'
import { readWebhook } from './read-webhooks.ts'
import { partnerDeliveries } from './tables.ts'

type Row = typeof partnerDeliveries.$inferSelect

/** More are not counted. */
const mostCounted = 1_000

const newest: ListOrder<Row> = {
  at: partnerDeliveries.createdAt,
  id: partnerDeliveries.id,
  order: 'newest first',
  sortKeyOf: row => ({ at: row.createdAt, id: row.id }),
}

/** What an address of a partner was told of late, and what came of it. */
export function createListDeliveries({ db, clock }: PartnerDeps): Implementation {
  return implement(listDeliveries, async ({ params, query }) => {
    const partner = await readPartner(db.pool, params.id)
    const webhook = { partner: partner.id, webhook: params.webhook, now: clock.now() }
    const { id } = await readWebhook(db.pool, webhook)
    const { page_size: pageSize = listPageSize, state, ...pageQuery } = query
    const wanted = and(
      eq(partnerDeliveries.hookId, Number(id)),
      gt(partnerDeliveries.createdAt, new Date(clock.now() - deliveryDays * 86_400_000)),
      state && eq(partnerDeliveries.state, state),
    )
    const where = (more: SQL | undefined) => and(wanted, more)
    const [{ rows, ...page }, counted] = await Promise.all([
      readPage({ pageSize, ...pageQuery }, newest, part =>
        db.orm
          .select()
          .from(partnerDeliveries)
          .where(where(part.where))
          .orderBy(...part.orderBy)
          .limit(part.limit)
          .offset(part.offset),
      ),
      countUpTo(db.orm, partnerDeliveries, { where: wanted, most: mostCounted }),
    ])
    const path = listDeliveries.path.replace('{id}', params.id).replace('{webhook}', params.webhook)
    const results = rows.map(presentDelivery)
    return {
      ...presentPage(path, query, { count: counted.count, results, ...page }),
      count_is_exact: counted.count_is_exact,
    }
  })
}

export function presentDelivery(row: Row): PartnerDelivery {
  return {
    ...{ id: row.eventId, event: row.event as PartnerDelivery['event'], state: row.state, tries: row.tries },
    created_at: row.createdAt.toISOString(),
    next_at: row.nextAt?.toISOString() ?? null,
    last: row.lastAt && {
      ...{ at: row.lastAt.toISOString(), status: row.lastStatus, fault: row.lastFault },
      ...{ ms: row.lastMs ?? 0, answer: row.lastAnswer ?? '' },
    },
    payload: row.payload,
  }
}
