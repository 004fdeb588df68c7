import type { AuditEntry, AuditKind, FoundAuditEntry } from '@prostuti/contract'
import type { Pool } from 'pg'

/** A stored change. */
export interface FoundRow {
  readonly id: bigint
  readonly at: Date
  readonly actorId: bigint | null
  readonly kind: AuditKind
  readonly subjectId: string
  readonly action: string
  readonly before: AuditEntry['before']
  readonly after: AuditEntry['after']
}

/** The rows of a page with the names of the people in them. */
export async function presentFound(pool: Pool, rows: readonly FoundRow[]): Promise<FoundAuditEntry[]> {
  const people = rows.flatMap(({ actorId, kind, subjectId }) => [
    ...(actorId === null ? [] : [String(actorId)]),
    ...(kind === 'person' ? [subjectId] : []),
  ])
  const { rows: named } = await pool.query<{ id: string; name: string }>({
    name: 'names-in-audit',
    text: 'select id::text, name from users where id = any($1::bigint[])',
    values: [people],
  })
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return rows.map(({ id, at, actorId, kind, subjectId, action, before, after }) => ({
    ...{ id: String(id), at: at.toISOString(), kind, action, before, after },
    subject: subjectId,
    subject_name: kind === 'person' ? (names.get(subjectId) ?? null) : null,
    actor: actorId === null ? null : (names.get(String(actorId)) ?? null),
    actor_id: actorId === null ? null : String(actorId),
  }))
}
