import { asc, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from '../../platform/db/database.ts'
import type { StaffPrograms } from '../exams/index.ts'
import { programs } from './tables.ts'

/** Every program by name, drafts too, in order. */
export function createStaffPrograms({ orm }: Database): StaffPrograms {
  return async client => {
    const rows = await (client ? drizzle(client) : orm)
      .select({ id: programs.id, title: programs.title, state: programs.state })
      .from(programs)
      .where(isNull(programs.deletedAt))
      .orderBy(asc(programs.position), asc(programs.id))
    return rows.map(({ title: { bn, en }, ...row }) => ({ ...row, title: { bn, en: en || bn } }))
  }
}
