import { listPageSize, type ParsedPart, type StaffExamRow } from '@prostuti/contract'
import { getExamForm, getStaffExam, listStaffExams } from '@prostuti/contract/exams/operations'
import { and, count, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type AnyListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { readCategoryNames } from '../../questions/index.ts'
import type { Exam } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { inProgram } from '../lists/find-exams.ts'
import { exams } from '../tables/exams.ts'
import { presentDefaults } from './default-times.ts'
import { findExam } from './lock-exam.ts'
import { presentName, presentStaffExam, presentStaffRow } from './staff-exam.ts'

type Query = ParsedPart<'exams.listStaffExams', 'query'>

/** Exams as staff see them: all, one, and what the form of a new one needs. */
export function createStaffExamLists(deps: StaffDeps) {
  return [
    implement(listStaffExams, ({ query }, { language }) => listExams(deps, query, language)),
    implement(getStaffExam, async ({ params }, { language }) =>
      presentStaffExam(deps, deps.db.pool, await findExam(deps.db, params.id), language),
    ),
    implement(getExamForm, async (_, { language }) => ({
      programs: (await deps.staffPrograms()).map(program => presentName(program, language)!),
      categories: await readCategoryNames(deps.db, language),
      defaults: presentDefaults(deps.clock.now()),
    })),
  ]
}

async function listExams(deps: StaffDeps, query: Query, language: 'bn' | 'en') {
  const { page_size: pageSize = listPageSize, page, cursor } = query
  const { orm } = deps.db
  const wanted = filterOf(query)
  const [{ rows, ...place }, [all], programs] = await Promise.all([
    readPage<Exam>({ pageSize, page, cursor }, orderOf(query, language), ({ where, orderBy, limit, offset }) =>
      orm
        .select()
        .from(exams)
        .where(and(wanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ),
    orm.select({ count: count() }).from(exams).where(wanted),
    deps.staffPrograms(),
  ])
  const reading = { programs, language, now: deps.clock.now() }
  const results: StaffExamRow[] = rows.map(row => presentStaffRow(row, reading))
  return presentPage(listStaffExams.path, query, { count: all!.count, results, ...place })
}

function filterOf({ search, state, program }: Query): SQL | undefined {
  const like = `%${(search ?? '').replaceAll(/[\\%_]/g, character => `\\${character}`)}%`
  return and(
    isNull(exams.deletedAt),
    state === undefined ? undefined : inArray(exams.questionState, state.split(',').map(Number)),
    inProgram(program),
    search === undefined
      ? undefined
      : or(ilike(sql`${exams.title}->>'bn'`, like), ilike(sql`${exams.title}->>'en'`, like)),
  )
}

function orderOf({ sort = 'updated_at', decreasing }: Query, language: 'bn' | 'en'): AnyListOrder<Exam> {
  const order = (decreasing ?? sort !== 'title') ? 'newest first' : 'oldest first'
  const { id } = exams
  if (sort === 'title')
    return {
      at: sql`${exams.title}->>${sql.raw(`'${language}'`)}`,
      type: 'text',
      id,
      order,
      sortKeyOf: row => ({ at: row.title[language], id: row.id }),
    }
  const names = { start_time: 'startTime', end_time: 'endTime', updated_at: 'updatedAt' } as const
  const name = names[sort]
  return { at: exams[name], id, order, sortKeyOf: row => ({ at: row[name], id: row.id }) }
}
