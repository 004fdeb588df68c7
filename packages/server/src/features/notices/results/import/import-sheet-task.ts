import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { writeAudit } from '../../../../platform/audit/index.ts'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { TaskHandler, TaskRun } from '../../../../platform/tasks/tasks.ts'
import type { NoticeDeps } from '../../notice-deps.ts'
import { numbersApart } from '../../sheets/process/run-notice-sheet.ts'
import { chosenColumns } from '../../sheets/read-result-sheet.ts'
import { govtResultSheets, govtResults, type NumbersVerdict } from '../../tables/govt-results.ts'
import { resultFields } from '../present-result.ts'
import { SheetInput } from './read-sheet-task.ts'
import { addNumbers, addOutcomes, createList, dropList } from './result-lists.ts'
import { updateSheet } from './stored-sheet.ts'

export const importSheetKind = 'notices.importResultSheet'

/** After one batch, whatever held that up, in milliseconds. */
const longestRestMs = 100
/** A list so long changes what the database had better know of the table. */
const longList = 10_000

/** Writes the numbers of a sheet as a list of their own, which then takes the place of the result's at once. */
export function createImportSheet({ db, clock }: NoticeDeps): TaskHandler {
  return {
    kind: importSheetKind,
    async run(job) {
      const id = BigInt(SheetInput.parse(job.input).sheet)
      const [sheet] = await db.orm.select().from(govtResultSheets).where(eq(govtResultSheets.id, id))
      // Done by the process before, which did not come to say so; or asked for again, or the result is gone.
      if (sheet?.state !== 'importing' || sheet.taskId !== job.id) return null
      const list = await createList(db.pool, clock.now())
      const written = await writeNumbers(db.pool, { list, sheet, job })
      const replaced = await inTransaction(db.pool, client =>
        useList(client, { sheet: id, list, job, at: clock.now(), ...written }),
      )
      if (replaced !== null) await dropList(db.pool, replaced)
      if (written.verdict.numbers === 0) throw new AppError('validation_failed')
      return { sheet: String(id) }
    },
  }
}

interface Writing {
  readonly list: number
  readonly sheet: typeof govtResultSheets.$inferSelect
  readonly job: TaskRun
}

interface Written {
  readonly verdict: NumbersVerdict
  readonly outcomes: readonly string[]
}

async function writeNumbers(pool: Pool, { list, sheet, job }: Writing): Promise<Written> {
  const columns = chosenColumns(sheet.columns)
  if (!columns || !sheet.content) throw new Error(`The sheet ${sheet.id} is imported without a column of numbers`)
  let done = 0
  const written = await numbersApart(
    { content: sheet.content, columns },
    {
      signal: job.signal,
      async write(batch) {
        const began = performance.now()
        await addNumbers(pool, list, batch)
        done += batch.numbers.length
        await job.progress(done, Math.max(done, sheet.rowCount))
        // Learners come first: the database rests as long as it has worked.
        await sleep(Math.min(performance.now() - began, longestRestMs), undefined, { signal: job.signal })
      },
    },
  )
  if (done >= longList) await pool.query('analyze (skip_locked) govt_result_numbers')
  await job.progress(sheet.rowCount, sheet.rowCount)
  return written
}

interface NewList extends Written {
  readonly sheet: bigint
  readonly list: number
  readonly job: Pick<TaskRun, 'id' | 'by'>
  readonly at: number
}

/** Resolves to the list that nobody needs any more: the one before, or this one, should it have come too late or be empty. */
async function useList(
  client: PoolClient,
  { sheet, list, job, at, verdict, outcomes }: NewList,
): Promise<number | null> {
  const orm = drizzle(client)
  const [known] = await orm
    .select({ result: govtResultSheets.resultId })
    .from(govtResultSheets)
    .where(eq(govtResultSheets.id, sheet))
  if (!known) return list
  // The result before its sheet, as everywhere.
  const [before] = await orm.select().from(govtResults).where(eq(govtResults.id, known.result)).for('update')
  const [row] = await orm
    .select({ state: govtResultSheets.state, taskId: govtResultSheets.taskId })
    .from(govtResultSheets)
    .where(eq(govtResultSheets.id, sheet))
    .for('update')
  const { rowCount } = await client.query('select 1 from govt_result_lists where id = $1 for update', [list])
  if (!before || row?.state !== 'importing' || row.taskId !== job.id || rowCount === 0) return list
  if (verdict.numbers === 0) {
    await updateSheet(orm, sheet, { state: 'failed', failure: 'no_number_column', verdict })
    return list
  }
  await addOutcomes(client, list, outcomes)
  const [after] = await orm
    .update(govtResults)
    .set({ listId: list, numbers: verdict.numbers, updatedAt: new Date(at) })
    .where(eq(govtResults.id, before.id))
    .returning()
  await updateSheet(orm, sheet, { state: 'done', failure: null, verdict })
  const change = { actor: job.by, kind: 'govt_result', id: before.id, action: 'numbers_imported', at } as const
  await writeAudit(client, [
    {
      ...change,
      before: { numbers: resultFields(before).numbers, list: before.listId },
      after: { numbers: resultFields(after!).numbers, list },
    },
  ])
  return before.listId
}
