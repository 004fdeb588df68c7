import { type AuditEntry, auditRights, listPageSize, mayDo } from '@prostuti/contract'
import { listAudit } from '@prostuti/contract/core/operations'
import { and, count, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { signedIn } from '../http/call/call.ts'
import { presentPage } from '../http/call/cursor.ts'
import { implement } from '../http/call/implement.ts'
import { type ListOrder, readPage } from '../http/call/keyset.ts'
import { beyondRole } from '../http/call/require-right.ts'
import { users } from '../people/tables.ts'
import { auditLog } from './tables.ts'

interface EntryRow {
  readonly entry: typeof auditLog.$inferSelect
  readonly actor: string | null
}

const newest: ListOrder<EntryRow> = {
  at: auditLog.at,
  id: auditLog.id,
  order: 'newest first',
  sortKeyOf: ({ entry }) => entry,
}

/** What staff did to one thing, newest first. */
export function createListAudit({ db }: { readonly db: Database }) {
  return implement(listAudit, async ({ query }, call) => {
    const { page_size: pageSize = listPageSize, kind, id, ...pageQuery } = query
    if (!mayDo(signedIn(call).role, auditRights[kind])) throw beyondRole()
    const wanted = and(eq(auditLog.kind, kind), eq(auditLog.subjectId, id))
    const [{ rows, ...page }, [all]] = await Promise.all([
      readPage({ pageSize, ...pageQuery }, newest, ({ where, orderBy, limit, offset }) =>
        db.orm
          .select({ entry: auditLog, actor: users.name })
          .from(auditLog)
          .leftJoin(users, eq(users.id, auditLog.actorId))
          .where(and(wanted, where))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ),
      db.orm.select({ count: count() }).from(auditLog).where(wanted),
    ])
    return presentPage(listAudit.path, query, { count: all!.count, results: rows.map(present), ...page })
  })
}

function present({ entry, actor }: EntryRow): AuditEntry {
  return {
    id: String(entry.id),
    at: entry.at.toISOString(),
    actor,
    action: entry.action,
    before: entry.before as AuditEntry['before'],
    after: entry.after as AuditEntry['after'],
  }
}
