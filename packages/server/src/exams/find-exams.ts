import type { ExamCard } from '@prostuti/contract'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Viewer } from '../auth/sessions.ts'
import type { Call } from '../http/call.ts'
import { type Cursor, readCursor, writeCursor } from '../http/cursor.ts'
import { approved, type Exam } from './exam.ts'
import { presentCards } from './exam-cards.ts'
import type { ExamDeps } from './exam-deps.ts'
import { exams } from './tables.ts'

/** Lists run by the start, soonest first, or by the end, newest first; exams of one instant by id. */
export type ExamOrder = 'soonest' | 'newest'

export interface ExamFilter {
  readonly where: SQL | undefined
  readonly order: ExamOrder
  readonly pageSize: number
  /** Counted from 1; a cursor wins over it. */
  readonly page?: number
  readonly cursor?: string
}

export interface ExamPage {
  readonly count: number
  readonly results: ExamCard[]
  readonly next: Cursor | null
  readonly previous: Cursor | null
}

export type Asking = Pick<Call, 'language'> & { viewer: Viewer | null }

const instantOf: Record<ExamOrder, PgColumn> = { soonest: exams.startTime, newest: exams.endTime }

/** A page of approved exams with the number of all of them. Walking by cursors never skips or repeats one. */
export async function findExams(deps: ExamDeps, filter: ExamFilter, asking: Asking): Promise<ExamPage> {
  const visible = and(eq(exams.questionState, approved), filter.where)
  const cursor = filter.cursor === undefined ? null : readCursor(filter.cursor)
  const [found, [all]] = await Promise.all([
    readPage(deps, filter, visible, cursor),
    deps.db.orm.select({ count: count() }).from(exams).where(visible),
  ])
  const { rows, hasMore } = found
  const isBackward = cursor?.side === 'before'
  const hasNext = isBackward || hasMore
  const hasPrevious = isBackward ? hasMore : cursor !== null || (filter.page ?? 1) > 1
  const results = await presentCards(deps, rows, asking.viewer, { ...asking, now: deps.clock.now() })
  return {
    count: all!.count,
    results,
    next: hasNext ? cursorAt('after', filter.order, rows.at(-1)) : null,
    previous: hasPrevious ? cursorAt('before', filter.order, rows[0]) : null,
  }
}

async function readPage(
  { db }: ExamDeps,
  { order, page = 1, pageSize }: ExamFilter,
  visible: SQL | undefined,
  cursor: Cursor | null,
): Promise<{ rows: Exam[]; hasMore: boolean }> {
  const isBackward = cursor?.side === 'before'
  // Walking backward reads the list from its other end.
  const direction = (order === 'soonest') === isBackward ? desc : asc
  const instant = instantOf[order]
  const rows = await db.orm
    .select()
    .from(exams)
    .where(and(visible, cursor ? beyond(cursor, instant, direction) : undefined))
    .orderBy(direction(instant), direction(exams.id))
    .limit(pageSize + 1)
    .offset(cursor ? 0 : (page - 1) * pageSize)
  const kept = rows.slice(0, pageSize)
  return { rows: isBackward ? kept.reverse() : kept, hasMore: rows.length > pageSize }
}

function beyond({ at, id }: Cursor, instant: PgColumn, direction: typeof asc): SQL {
  const place = sql`(${new Date(at).toISOString()}::timestamptz, ${id}::int)`
  return direction === asc ? sql`(${instant}, ${exams.id}) > ${place}` : sql`(${instant}, ${exams.id}) < ${place}`
}

function cursorAt(side: Cursor['side'], order: ExamOrder, exam: Exam | undefined): Cursor | null {
  if (!exam) return null
  const at = (order === 'soonest' ? exam.startTime : exam.endTime).getTime()
  return { side, at, id: exam.id }
}

/** The page as the contract's lists have it, with addresses that carry the cursors. */
export function presentPage(path: string, query: Record<string, unknown>, found: ExamPage) {
  const address = (cursor: Cursor | null) => {
    if (!cursor) return null
    const { page: _, ...rest } = query
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...rest, cursor: writeCursor(cursor) }))
      search.set(name, String(value))
    return `${path}?${search}`
  }
  return { count: found.count, results: found.results, next: address(found.next), previous: address(found.previous) }
}
