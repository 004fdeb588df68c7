import type { PoolClient } from 'pg'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Json, TaskHandler, TaskRun } from '../../../platform/tasks/tasks.ts'
import { instantText } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import type { ScoringRules } from '../scoring/scoring.ts'
import { attemptMode } from '../tables/attempts.ts'
import type { KeyChange } from '../tables/regrades.ts'
import { lockExam } from './lock-exam.ts'
import { partsOf } from './regradable.ts'
import { type Rescoring, writeRescored } from './rescored-sheets.ts'
import { changedQuestions, readStoredKeys, type StoredKeys, withChanges } from './stored-keys.ts'

/** The task's kind. */
export const regradeTask = 'regrade'

const Input = z.strictObject({ regrade: z.string() })

/** So long computing and publishing may take together, in milliseconds. */
const limitMs = 15 * 60_000

type Deps = Pick<StaffDeps, 'db' | 'clock' | 'standings'>

/** A regrade as its task does it. */
interface PendingRegrade extends ScoringRules {
  readonly id: string
  readonly examId: number
  readonly from: number
  readonly to: number
  readonly changes: readonly KeyChange[]
  readonly cutMark: number | null
}

/**
 * Computes all results of an exam again and publishes them: results, mark counts, standings, tree of receipts and the pointer
 * to the version become visible together or not at all. One transaction, so that no process ever sees a part of it; done again
 * from its start after a crash (decision 0066).
 */
export function createRegradeTask(deps: Deps): TaskHandler {
  return {
    kind: regradeTask,
    async run(job) {
      const { regrade: id } = Input.parse(job.input)
      try {
        return await inTransaction(deps.db.pool, client => regrade(deps, client, id, job), { limitMs })
      } catch (error) {
        if (error instanceof AppError)
          await deps.db.pool.query(`update regrades set state = 'failed' where id = $1 and state = 'computing'`, [id])
        throw error
      }
    },
  }
}

async function regrade(deps: Deps, client: PoolClient, id: string, job: TaskRun): Promise<Json> {
  const pending = await claim(client, id)
  // Published before a crash, and the task's end was not written.
  if (!pending) return null
  const stored = await readStoredKeys(client, pending.examId, pending.from)
  await writeKeys(client, pending, stored)
  await writeResults(client, pending, stored, job)
  await deps.standings.publish(client, { examId: pending.examId, version: pending.to })
  await copyReceiptTree(client, pending)
  await catchUp(deps, client, pending, stored)
  const effect = await readEffect(client, pending)
  await publish(client, pending, { effect, at: instantText(deps.clock.now()) })
  return effect
}

/** Null where it is done. */
async function claim(client: PoolClient, id: string): Promise<PendingRegrade | null> {
  const { rows } = await client.query<PendingRegrade>(
    `select g.id, g.exam_id as "examId", g.from_version as "from", g.to_version as "to", g.changes, e.mark,
            e.negative_mark as "negativeMark", e.cut_mark as "cutMark"
       from regrades g join exams e on e.id = g.exam_id where g.id = $1 and g.state = 'computing' for update of g`,
    [id],
  )
  return rows[0] ?? null
}

async function writeKeys(client: PoolClient, pending: PendingRegrade, stored: readonly StoredKeys[]): Promise<void> {
  for (const keys of stored)
    await client.query(
      'insert into accepted_keys (exam_id, paper_version, result_version, accepted) values ($1, $2, $3, $4)',
      [pending.examId, keys.paperVersion, pending.to, JSON.stringify(withChanges(keys, pending.changes))],
    )
}

/** The results as they are now; what is handed in or moved meanwhile `catchUp` finds. */
async function writeResults(
  client: PoolClient,
  pending: PendingRegrade,
  stored: readonly StoredKeys[],
  job: TaskRun,
): Promise<void> {
  const parts = await partsOf(client, pending.examId, pending.from)
  for (const [index, keys] of stored.entries())
    for (let part = 0; part < parts; part++) {
      job.signal.throwIfAborted()
      await writeRescored(client, rescoringOf(pending, keys, part, parts), pending.to)
      await job.progress(index * parts + part + 1, stored.length * parts + 1)
    }
}

