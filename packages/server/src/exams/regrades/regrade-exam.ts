import { regradeExam } from '@prostuti/contract/exams/operations'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { signedIn } from '../../api/call.ts'
import { writeAudit } from '../../audit/index.ts'
import { jobQueue } from '../../background/job-queue.ts'
import { AppError } from '../../errors.ts'
import { implementOnce } from '../../idempotency/index.ts'
import type { ExamDeps } from '../exam-deps.ts'
import { lockExam } from './lock-exam.ts'
import { readRegrade } from './present-regrade.ts'
import { assertReady } from './regradable.ts'
import { regradeJob } from './run-regrade.ts'
import { keyChanges, readStoredKeys } from './stored-keys.ts'
import { type KeyChange, regrades } from './tables.ts'

/**
 * Begins to mark all sheets of a final exam by other keys; the job publishes the new version. Throws `conflict` where the
 * results are not final, are being computed, or are of another version than the preview was made from.
 */
export function createRegradeExam(deps: ExamDeps) {
  return implementOnce(
    regradeExam,
    { pool: deps.db.pool, clock: deps.clock },
    async ({ params, body }, call, client) => {
      const { id: examId, resultVersion: version } = await lockExam(client, params.id)
      await closeFailed(client, examId)
      await assertReady(client, examId)
      if (version !== body.version) throw new AppError('conflict')
      const changes = keyChanges(await readStoredKeys(client, examId, version), body.changes)
      const by = signedIn(call).id
      const now = deps.clock.now()
      const [regrade] = await drizzle(client)
        .insert(regrades)
        .values({
          ...{ examId, fromVersion: version, toVersion: version + 1, changes, note: body.note },
          ...{ createdBy: by, createdAt: new Date(now) },
        })
        .returning({ id: regrades.id })
      const input = { regrade: String(regrade!.id) }
      const job = await jobQueue.enqueue(client, { kind: regradeJob, input, by, key: `regrade ${examId}` })
      await client.query('update regrades set job_id = $2 where id = $1', [String(regrade!.id), job])
      await writeAudit(client, [
        {
          ...{ actor: by, kind: 'exam', id: examId, action: 'regraded', at: now },
          before: { version, ...keysOf(changes, 'before') },
          after: { version: version + 1, note: body.note, ...keysOf(changes, 'after') },
        },
      ])
      return readRegrade(client, regrade!.id)
    },
  )
}

/** What is accepted for each changed question, by its id. */
function keysOf(changes: readonly KeyChange[], side: 'before' | 'after') {
  return Object.fromEntries(changes.map(change => [`question ${change.question}`, change[side]]))
}

/** A regrade whose job has failed for good stands in no other one's way. */
async function closeFailed(client: PoolClient, examId: number): Promise<void> {
  await client.query(
    `update regrades g set state = 'failed' from background_jobs j
      where g.exam_id = $1 and g.state = 'computing' and j.id = g.job_id and j.state = 'failed'`,
    [examId],
  )
}
