import { readResultSheet } from '@prostuti/contract/notices/operations'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { writeAudit } from '../../../../platform/audit/index.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { signedIn } from '../../../../platform/http/call/call.ts'
import { fileName } from '../../../../platform/http/call/file-name.ts'
import { implementOnce } from '../../../../platform/idempotency/index.ts'
import { taskQueue } from '../../../../platform/tasks/task-queue.ts'
import type { NoticeDeps } from '../../notice-deps.ts'
import { govtResultSheets } from '../../tables/govt-results.ts'
import { lockResult } from '../lock-result.ts'
import { readSheetKind } from './read-sheet-task.ts'
import { findSheet, readSheet, updateSheet } from './stored-sheet.ts'

/**
 * Takes a sheet of numbers in, in the place of the one before, to be read by a task. Throws `not_found`, and `conflict` while the one
 * before is imported.
 */
export function createUploadSheet({ db, clock }: NoticeDeps) {
  return implementOnce(readResultSheet, { pool: db.pool, clock }, async ({ params, body }, call, client) => {
    const { id: resultId } = await lockResult(client, params.id)
    const orm = drizzle(client)
    if ((await findSheet(orm, resultId))?.state === 'importing') throw new AppError('conflict')
    const file = Buffer.from(await body.file.arrayBuffer())
    const values = { resultId, name: fileName(body.file.name), file, createdAt: new Date(clock.now()) }
    await orm.delete(govtResultSheets).where(eq(govtResultSheets.resultId, resultId))
    const [row] = await orm.insert(govtResultSheets).values(values).returning({ id: govtResultSheets.id })
    const by = signedIn(call).id
    const taskId = await taskQueue.enqueue(client, { kind: readSheetKind, input: { sheet: String(row!.id) }, by })
    await updateSheet(orm, row!.id, { taskId })
    const change = { actor: by, kind: 'govt_result', id: resultId, action: 'sheet_uploaded', at: clock.now() } as const
    await writeAudit(client, [{ ...change, after: { sheet: values.name, bytes: file.length } }])
    return (await readSheet(orm, resultId))!
  })
}
