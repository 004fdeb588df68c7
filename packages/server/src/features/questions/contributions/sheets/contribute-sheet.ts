import { contributeSheet } from '@prostuti/contract/questions/operations'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { signedIn } from '../../../../platform/http/call/call.ts'
import { fileName } from '../../../../platform/http/call/file-name.ts'
import { implementOnce } from '../../../../platform/idempotency/index.ts'
import { taskQueue } from '../../../../platform/tasks/task-queue.ts'
import { liveCategory } from '../../bank/save-question.ts'
import { googleSheetOf } from '../../imports/fetch-google-sheet.ts'
import { contributionSheets } from '../../tables/contributions.ts'
import { admitContribution } from '../admit-contribution.ts'
import type { ContributionDeps } from '../contribution-deps.ts'
import { presentSheet } from './present-sheet.ts'
import { readContributedSheetKind } from './read-contributed-sheet.ts'

/** A member offers a sheet, which a task reads. Throws `validation_failed` for an address that names no Google Sheet, and `rate_limited`. */
export function createContributeSheet({ db, clock }: ContributionDeps) {
  return implementOnce(contributeSheet, { pool: db.pool, clock }, async ({ body }, call, client) => {
    const { category, origin, source, named } = body
    const from = body.file ? await ofFile(body.file) : ofAddress(body.url ?? '')
    const userId = signedIn(call).id
    const at = clock.now()
    await admitContribution(client, userId, 'sheets', at)
    const categoryId = await liveCategory(client, category, 'category')
    const orm = drizzle(client)
    const [row] = await orm
      .insert(contributionSheets)
      .values({ ...from, userId, categoryId, origin, source, named, createdAt: new Date(at) })
      .returning()
    const input = { sheet: String(row!.id) }
    const taskId = await taskQueue.enqueue(client, { kind: readContributedSheetKind, input, by: userId })
    await orm.update(contributionSheets).set({ taskId }).where(eq(contributionSheets.id, row!.id))
    return presentSheet(row!, call.language)
  })
}

const ofFile = async (file: File) => ({ name: fileName(file.name), file: Buffer.from(await file.arrayBuffer()) })

function ofAddress(url: string) {
  if (googleSheetOf(url)) return { name: url, file: null }
  const fields = [{ path: 'url', code: 'not_a_google_sheet', message: 'The address of a Google Sheet' }]
  throw new AppError('validation_failed', { fields })
}
