import type { ParsedPart } from '@prostuti/contract'
import { regradeExam } from '@prostuti/contract/exams/operations'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { taskQueue } from '../../../platform/tasks/task-queue.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { type KeyChange, regrades } from '../tables/regrades.ts'
import { readRegrade } from './list-regrades.ts'
import { lockExam } from './lock-exam.ts'
import { assertReady, conflictOf } from './regradable.ts'
import { regradeTask } from './run-regrade.ts'
import { keyChanges, readStoredKeys } from './stored-keys.ts'

/**
 * Begins to mark all sheets of a final exam by other keys; the task publishes the new version. Throws `conflict`, which
 * says so, where the results are not final, are being computed, or are of another version than the preview was made from.
 */
export function createRegradeExam(deps: StaffDeps) {
  return implementOnce(
    regradeExam,
    { pool: deps.db.pool, clock: deps.clock },
    async ({ params, body }, call, client) => {
      const { id: examId, resultVersion: version } = await lockExam(client, params.id)
      await closeFailed(client, examId)
      await assertReady(client, examId)
      if (version !== body.version) throw conflictOf('newer_version')
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
      const job = await taskQueue.enqueue(client, { kind: regradeTask, input, by, key: `regrade ${examId}` })
      await client.query('update regrades set job_id = $2 where id = $1', [String(regrade!.id), job])
      await writeAudit(client, [
        {
          ...{ actor: by, kind: 'exam', id: examId, action: 'regraded', at: now },
          before: { version, ...keysOf(changes, 'before') },
          after: { version: version + 1, note: body.note, ...keysOf(changes, 'after') },
        },
      ])
      await mendBank(deps, client, changes, body.bank, { by, at: now })
      return readRegrade(client, regrade!.id)
    },
  )
}

/** In the bank what the exam accepts becomes right, so that no later exam asks the same fault again. */
async function mendBank(
  { questions }: StaffDeps,
  client: PoolClient,
  changes: readonly KeyChange[],
  bank: ParsedPart<'exams.regradeExam', 'body'>['bank'],
  who: { by: bigint; at: number },
): Promise<void> {
  const wanted = new Map(bank.map((each, index) => [each.question, { ...each, index }]))
  // Locked in the order of their ids, as whatever changes many questions does.
  for (const [question, { explanation, index }] of [...wanted].toSorted(([a], [b]) =>
    BigInt(a) < BigInt(b) ? -1 : 1,
  )) {
    const change = changes.find(each => each.question === question)
    if (!change) {
      const fields = [
        { path: `bank.${index}.question`, code: 'unknown', message: 'Its answer is not changed by this regrade' },
      ]
      throw new AppError('validation_failed', { fields })
    }
    await questions.mend(client, { question, right: change.after, explanation, ...who })
  }
}

/** What is accepted for each changed question, by its id. */
function keysOf(changes: readonly KeyChange[], side: 'before' | 'after') {
  return Object.fromEntries(changes.map(change => [`question ${change.question}`, change[side]]))
}

/** A regrade whose task has failed for good stands in no other one's way. */
async function closeFailed(client: PoolClient, examId: number): Promise<void> {
  await client.query(
    `update regrades g set state = 'failed' from background_jobs j
      where g.exam_id = $1 and g.state = 'computing' and j.id = g.job_id and j.state = 'failed'`,
    [examId],
  )
}
