import type { ParsedPart } from '@prostuti/contract'
import { getResultSheet, importResultSheet } from '@prostuti/contract/notices/operations'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { signedIn } from '../../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../../platform/http/call/implement.ts'
import { taskQueue } from '../../../../platform/tasks/task-queue.ts'
import { refusedField } from '../../editing/refused-field.ts'
import type { NoticeDeps } from '../../notice-deps.ts'
import { mostOutcomes } from '../../sheets/guess-result-columns.ts'
import { govtResults, type StoredColumn } from '../../tables/govt-results.ts'
import { lockResult } from '../lock-result.ts'
import { importSheetKind } from './import-sheet-task.ts'
import { findSheet, readSheet, updateSheet } from './stored-sheet.ts'

type Chosen = ParsedPart<'notices.importResultSheet', 'body'>['columns']

/**
 * The sheet of a result, and its import, which a task does. Both throw `not_found`; importing throws `validation_failed` for columns that
 * cannot be chosen, and `conflict` while the sheet is read or imported.
 */
export function createStartImport({ db }: NoticeDeps): Implementation[] {
  return [
    implement(getResultSheet, async ({ params }) => {
      const [result] = await db.orm
        .select({ id: govtResults.id })
        .from(govtResults)
        .where(eq(govtResults.id, BigInt(params.id)))
      const sheet = result && (await readSheet(db.orm, result.id))
      if (!sheet) throw new AppError('not_found')
      return sheet
    }),
    implement(importResultSheet, ({ params, body }, call) =>
      inTransaction(db.pool, async client => {
        const { id: resultId } = await lockResult(client, params.id)
        const orm = drizzle(client)
        const sheet = await findSheet(orm, resultId)
        if (!sheet) throw new AppError('not_found')
        if (sheet.state === 'reading' || sheet.state === 'importing' || !sheet.hasContent)
          throw new AppError('conflict')
        const columns = choose(sheet.columns, body.columns)
        const by = signedIn(call).id
        const taskId = await taskQueue.enqueue(client, {
          kind: importSheetKind,
          input: { sheet: String(sheet.id) },
          by,
        })
        await updateSheet(orm, sheet.id, { state: 'importing', failure: null, columns, taskId })
        return (await readSheet(orm, resultId))!
      }),
    ),
  ]
}

const messages = {
  unknown: { bn: 'শিটে এমন কলাম নেই।', en: 'The sheet has no such column' },
  private: { bn: 'এই কলামে ব্যক্তিগত তথ্য আছে, নেওয়া যায় না।', en: 'This column holds what is private' },
  number: { bn: 'রেজিস্ট্রেশন নম্বরের একটি কলাম বেছে নিন।', en: 'Choose one column of registration numbers' },
  outcome: { bn: 'ফলের কলাম একটিই হয়।', en: 'One column at most holds outcomes' },
  too_many: { bn: 'এত রকম লেখা কোনো ফল নয়।', en: 'So many different texts are no outcomes' },
}

/** The columns with what staff say that they hold; what they left out holds nothing. */
function choose(columns: readonly StoredColumn[], chosen: Chosen): StoredColumn[] {
  for (const [index, { column, holds }] of chosen.entries()) {
    const known = columns[column]
    if (!known) throw refusedField(`columns.${index}.column`, 'unknown', messages.unknown)
    if (holds === 'none') continue
    if (known.private !== null) throw refusedField(`columns.${index}.holds`, 'private', messages.private)
    if (holds === 'outcome' && known.distinct > mostOutcomes)
      throw refusedField(`columns.${index}.holds`, 'too_many', messages.too_many)
  }
  const held = new Map(chosen.map(({ column, holds }) => [column, holds]))
  const countOf = (wanted: StoredColumn['holds']) => [...held.values()].filter(holds => holds === wanted).length
  if (countOf('number') !== 1) throw refusedField('columns', 'number_column', messages.number)
  if (countOf('outcome') > 1) throw refusedField('columns', 'outcome_column', messages.outcome)
  return columns.map(each => ({ ...each, holds: held.get(each.column) ?? 'none' }))
}
