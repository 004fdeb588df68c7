import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { PublishedPrograms } from '../exams/index.ts'
import { programs } from './tables.ts'

/** How old the list in memory may be: a change by the staff is seen everywhere within this time. */
const freshMs = 1_000

/** Every published programme, in the order of the shelf. Read with each list of exams, changed a few times a year. */
export function createPublishedPrograms({ orm }: Database): PublishedPrograms {
  let known: { list: ReturnType<PublishedPrograms>; until: number } | undefined

  return () => {
    if (known && known.until > performance.now()) return known.list
    const list = orm
      .select({ id: programs.id, title: programs.title })
      .from(programs)
      .where(eq(programs.state, 'published'))
      .orderBy(asc(programs.position), asc(programs.id))
      .execute()
    const reading = { list, until: performance.now() + freshMs }
    known = reading
    list.catch(() => {
      if (known === reading) known = undefined
    })
    return list
  }
}
