import { listPageSize } from '@prostuti/contract'
import { getImport, listImportRows, listImports } from '@prostuti/contract/questions/operations'
import { count, eq, ilike, or, sql } from 'drizzle-orm'
import { likeLiteral } from '../../../platform/db/like-literal.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { pageOfRows } from '../../../platform/http/call/page-of-rows.ts'
import { users } from '../../../platform/people/tables.ts'
import { backgroundTasks } from '../../../platform/tasks/tables.ts'
import { questionImports } from '../tables/imports.ts'
import type { ImportDeps } from './import-deps.ts'
import {
  type ImportWithPeople,
  ofCreator,
  ofTask,
  presentRow,
  presentSummary,
  readImport,
  readUndoFacts,
  shownColumns,
} from './present-import.ts'
import { isNoted, type RowVerdict } from './row-verdict.ts'
import { verdictsOf } from './stored-import.ts'

const newest: ListOrder<ImportWithPeople> = {
  at: questionImports.createdAt,
  id: questionImports.id,
  order: 'newest first',
  sortKeyOf: ({ row }) => ({ at: row.createdAt, id: row.id }),
}

/** Everybody's imports, newest first; by the name of the file or of the person. */
export function createListImports(deps: ImportDeps) {
  const { orm } = deps.db
  return implement(listImports, async ({ query }) => {
    const { page_size: pageSize = listPageSize, search, ...pageQuery } = query
    const pattern = `%${likeLiteral((search ?? '').trim())}%`
    const wanted = search ? or(ilike(questionImports.source, pattern), ilike(users.name, pattern)) : undefined
    const [{ rows, ...page }, [all]] = await Promise.all([
      readPage({ pageSize, ...pageQuery }, newest, ({ where, orderBy, limit, offset }) =>
        orm
          .select(shownColumns)
          .from(questionImports)
          .leftJoin(users, ofCreator)
          .leftJoin(backgroundTasks, ofTask)
          .where(sql`${wanted ?? sql`true`} and ${where ?? sql`true`}`)
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ),
      orm.select({ count: count() }).from(questionImports).leftJoin(users, ofCreator).where(wanted),
    ])
    const facts = await readUndoFacts(
      deps,
      rows.map(({ row }) => row),
    )
    const results = rows.map(each => presentSummary(each, facts.get(each.row.id)))
    return presentPage(listImports.path, query, { count: all!.count, results, ...page })
  })
}

/** One import. Throws `not_found`. */
export function createGetImport(deps: ImportDeps) {
  return implement(getImport, async ({ params }) => {
    const found = await readImport(deps, params.id)
    if (!found) throw new AppError('not_found')
    return found
  })
}

type Only = 'accepted' | 'refused' | 'unexplained' | 'duplicate' | 'noted'

const filters: Record<Only, (row: RowVerdict) => boolean> = {
  accepted: ({ refusal }) => !refusal,
  refused: ({ refusal }) => refusal !== undefined,
  unexplained: ({ notes }) => notes?.includes('unexplained') ?? false,
  duplicate: ({ notes }) => notes?.includes('duplicate') ?? false,
  noted: isNoted,
}

/** What each row of a sheet came to, in its order. Throws `not_found`; none while it is read. */
export function createListImportRows({ db }: ImportDeps) {
  return implement(listImportRows, async ({ params, query }) => {
    const { page_size: pageSize = listPageSize, only, ...pageQuery } = query
    const [found] = await db.orm
      .select({ verdicts: questionImports.verdicts })
      .from(questionImports)
      .where(eq(questionImports.id, sql`${params.id}::bigint`))
    if (!found) throw new AppError('not_found')
    const all = verdictsOf(found.verdicts)?.rows ?? []
    const wanted = only ? all.filter(filters[only]) : all
    const { rows, ...page } = pageOfRows(wanted, { pageSize, ...pageQuery }, ({ row }) => row)
    const path = listImportRows.path.replace('{id}', params.id)
    return presentPage(path, query, { ...page, results: rows.map(presentRow) })
  })
}
