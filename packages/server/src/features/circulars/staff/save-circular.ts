import { circularStates } from '@prostuti/contract'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type CircularRow, isPublicRow, withId } from '../public-circulars.ts'
import { refuseImpossibleDays } from '../refuse.ts'
import { circulars } from '../tables/circulars.ts'
import { circularColumns } from './circular-columns.ts'
import { auditFields, type TypedFields, typedFields } from './circular-fields.ts'
import { refuseUnknownImage } from './known-image.ts'
import { publicSince } from './next-state.ts'

/** Who saves, and when. */
export interface Saving {
  /** Null: the server by itself. */
  readonly actor: bigint | null
  readonly now: number
}

/** A new circular: a draft. Throws `validation_failed`. Writes the audit log. */
export async function insertCircular(
  client: PoolClient,
  fields: TypedFields,
  { actor, now }: Saving,
): Promise<CircularRow> {
  refuseImpossibleDays(fields)
  await refuseUnknownImage(client, fields.image)
  const at = new Date(now)
  const [row] = await drizzle(client)
    .insert(circulars)
    .values({ ...circularColumns(fields), changedBy: actor, createdAt: at, updatedAt: at })
    .returning()
  const change = { actor, kind: 'circular', id: row!.id, action: 'created', at: now } as const
  await writeAudit(client, [{ ...change, after: auditFields(row!) }])
  return row!
}

/** A circular, locked until the transaction ends. Throws `not_found`. */
export async function lockCircular(client: PoolClient, id: string): Promise<CircularRow> {
  const [row] = await drizzle(client).select().from(circulars).where(withId(id)).for('no key update')
  if (!row) throw new AppError('not_found')
  return row
}

/** Saves fields of a locked circular; what is left out stays. Throws `validation_failed`. Writes the audit log. */
export async function saveCircular(
  client: PoolClient,
  before: CircularRow,
  changes: Partial<TypedFields>,
  { actor, now }: Saving,
): Promise<CircularRow> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const fields: TypedFields = { ...typedFields(before), ...given }
  refuseImpossibleDays(fields)
  if (changes.image) await refuseUnknownImage(client, changes.image)
  const columns = circularColumns(fields)
  const [row] = await drizzle(client)
    .update(circulars)
    .set({
      ...columns,
      ...publication(before, columns.publishedOn, now),
      ...{ revision: before.revision + 1, changedBy: actor, updatedAt: new Date(now) },
    })
    .where(eq(circulars.id, before.id))
    .returning()
  const change = { actor, kind: 'circular', id: before.id, action: 'updated', at: now } as const
  await writeAudit(client, [{ ...change, before: auditFields(before), after: auditFields(row!) }])
  return row!
}

/** Of an approved one: without a day it goes out now, unless it is out; a day that changes is one of its going out. */
function publication(before: CircularRow, asked: Date | null, now: number) {
  if (before.state !== circularStates.approved || asked?.getTime() === before.publishedOn?.getTime()) return {}
  const publishedOn = asked ?? (isPublicRow(before, now) ? before.publishedOn! : new Date(now))
  return { publishedOn, publicSince: publicSince(before, publishedOn, now) }
}