function rescoringOf(pending: PendingRegrade, keys: StoredKeys, part: number, parts: number): Rescoring {
  const { examId, from, changes } = pending
  return { examId, from, keys, changed: changedQuestions(keys, changes), rules: pending, part, parts }
}

/** Receipts say when which sheet came in, which no key changes: the tree of the version before is that of this one. */
async function copyReceiptTree(client: PoolClient, { examId, from, to }: PendingRegrade): Promise<void> {
  await client.query(
    `insert into receipt_blocks (exam_id, version, block, first_id, root, leaves)
     select exam_id, $3, block, first_id, root, leaves from receipt_blocks where exam_id = $1 and version = $2`,
    [examId, from, to],
  )
}

/**
 * From here to the commit nobody closes a sheet of this exam or moves one to another person. What has happened since the
 * results were computed is computed again. Throws `conflict` where another version counts by now.
 */
async function catchUp(
  deps: Deps,
  client: PoolClient,
  pending: PendingRegrade,
  stored: readonly StoredKeys[],
): Promise<void> {
  const { examId, from, to } = pending
  const { resultVersion } = await lockExam(client, String(examId))
  if (resultVersion !== from) throw new AppError('conflict')
  const { rows: gone } = await client.query<{ mode: number }>(
    `delete from results n where exam_id = $1 and version = $3
        and not exists (select from results o where o.user_id = n.user_id and o.exam_id = n.exam_id and o.mode = n.mode
                           and o.try = n.try and o.version = $2 and o.ranked = n.ranked)
     returning mode`,
    [examId, from, to],
  )
  for (const keys of stored) await writeRescored(client, rescoringOf(pending, keys, 0, 1), to)
  if (!gone.some(({ mode }) => mode === attemptMode.live)) return
  await client.query('delete from final_standings where exam_id = $1 and version = $2', [examId, to])
  await deps.standings.publish(client, { examId, version: to })
}

/** How many sheets of the live exam rose, fell, and crossed the cut. */
async function readEffect(client: PoolClient, { examId, from, to, cutMark }: PendingRegrade) {
  const { rows } = await client.query<Record<'rose' | 'fell' | 'passed' | 'failed', number>>(
    `select count(*) filter (where n.marks > o.marks)::int as rose, count(*) filter (where n.marks < o.marks)::int as fell,
            count(*) filter (where o.marks < $4 and n.marks >= $4)::int as passed,
            count(*) filter (where o.marks >= $4 and n.marks < $4)::int as failed
       from results n join results o on o.user_id = n.user_id and o.exam_id = n.exam_id and o.mode = n.mode and o.try = n.try
      where n.exam_id = $1 and n.mode = ${attemptMode.live} and n.version = $3 and o.version = $2`,
    [examId, from, to, cutMark],
  )
  return rows[0]!
}

/** Nobody reads the version before this commits. The lists of visitors are renewed by the triggers on both tables. */
async function publish(
  client: PoolClient,
  { id, examId, from, to }: PendingRegrade,
  { effect, at }: { effect: object; at: string },
): Promise<void> {
  await client.query(
    `insert into exam_mark_counts (exam_id, mode, version, marks, writer, count)
     select exam_id, mode, version, marks, 0, count(*) from results where exam_id = $1 and version = $2 and ranked
      group by exam_id, mode, version, marks`,
    [examId, to],
  )
  await client.query(
    `insert into result_versions (exam_id, version, final_at, receipt_count, receipt_root)
     select exam_id, $3, $4, receipt_count, receipt_root from result_versions where exam_id = $1 and version = $2`,
    [examId, from, to, at],
  )
  await client.query('update exams set result_version = $2 where id = $1', [examId, to])
  await client.query(`update regrades set state = 'published', effect = $2, published_at = $3 where id = $1`, [
    id,
    JSON.stringify(effect),
    at,
  ])
}
