import { and, asc, count, eq, inArray, isNull, ne } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Localized, Translated } from '../../platform/db/columns.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import type { PublicCache } from '../../platform/http/public-cache.ts'
import { approved, exams } from '../exams/index.ts'
import { followCategories, type LiveCategory } from '../questions/index.ts'
import { programRoutineDays, programs, type RoutineItemRow } from './tables.ts'

/** The exam that a routine's line leads to. */
export interface RoutineExam {
  readonly id: number
  readonly title: Localized
  readonly startTime: Date
  readonly endTime: Date
  /** Who may know of it (`present-line.ts`). */
  readonly programId: number | null
  readonly enrollmentVisibility: 'everyone' | 'program'
  readonly webView: boolean
}

/** What a routine's line lets practise. */
export interface RoutinePractice {
  readonly topic: LiveCategory
  readonly count: number
}

/** One line of a day. */
export interface RoutineLine {
  readonly text: Translated
  /** The reader of the line may not be allowed to know of it. */
  readonly exam: RoutineExam | null
  readonly practice: RoutinePractice | null
}

/** A day of a routine, not yet on a date. */
export interface RoutineEntry {
  /** Counted from 1. */
  readonly number: number
  /** Days after the entry before. */
  readonly interval: number
  readonly title: Translated
  readonly items: readonly RoutineLine[]
}

/** A program as everybody who may see it reads it. */
export type Program = Omit<typeof programs.$inferSelect, 'state'> & {
  readonly state: 'published' | 'unpublished'
  readonly totalExams: number
  /** In order. */
  readonly routine: readonly RoutineEntry[]
}

/** Every program that is no draft, in order; on the `client` of a transaction as that sees them, else at most a minute old. */
export type ReadPrograms = (client?: PoolClient) => Promise<readonly Program[]>

/** Read with each list of exams and each program, changed a few times a year: kept in the public cache. */
export function createReadPrograms({ pool }: Database, shared: PublicCache): ReadPrograms {
  return async client =>
    client ? readPrograms(client) : (await shared.get('programs', { maxAgeMs: 60_000 }, () => readPrograms(pool))).value
}

/** One statement after the other: in a transaction they share its connection. */
async function readPrograms(reader: Queryable): Promise<readonly Program[]> {
  const orm = drizzle(reader)
  const rows = await orm
    .select()
    .from(programs)
    .where(and(ne(programs.state, 'draft'), isNull(programs.deletedAt)))
    .orderBy(asc(programs.position), asc(programs.id))
  const days = await orm
    .select()
    .from(programRoutineDays)
    .orderBy(asc(programRoutineDays.programId), asc(programRoutineDays.number))
  const counts = await orm
    .select({ program: exams.programId, count: count() })
    .from(exams)
    .where(eq(exams.questionState, approved))
    .groupBy(exams.programId)
  const known = await readRoutineExams(orm, days)
  const topics = await followCategories(reader, practisedCategories(days))
  const routines = Map.groupBy(days, day => day.programId)
  const totals = new Map(counts.map(each => [each.program, each.count]))
  return rows.map(row => ({
    ...row,
    state: row.state as Program['state'],
    totalExams: totals.get(row.id) ?? 0,
    routine: (routines.get(row.id) ?? []).map(({ number, interval, title, items }) => ({
      number,
      interval,
      title,
      items: items.map(({ text, exam, practice }) => ({
        text,
        exam: known.get(exam ?? 0) ?? null,
        practice: practiceOf(practice, topics),
      })),
    })),
  }))
}

/** The categories that these days let practise. */
export const practisedCategories = (days: readonly { readonly items: readonly RoutineItemRow[] }[]): number[] =>
  days.flatMap(({ items }) => items.flatMap(({ practice }) => practice?.category ?? []))

/** A line whose category is gone remains a line. */
export function practiceOf(
  practice: RoutineItemRow['practice'],
  topics: ReadonlyMap<number, LiveCategory>,
): RoutinePractice | null {
  const topic = practice && topics.get(practice.category)
  return practice && topic ? { topic, count: practice.count } : null
}

/** Those that may be seen: a line whose exam is gone remains a line. */
async function readRoutineExams(
  orm: Database['orm'],
  days: readonly (typeof programRoutineDays.$inferSelect)[],
): Promise<Map<number, RoutineExam>> {
  const ids = days.flatMap(({ items }) => items.flatMap(({ exam }) => exam ?? []))
  if (ids.length === 0) return new Map()
  const rows = await orm
    .select({
      ...{ id: exams.id, title: exams.title, startTime: exams.startTime, endTime: exams.endTime },
      ...{ programId: exams.programId, enrollmentVisibility: exams.enrollmentVisibility, webView: exams.webView },
    })
    .from(exams)
    .where(and(inArray(exams.id, ids), eq(exams.questionState, approved)))
  return new Map(rows.map(row => [row.id, row]))
}
