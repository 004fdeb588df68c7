import { listPageSize, type ParsedPart, type StaffProgramRow } from '@prostuti/contract'
import { getStaffProgram, listStaffProgramNames, listStaffPrograms } from '@prostuti/contract/programs/operations'
import { asc, count, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { pageOfRows } from '../../../platform/http/call/page-of-rows.ts'
import { exams } from '../../exams/index.ts'
import type { ProgramDeps } from '../program-deps.ts'
import { programEnrollments, programs } from '../tables.ts'
import type { ProgramRow } from './lock-program.ts'
import { presentStaffProgram } from './present-staff-program.ts'

type Query = ParsedPart<'programs.listStaffPrograms', 'query'>

/** Programs as staff read them, drafts too: a list, names to choose from, and one by itself. There are a few dozen: held whole. */
export function createReadStaffPrograms({ db, clock }: ProgramDeps): Implementation[] {
  return [
    implement(listStaffPrograms, async ({ query }, { language }) => {
      const {
        page_size: pageSize = listPageSize,
        search = '',
        state,
        sort = 'position',
        decreasing,
        ...pageQuery
      } = query
      const [all, members, totals] = await Promise.all([readAll(db), countMembers(db), countExams(db)])
      const words = search.toLowerCase()
      const found = all
        .filter(row => state === undefined || row.state === state)
        .filter(({ title, summary }) => wordsOf(title, summary).includes(words))
        .map(row =>
          presentRow(row, inLanguage(row.title, language), inLanguage(row.summary, language), {
            members: members.get(row.id) ?? 0,
            total_exams: totals.get(row.id) ?? 0,
          }),
        )
      const ordered = inOrder(found, sort, decreasing ?? false)
      const { rows: results, ...page } = pageOfRows(ordered, { pageSize, ...pageQuery }, ({ id }) => Number(id))
      return presentPage(listStaffPrograms.path, query, { ...page, results })
    }),
    implement(listStaffProgramNames, async ({ query }, { language }) => {
      const { page_size: pageSize = listPageSize, ...pageQuery } = query
      const { rows, ...page } = pageOfRows(await readAll(db), { pageSize, ...pageQuery }, ({ id }) => id)
      const results = rows.map(({ id, title, state, isPersonalized }) => ({
        id: String(id),
        title: inLanguage(title, language),
        state,
        is_personalized: isPersonalized,
      }))
      return presentPage(listStaffProgramNames.path, query, { ...page, results })
    }),
    implement(getStaffProgram, async ({ params }, { language }) => {
      const row = (await readAll(db)).find(({ id }) => String(id) === params.id)
      if (!row) throw new AppError('not_found')
      return presentStaffProgram(db.pool, row, { now: clock.now(), language })
    }),
  ]
}

/** Every program that is not deleted, in their order. */
export function readAll({ orm }: Pick<Database, 'orm'>): Promise<ProgramRow[]> {
  const rows = orm.select().from(programs).where(isNull(programs.deletedAt))
  return rows.orderBy(asc(programs.position), asc(programs.id)).execute()
}

async function countMembers({ orm }: Database): Promise<Map<number, number>> {
  const { programId } = programEnrollments
  const rows = await orm.select({ program: programId, total: count() }).from(programEnrollments).groupBy(programId)
  return new Map(rows.map(({ program, total }) => [program, total]))
}

async function countExams({ orm }: Database): Promise<Map<number | null, number>> {
  const rows = await orm
    .select({ program: exams.programId, total: count() })
    .from(exams)
    .where(isNull(exams.deletedAt))
    .groupBy(exams.programId)
  return new Map(rows.map(({ program, total }) => [program, total]))
}

/** Both languages, for a search in whichever. */
export function wordsOf(...texts: readonly { bn: string; en?: string }[]): string {
  return texts
    .map(({ bn, en = '' }) => `${bn}\n${en}`)
    .join('\n')
    .normalize('NFC')
    .toLowerCase()
}

function presentRow(
  row: ProgramRow,
  title: string,
  summary: string,
  counts: Pick<StaffProgramRow, 'members' | 'total_exams'>,
): StaffProgramRow {
  return {
    id: String(row.id),
    ...{ title, summary, cover: row.cover, state: row.state, position: row.position, cost: row.cost },
    ...{ cost_in_tk: row.costInTk, is_personalized: row.isPersonalized, starts_on: row.startsOn },
    ...counts,
    revision: row.revision,
  }
}

/** Stable: equals stay in the programs' own order. */
function inOrder(rows: StaffProgramRow[], sort: NonNullable<Query['sort']>, decreasing: boolean): StaffProgramRow[] {
  const collator = new Intl.Collator('bn', { numeric: true })
  const compare: Record<typeof sort, (one: StaffProgramRow, other: StaffProgramRow) => number> = {
    position: (one, other) => one.position - other.position,
    title: (one, other) => collator.compare(one.title, other.title),
    members: (one, other) => one.members - other.members,
    exams: (one, other) => one.total_exams - other.total_exams,
  }
  return rows.toSorted((one, other) => (decreasing ? -1 : 1) * compare[sort](one, other))
}
