import type { Pool } from 'pg'

const results = 20
const first = 10_000_000
/** Prime, so that neighbours in time are none in the table. */
const step = 7_919

/** Published results with so many numbers in all of them. Resolves to what names a number by its place in some order. */
export async function fillResultNumbers(pool: Pool, count: number): Promise<(place: number) => string> {
  await pool.query(
    `with lists as (
       insert into govt_result_lists (created_at) select now() from generate_series(1, ${results}) returning id
     ), outcomes as (
       insert into govt_result_outcomes select id, number, 'outcome ' || number from lists, generate_series(0, 1) number
     )
     insert into govt_results (slug, title, list_id, numbers, published_on, created_at, updated_at)
     select 'result-' || id, 'Result ' || id, id, $1::int / ${results}, now(), now(), now() from lists`,
    [count],
  )
  await pool.query(
    `insert into govt_result_numbers (number, list_id, outcome)
     select (${first} + n)::text, lists.ids[1 + n % ${results}], n % 2
       from generate_series(0, $1::int - 1) n, (select array_agg(list_id) as ids from govt_results) lists`,
    [count],
  )
  await pool.query('vacuum analyze')
  return place => String(first + ((place * step) % count))
}
