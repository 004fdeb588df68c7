import type { ReceiptRoot } from '@prostuti/contract'
import { getReceiptRoot } from '@prostuti/contract/exams/operations'
import { implementShared } from '../../../platform/http/call/implement.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { instantText } from '../exam.ts'
import type { ResultDeps } from '../exam-deps.ts'
import type { RankedVersion } from '../standings/rank-rows.ts'
import { readFinalVersion } from '../standings/result-version.ts'
import { attemptMode, attemptState } from '../tables/attempts.ts'
import { pathOfReceipt } from './receipt-tree.ts'

/**
 * What was published at the close, for everybody to note down, and the way from my own receipt to it. Nothing before
 * the close, nor ever for the archive, which has none.
 */
export function createGetReceiptRoot(deps: ResultDeps) {
  return implementShared(
    getReceiptRoot,
    { maxAgeMs: 1_000 },
    async ({ params, query }, { viewer }): Promise<ReceiptRoot> => {
      const exam = await deps.catalog.get(params.id, viewer)
      const ranked = { examId: exam.id, version: exam.resultVersion }
      const final = query.state === 'archive' ? null : await readFinalVersion(deps.db.pool, ranked)
      return {
        exam: String(exam.id),
        size: final?.receiptCount ?? 0,
        root: final?.receiptRoot?.toString('base64url') ?? null,
        published_at: final && instantText(final.finalAt),
        mine: final && viewer && (await myPath(deps, ranked, viewer)),
      }
    },
  )
}

async function myPath(deps: ResultDeps, ranked: RankedVersion, viewer: Viewer): Promise<ReceiptRoot['mine']> {
  const { rows } = await deps.db.pool.query<{ submission_id: string; receipt: string; is_ranked: boolean }>({
    name: 'my-receipt',
    text: `select a.submission_id, a.receipt, coalesce(r.ranked, false) as is_ranked
             from attempts a left join results r on r.user_id = a.user_id and r.exam_id = a.exam_id and r.mode = a.mode
                                                and r.try = a.try and r.version = $3
            where a.user_id = $1 and a.exam_id = $2 and a.mode = ${attemptMode.live} and a.try = 1
              and a.state = ${attemptState.closed}`,
    values: [String(viewer.id), ranked.examId, ranked.version],
  })
  const [row] = rows
  if (!row) return null
  const found = await pathOfReceipt(deps.db.pool, ranked, { submissionId: row.submission_id, receipt: row.receipt })
  if (!found && row.is_ranked) {
    const about = { exam: ranked.examId, submission: row.submission_id }
    deps.log.error(about, 'a receipt is not what was published at the close')
  }
  return found && { index: found.index, path: found.path.map(hash => hash.toString('base64url')) }
}
