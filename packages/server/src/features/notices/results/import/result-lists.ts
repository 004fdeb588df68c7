import type { Pool, PoolClient } from 'pg'
import { arrayOf } from '../../../../platform/db/array-of.ts'

const rowsAtOnce = 20_000

/** A list on its way in: nothing finds its numbers before a result names it. */
export async function createList(pool: Pool, at: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'insert into govt_result_lists (created_at) values ($1) returning id',
    [new Date(at)],
  )
  return rows[0]!.id
}

/** Numbers in Latin digits, each with the index of its outcome, or -1. */
export interface NumberBatch {
  readonly numbers: readonly string[]
  readonly outcomes: readonly number[]
}

export async function addNumbers(pool: Pool, list: number, { numbers, outcomes }: NumberBatch): Promise<void> {
  await pool.query({
    name: 'add-govt-result-numbers',
    text: `insert into govt_result_numbers (number, list_id, outcome)
           select number, $1, nullif(outcome, -1) from unnest($2::text[], $3::smallint[]) as given (number, outcome)`,
    values: [list, arrayOf(numbers), arrayOf(outcomes)],
  })
}

export async function addOutcomes(client: PoolClient, list: number, texts: readonly string[]): Promise<void> {
  await client.query(
    `insert into govt_result_outcomes (list_id, number, text)
     select $1, place - 1, text from unnest($2::text[]) with ordinality as given (text, place)`,
    [list, texts],
  )
}

/** Takes a list away that no result names, some numbers at a time. */
export async function dropList(pool: Pool, list: number): Promise<void> {
  let count: number | null
  do {
    const deleted = await pool.query(
      `delete from govt_result_numbers where ctid = any(array(
         select ctid from govt_result_numbers where list_id = $1 limit ${rowsAtOnce}))`,
      [list],
    )
    count = deleted.rowCount
  } while (count === rowsAtOnce)
  await pool.query('delete from govt_result_outcomes where list_id = $1', [list])
  await pool.query('delete from govt_result_lists where id = $1', [list])
}

/** Lists that no result names an hour after they were begun: replaced, cut off, or of a result that was deleted. */
export async function purgeLists(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from govt_result_lists l where created_at < now() - interval '1 hour'
        and not exists (select from govt_results r where r.list_id = l.id)`,
  )
  for (const { id } of rows) await dropList(pool, id)
  return rows.length
}
