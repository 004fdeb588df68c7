import type { PoolClient } from 'pg'
import type { Database } from '../../../platform/db/database.ts'
import { readSubjects } from '../../questions/index.ts'
import type { Exam } from '../exam.ts'

type Client = Database['pool'] | PoolClient

/** A question that staff chose, with its category. */
interface Listed {
  readonly id: string
  readonly category: number
}

/**
 * The questions that staff chose for an exam, as the paper has them: subject by subject in the exam's own order of subjects, then
 * as subjects first appear.
 */
export async function readQuestionIds(client: Client, exam: Exam): Promise<bigint[]> {
  const chosen = await readListed(client, exam)
  const subjects = await readSubjects(
    client,
    chosen.map(({ category }) => category),
  )
  const subjectOf = ({ category }: Listed) => subjects.get(category)?.id ?? category
  const order = [...new Set([...exam.subjectOrder, ...chosen.map(subjectOf)])]
  const place = new Map(order.map((subject, index) => [subject, index]))
  return chosen.toSorted((a, b) => place.get(subjectOf(a))! - place.get(subjectOf(b))!).map(({ id }) => BigInt(id))
}

async function readListed(client: Client, exam: Exam): Promise<Listed[]> {
  const { rows } = await client.query<Listed>(
    `select l.question_id as id, q.category_id as category
       from exam_questions l join questions q on q.id = l.question_id where l.exam_id = $1 order by l.position`,
    [exam.id],
  )
  return rows
}

/** Makes these the questions of an exam, in this order. */
export async function writeQuestionIds(client: PoolClient, exam: number, ids: readonly bigint[]): Promise<void> {
  await client.query('delete from exam_questions where exam_id = $1', [exam])
  await client.query(
    `insert into exam_questions (exam_id, question_id, position)
     select $1, w.id, w.ordinal from unnest($2::bigint[]) with ordinality as w (id, ordinal)`,
    [exam, ids.map(String)],
  )
}

/** Those of these questions that are not in a bank: unknown, deleted, merged, or of the other bank. */
export async function notInBank(client: Client, ids: readonly bigint[], reviewed: boolean): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select w.id from unnest($1::bigint[]) as w (id)
      where not exists (select from questions q where q.id = w.id and q.deleted_at is null and q.merged_into is null
                           and q.reviewed = $2)`,
    [ids.map(String), reviewed],
  )
  return rows.map(({ id }) => id)
}
