import type { PoolClient } from 'pg'
import type { Merging } from '../../../platform/people/person-rules.ts'
import { holdMemory, replayCards } from './replay-cards.ts'
import { answerSource } from './tables.ts'

/** As SQL: attempt `a` of the anonymous person stays behind, for the account has taken the exam as well, and that counts. */
const staysBehind = `a.user_id = $1 and exists (
  select from attempts own where own.user_id = $2 and own.exam_id = a.exam_id and own.mode = a.mode)`

/** Moves the answers that the account has not, but for those of sheets that stay behind, and replays their questions. */
export async function mergeAnswers(client: PoolClient, { from, into }: Merging): Promise<void> {
  const people = [String(from), String(into)]
  await holdMemory(client, into)
  await client.query(
    `delete from answer_log l using attempts a
      where l.user_id = $1 and l.source = ${answerSource.exam}
        and l.ref = concat_ws(':', 'exam', a.exam_id, a.mode, a.try) and ${staysBehind}`,
    people,
  )
  const { rows } = await client.query<{ question: string }>(
    `update answer_log moving set user_id = $2 where user_id = $1
        and not exists (select from answer_log own where own.user_id = $2
                           and own.question_id = moving.question_id and own.ref = moving.ref)
     returning question_id as question`,
    people,
  )
  await client.query('delete from answer_log where user_id = $1', [String(from)])
  await replayCards(
    client,
    into,
    rows.map(({ question }) => question),
  )
}

/** Sheets that stay behind have not entered the account's log. */
export async function mergeLoggedSheets(client: PoolClient, { from, into }: Merging): Promise<void> {
  const people = [String(from), String(into)]
  await client.query(
    `delete from logged_sheets l using attempts a
      where l.user_id = $1 and a.exam_id = l.exam_id and a.mode = l.mode and a.try = l.try and ${staysBehind}`,
    people,
  )
  await client.query('update logged_sheets set user_id = $2 where user_id = $1', people)
}
