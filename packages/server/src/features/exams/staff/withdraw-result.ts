import type { PoolClient } from 'pg'
import type { Exam } from '../exam.ts'
import { attemptMode } from '../tables/attempts.ts'

type VersionedExam = Pick<Exam, 'id' | 'resultVersion'>

/** Takes a live result out of a version that is not final: no list of it was published, so that nothing else is changed. */
export async function withdrawResult(
  client: PoolClient,
  { id, resultVersion }: VersionedExam,
  user: string,
): Promise<void> {
  await client.query(
    `with withdrawn as (
       delete from results where user_id = $1 and exam_id = $2 and mode = ${attemptMode.live} and version = $3
       returning exam_id, mode, version, marks, ranked
     )
     insert into exam_mark_counts as c (exam_id, mode, version, marks, writer, count)
     select exam_id, mode, version, marks, -1, -1 from withdrawn where ranked
     on conflict (exam_id, mode, version, marks, writer) do update set count = c.count + excluded.count`,
    [user, id, resultVersion],
  )
}

interface Withdrawal {
  readonly user: string
  /** Who of the staff, and why. */
  readonly by: bigint
  readonly note: string
  readonly now: number
}

/**
 * Begins a version of an exam's results that has everything of the one before but this person's live result. It is
 * provisional: the sweep makes it final when the sheet is in again. For who holds the exam's row.
 */
export async function beginVersionWithout(
  client: PoolClient,
  { id, resultVersion: from }: VersionedExam,
  { user, by, note, now }: Withdrawal,
): Promise<void> {
  const versions = [id, from, from + 1]
  await client.query(
    `insert into accepted_keys (exam_id, paper_version, result_version, accepted)
     select exam_id, paper_version, $3, accepted from accepted_keys where exam_id = $1 and result_version = $2`,
    versions,
  )
  await client.query(
    `insert into results (user_id, exam_id, mode, try, version, marks, correct, incorrect, taken_ms, submitted_at, subjects, ranked)
     select user_id, exam_id, mode, try, $3, marks, correct, incorrect, taken_ms, submitted_at, subjects, ranked from results
      where exam_id = $1 and version = $2 and not (user_id = $4 and mode = ${attemptMode.live})`,
    [...versions, user],
  )
  await client.query(
    `insert into exam_mark_counts (exam_id, mode, version, marks, writer, count)
     select exam_id, mode, version, marks, 0, count(*) from results where exam_id = $1 and version = $2 and ranked
      group by exam_id, mode, version, marks`,
    [id, from + 1],
  )
  await client.query('update exams set result_version = $2 where id = $1', [id, from + 1])
  await client.query(
    `insert into regrades (exam_id, from_version, to_version, changes, note, state, created_by, created_at, published_at)
     values ($1, $2, $3, '[]', $4, 'published', $5, $6, $6)`,
    [...versions, note, String(by), new Date(now)],
  )
}
