import type { ExamCard } from '@prostuti/contract'
import { and, count, eq, type SQL } from 'drizzle-orm'
import type { Viewer } from '../auth/sessions.ts'
import { type ListOrder, readPage, type Walk } from '../db/keyset.ts'
import type { Call } from '../http/call.ts'
import type { Cursor } from '../http/cursor.ts'
import { approved, type Exam } from './exam.ts'
import { presentCards } from './exam-cards.ts'
import type { ExamDeps } from './exam-deps.ts'
import { exams } from './tables.ts'

/** Lists run by the start, soonest first, or by the end, newest first; exams of one instant by id. */
export type ExamOrder = 'soonest' | 'newest'

export interface ExamFilter extends Walk {
  readonly where: SQL | undefined
  readonly order: ExamOrder
}

export interface ExamPage {
  readonly count: number
  readonly results: ExamCard[]
  readonly next: Cursor | null
  readonly previous: Cursor | null
}

export type Asking = Pick<Call, 'language'> & { viewer: Viewer | null }

const orders: Record<ExamOrder, ListOrder<Exam>> = {
  soonest: {
    at: exams.startTime,
    id: exams.id,
    order: 'oldest first',
    placeOf: ({ startTime, id }) => ({ at: startTime, id }),
  },
  newest: {
    at: exams.endTime,
    id: exams.id,
    order: 'newest first',
    placeOf: ({ endTime, id }) => ({ at: endTime, id }),
  },
}

/** A page of approved exams with the number of all of them. Walking by cursors never skips or repeats one. */
export async function findExams(deps: ExamDeps, filter: ExamFilter, asking: Asking): Promise<ExamPage> {
  const { orm } = deps.db
  const visible = and(eq(exams.questionState, approved), filter.where)
  const [{ rows, next, previous }, [all]] = await Promise.all([
    readPage(filter, orders[filter.order], ({ where, orderBy, limit, offset }) =>
      orm
        .select()
        .from(exams)
        .where(and(visible, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ),
    orm.select({ count: count() }).from(exams).where(visible),
  ])
  const results = await presentCards(deps, rows, asking.viewer, { ...asking, now: deps.clock.now() })
  return { count: all!.count, results, next, previous }
}
