import { listPageSize } from '@prostuti/contract'
import {
  getCircularImport,
  listCircularImportRows,
  listCircularImports,
} from '@prostuti/contract/circulars/import-operations'
import { count, eq, sql } from 'drizzle-orm'
import { AppError } from '../../../platform/errors/app-error.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { pageOfRows } from '../../../platform/http/call/page-of-rows.ts'
import { users } from '../../../platform/people/tables.ts'
import { backgroundTasks } from '../../../platform/tasks/tables.ts'
import type { CircularImportDeps } from './import-deps.ts'
import {
  type ImportWithPeople,
  ofCreator,
  ofTask,
  presentRow,
  presentSummary,
  readImport,
  shownColumns,
} from './present-import.ts'
import type { RowVerdict } from './row-verdict.ts'
import { rowsOf } from './stored-import.ts'
import { circularImports } from './tables.ts'

const newest: ListOrder<ImportWithPeople> = {
  at: circularImports.createdAt,
  id: circularImports.id,
  order: 'newest first',
  sortKeyOf: ({ row }) => ({ at: row.createdAt, id: row.id }),
}

/** Imports of circulars, one of them, and what its rows become. */
export function createReadCircularImports(deps: CircularImportDeps): Implementation[] {
  const { orm } = deps.db
  return [
    implement(listCircularImports, async ({ query }) => {
      const { page_size: pageSize = listPageSize, ...pageQuery } = query
      const [{ rows, ...page }, [all]] = await Promise.all([
        readPage({ pageSize, ...pageQuery }, newest, ({ where, orderBy, limit, offset }) =>
          orm
            .select(shownColumns)
            .from(circularImports)
            .leftJoin(users, ofCreator)
            .leftJoin(backgroundTasks, ofTask)
            .where(where)
            .orderBy(...orderBy)
            .limit(limit)
            .offset(offset),
        ),
        orm.select({ count: count() }).from(circularImports),
      ])
      const results = rows.map(presentSummary)
      return presentPage(listCircularImports.path, query, { count: all!.count, results, ...page })
    }),
    implement(getCircularImport, async ({ params }) => {
      const found = await readImport(deps, params.id)
      if (!found) throw new AppError('not_found')
      return found
    }),
    implement(listCircularImportRows, async ({ params, query }) => {
      const { page_size: pageSize = listPageSize, only, ...pageQuery } = query
      const [found] = await orm
        .select({ verdicts: circularImports.verdicts })
        .from(circularImports)
        .where(eq(circularImports.id, sql`${params.id}::bigint`))
      if (!found) throw new AppError('not_found')
      const wanted = rowsOf(found).filter(isWanted(only))
      const { rows, ...page } = pageOfRows(wanted, { pageSize, ...pageQuery }, ({ row }) => row)
      const path = listCircularImportRows.path.replace('{id}', params.id)
      return presentPage(path, query, { ...page, results: rows.map(presentRow) })
    }),
  ]
}

const isWanted = (only: RowVerdict['state'] | 'mended' | undefined) => (row: RowVerdict) =>
  only === undefined || (only === 'mended' ? row.mended === true : row.state === only)
