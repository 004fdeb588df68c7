import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { SheetError } from '../../../platform/sheets/sheet-table.ts'
import { taskQueue } from '../../../platform/tasks/task-queue.ts'
import type { TaskHandler, TaskRun } from '../../../platform/tasks/tasks.ts'
import { isLiveCategory } from '../categories/category-rows.ts'
import { questionImports } from '../tables/imports.ts'
import { categories } from '../tables/questions.ts'
import type { ImportDeps } from './import-deps.ts'
import { insertRows } from './insert-rows.ts'
import { writeFromProcess } from './process/run-task.ts'
import { ImportInput, readSheetKind } from './read-sheet-task.ts'
import { failedWith, mappingOf, readNamedCategories, updateImportRow } from './stored-import.ts'

export const importRowsKind = 'questions.importRows'

/** Of the one transaction that all rows are written in. */
const limitMs = 5 * 60_000

/** After one batch, whatever held that up. */
const longestRestMs = 250

/** Writes all rows of a sheet into the bank, or none. */
export function createImportRows(deps: ImportDeps): TaskHandler {
  return {
    kind: importRowsKind,
    async run(job) {
      const id = BigInt(ImportInput.parse(job.input).import)
      const { pool } = deps.db
      try {
        await inTransaction(pool, client => importRows(deps, client, { id, job }), { limitMs })
      } catch (error) {
        if (!(error instanceof SheetError)) throw error
        await inTransaction(pool, client => judgeAgain(client, id, job))
        throw new AppError('conflict', { cause: error })
      }
      return { import: String(id) }
    },
  }
}

/** Learners come first: the database, whose processes have no priority, rests as long as it has worked. Ends at once with the signal. */
async function giveWay(workedMs: number, signal: AbortSignal): Promise<void> {
  await sleep(Math.min(workedMs, longestRestMs), undefined, { signal })
}

/** A category has gone since the rows were judged. */
async function judgeAgain(client: PoolClient, id: bigint, { by }: TaskRun): Promise<void> {
  const orm = drizzle(client)
  if (by === null) {
    await updateImportRow(orm, id, { state: 'failed', verdicts: failedWith('category_gone') })
    return
  }
  const taskId = await taskQueue.enqueue(client, { kind: readSheetKind, input: { import: String(id) }, by })
  await updateImportRow(orm, id, { state: 'reading', taskId })
}

interface Work {
  readonly id: bigint
  readonly job: TaskRun
}

async function importRows({ clock }: ImportDeps, client: PoolClient, { id, job }: Work): Promise<void> {
  const orm = drizzle(client)
  const [row] = await orm
    .select()
    .from(questionImports)
    .where(sql`${questionImports.id} = ${String(id)}::bigint`)
    .for('update')
  // Done by the process before, which did not come to say so.
  if (row?.state !== 'importing') return
  const mapping = mappingOf(row.mapping)!
  // Nobody deletes or merges a category meanwhile.
  await orm.select({ id: categories.id }).from(categories).where(isLiveCategory).for('share')
  const task = { table: row.file!, mapping, format: row.format, categories: await readNamedCategories(orm) }
  const at = new Date(clock.now())
  const options = { importId: id, actor: row.createdBy, reviewed: mapping.reviewed, at }
  let done = 0
  await writeFromProcess(
    { kind: 'write', ...task },
    {
      signal: job.signal,
      async write({ rows, count }) {
        const began = performance.now()
        await insertRows(client, rows, options)
        done += count
        await job.progress(done, row.acceptedCount)
        await giveWay(performance.now() - began, job.signal)
      },
    },
  )
  // What a foreign format may leave out, it leaves out before it is pressed: a category has gone since.
  if (done < row.acceptedCount && row.format !== 'xlsx') throw new SheetError('category_gone')
  if (done !== row.acceptedCount) throw new Error(`${done} of ${row.acceptedCount} rows were written`)
  await updateImportRow(orm, id, { state: 'done', endedAt: at, acceptedCount: done })
  const after = { source: row.source, questions: done }
  await writeAudit(client, [{ actor: row.createdBy, kind: 'import', id, action: 'imported', after, at: clock.now() }])
}
