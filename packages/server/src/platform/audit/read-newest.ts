import type { AuditKind } from '@prostuti/contract'
import { and, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { PagePart } from '../http/call/keyset.ts'
import type { FoundChanges } from './find-changes.ts'
import type { FoundRow } from './present-found.ts'

interface StoredRow {
  readonly id: string
  readonly at: string
  readonly actor_id: string | null
  readonly kind: AuditKind
  readonly subject_id: string
  readonly action: string
  readonly before: FoundRow['before']
  readonly after: FoundRow['after']
}

/** A part of what is found: the newest of each kind, from its index, then the newest of those. So a kind with few changes among many costs no walk. */
export async function readNewest(
  { orm }: Database,
  { kinds, condition }: FoundChanges,
  { where, orderBy, limit, offset }: PagePart,
): Promise<FoundRow[]> {
  const order = sql.join(orderBy, sql`, `)
  const wanted = and(sql`audit_log.kind = wanted.kind`, condition, where)
  const names = sql.join(
    kinds.map(kind => sql`${kind}`),
    sql`, `,
  )
  const { rows } = await orm.execute<StoredRow & Record<string, unknown>>(
    sql`select audit_log.* from unnest(array[${names}]::text[]) as wanted (kind) cross join lateral (
          select * from audit_log where ${wanted} order by ${order} limit ${limit + offset}) as audit_log
         order by ${order} limit ${limit} offset ${offset}`,
  )
  return rows.map(({ id, at, actor_id: actorId, subject_id: subjectId, ...row }) => ({
    ...row,
    id: BigInt(id),
    at: new Date(at),
    actorId: actorId === null ? null : BigInt(actorId),
    subjectId,
  }))
}
