import type { Backup } from '@prostuti/contract'
import { desc, eq, isNotNull } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { backups } from './tables.ts'

/** A backup that is written down. */
export interface MadeBackup {
  readonly id: number
  readonly at: Date
  readonly file: string
  readonly bytes: number
  readonly rows: number
  readonly tookMs: number
}

export async function recordBackup(pool: Pool, made: Omit<MadeBackup, 'id'>): Promise<MadeBackup> {
  const [row] = await drizzle(pool).insert(backups).values(made).returning({ id: backups.id })
  return { ...made, id: row!.id }
}

interface Trial {
  readonly tookMs: number
  readonly rows: number
  /** Null: all has agreed. */
  readonly failure: string | null
}

/** Writes down how the restore of a backup went. */
export async function recordTrial(pool: Pool, id: number, { tookMs, rows, failure }: Trial): Promise<void> {
  await drizzle(pool)
    .update(backups)
    .set({ triedAt: new Date(), triedMs: tookMs, triedRows: rows, failure: failure?.slice(0, 500) ?? null })
    .where(eq(backups.id, id))
}

/** The last backup, and the last one whose restore was tried. */
export async function readBackups(orm: NodePgDatabase): Promise<{ last: Backup | null; lastTried: Backup | null }> {
  const [[last], [tried]] = await Promise.all([
    orm.select().from(backups).orderBy(desc(backups.at)).limit(1),
    orm.select().from(backups).where(isNotNull(backups.triedAt)).orderBy(desc(backups.triedAt)).limit(1),
  ])
  return { last: last ? present(last) : null, lastTried: tried ? present(tried) : null }
}

function present({ id, at, file, bytes, rows, tookMs, ...trial }: typeof backups.$inferSelect): Backup {
  const { triedAt, triedMs, triedRows, failure } = trial
  return {
    ...{ id: String(id), at: at.toISOString(), file, bytes, rows, took_ms: tookMs },
    tried: triedAt && { at: triedAt.toISOString(), took_ms: triedMs ?? 0, rows: triedRows ?? 0, failure },
  }
}
