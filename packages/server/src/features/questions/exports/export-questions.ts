import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportQuestions } from '@prostuti/contract/questions/operations'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { csvType } from '../../../platform/http/call/downloaded-file.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { StreamReply } from '../../../platform/http/call/stream-reply.ts'
import { readNamedCategories } from '../imports/stored-import.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { categoryPaths } from './category-paths.ts'
import { exportFile, fileKinds, lossesFile } from './export-file.ts'
import { findLeaving } from './find-leaving.ts'
import { countParts } from './plan-export.ts'
import { readBank } from './read-bank.ts'

/**
 * The questions of a filter as a file, which goes out as it is written. Throws `too_large`, and `conflict` where the questions that may
 * leave are not as many as the caller has seen.
 */
export function createExportQuestions(deps: QuestionDeps) {
  return implement(exportQuestions, async ({ body: { filter, format, leaving, losses } }, call) => {
    const { ids, tooMany } = await findLeaving(deps, filter)
    if (tooMany) throw new AppError('too_large')
    if (ids.length !== leaving) throw new AppError('conflict')
    const { counts } = await countParts(deps, ids)
    const paths = categoryPaths(await readNamedCategories(deps.db.orm))
    const bank = { pages: readBank(deps, ids), parts: new Set(counts.keys()), paths }
    if (losses) return streamed(lossesFile(format, bank), { name: `losses-${format}.csv`, type: csvType })
    const change = { actor: signedIn(call).id, kind: 'export', id: format, action: 'exported' } as const
    const after = { filter, questions: ids.length }
    await inTransaction(deps.db.pool, client => writeAudit(client, [{ ...change, after, at: deps.clock.now() }]))
    return streamed(exportFile(format, bank), fileKinds[format])
  })
}

function streamed(pieces: AsyncIterable<string | Uint8Array>, { name, type }: { name: string; type: string }) {
  const headers = {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  }
  return new StreamReply(outgoing => {
    // A file that breaks off is seen to be one: its connection does.
    pipeline(Readable.from(pieces), outgoing).catch((cause: unknown) => {
      outgoing.destroy(cause instanceof Error ? cause : undefined)
    })
  }, headers)
}
