import { hash } from 'node:crypto'
import { importSheet } from '@prostuti/contract/questions/operations'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { fileName } from '../../../platform/http/call/file-name.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { taskQueue } from '../../../platform/tasks/task-queue.ts'
import { questionImports } from '../tables/imports.ts'
import { googleSheetOf } from './fetch-google-sheet.ts'
import type { ImportDeps } from './import-deps.ts'
import { readImport } from './present-import.ts'
import { readSheetKind } from './read-sheet-task.ts'
import { updateImportRow } from './stored-import.ts'

/** Takes a sheet in, to be read and judged by a task. Throws `validation_failed` for an address that names no Google Sheet. */
export function createImportSheet(deps: ImportDeps) {
  return implementOnce(importSheet, { pool: deps.db.pool, clock: deps.clock }, async ({ body }, call, client) => {
    const source = body.file ? await ofFile(body.file) : ofAddress(body.url!)
    const { id: createdBy } = signedIn(call)
    const [row] = await drizzle(client)
      .insert(questionImports)
      .values({ ...source, createdBy, createdAt: new Date(deps.clock.now()) })
      .returning({ id: questionImports.id })
    await enqueueReading(client, row!.id, createdBy)
    return (await readImport(deps, String(row!.id), client))!
  })
}

async function ofFile(file: File) {
  const bytes = Buffer.from(await file.arrayBuffer())
  return { source: fileName(file.name), digest: hash('sha256', bytes, 'base64url'), file: bytes }
}

/** What stands there is known once it has been fetched. */
function ofAddress(url: string) {
  if (googleSheetOf(url)) return { source: url, digest: '', file: null }
  const fields = [{ path: 'url', code: 'not_a_google_sheet', message: 'The address of a Google Sheet' }]
  throw new AppError('validation_failed', { fields })
}

/** Leaves reading and judging to a task, which the import names. */
export async function enqueueReading(client: PoolClient, id: bigint, by: bigint): Promise<void> {
  const taskId = await taskQueue.enqueue(client, { kind: readSheetKind, input: { import: String(id) }, by })
  await updateImportRow(drizzle(client), id, { taskId, state: 'reading' })
}
