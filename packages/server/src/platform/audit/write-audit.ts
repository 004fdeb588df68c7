import type { AuditAction, AuditKind } from '@prostuti/contract'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { auditLog } from './tables.ts'

type Fields = Readonly<Record<string, unknown>>

/** What a member of the staff did to one thing. */
export interface Change {
  /** Who; null: the server by itself. */
  readonly actor: bigint | null
  readonly kind: AuditKind
  readonly id: string | number | bigint
  /** A verb: `created`, `updated`, `merged`. */
  readonly action: AuditAction
  /** The thing as it was and as it is, whole; only the fields that differ are kept. Left out where there was, or is, none. */
  readonly before?: Fields
  readonly after?: Fields
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Writes changes down, in the transaction that makes them. One that changes nothing is left out. */
export async function writeAudit(client: PoolClient, changes: readonly Change[]): Promise<void> {
  const rows = changes.map(toRow).filter(row => row !== null)
  if (rows.length > 0) await drizzle(client).insert(auditLog).values(rows)
}

function toRow({ actor, kind, id, action, before, after, at }: Change): typeof auditLog.$inferInsert | null {
  const row = { actorId: actor, kind, subjectId: String(id), action, at: new Date(at) }
  if (!before || !after) return { ...row, before: before ?? null, after: after ?? null }
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    name => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  if (changed.length === 0) return null
  const pick = (fields: Fields) => Object.fromEntries(changed.map(name => [name, fields[name] ?? null]))
  return { ...row, before: pick(before), after: pick(after) }
}
