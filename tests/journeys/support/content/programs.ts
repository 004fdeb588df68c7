import type { LearnerName } from '../sign-in.ts'
import type { TestSite } from '../test-site.ts'

let added = 0

interface NewProgram {
  /** In coins. */
  cost?: number
  /** In whole taka. */
  taka?: number
  isPersonalized?: boolean
}

/** A published program of three days, the first of which lets practise: from today on, or from the day on which each person begins it. */
export async function addProgram(
  { db }: TestSite,
  { cost = 0, taka = 0, isPersonalized = false }: NewProgram = {},
): Promise<{ id: string; title: string }> {
  const title = `${isPersonalized ? 'নিজের গতির' : 'কেনার'} প্রোগ্রাম ${'কখগঘঙচছজঝ'[added++ % 9]}`
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into programs (slug, title, summary, description, cover, tags, state, position, cost, cost_in_tk, is_personalized, starts_on)
     values ($1, $2, $3, $3, 'clay', '{bank}', 'published', 99, $4, $6, $5,
             case when $5 then null else (now() at time zone 'Asia/Dhaka')::date end)
     returning id`,
    [
      `journey-${Date.now()}-${added}`,
      { bn: title, en: 'For sale' },
      { bn: 'তিন দিনে শেষ।', en: 'Three days.' },
      cost,
      isPersonalized,
      taka,
    ],
  )
  const id = rows[0]!.id
  await db.pool.query(
    `insert into program_routine_days (program_id, number, interval, title, items)
     select $1, n, case when n = 1 then 0 else 1 end, '{"bn": "শতকরা", "en": "Percentages"}',
            case when n = 1 then jsonb_build_array(jsonb_build_object(
              'text', '{"bn": "গণিত", "en": "Mathematics"}'::jsonb,
              'practice', jsonb_build_object('category', (select id from categories where slug = 'math'), 'count', 15)))
            else '[]' end
       from generate_series(1, 3) n`,
    [id],
  )
  return { id: String(id), title }
}

/** The person takes a personalised program that costs nothing, and begins it now. */
export async function beginProgram({ db }: TestSite, name: LearnerName, program: string): Promise<void> {
  const who = `select id, $2::int, $3 from users where name = $1 and email like '%@sandbox.prostuti.example'`
  await db.pool.query(
    `insert into program_enrollments (user_id, program_id, source, enrolled_at) ${who.replace('$3', "'free', now()")}`,
    [name, program],
  )
  const days = "array(select (now() at time zone 'Asia/Dhaka')::date + n from generate_series(0, 2) n)"
  await db.pool.query(
    `insert into program_timelines (user_id, program_id, started_on, days, revision, begun_at)
     ${who.replace('$3', `(now() at time zone 'Asia/Dhaka')::date, ${days}, 0, now()`)}`,
    [name, program],
  )
}

/** Nobody of the demo has begun a personalised program: signing in would lead the next one there. */
export async function forgetPrograms({ db }: TestSite): Promise<void> {
  const personalized = 'program_id in (select id from programs where is_personalized)'
  const theirs = "user_id in (select id from users where email like '%@sandbox.prostuti.example')"
  for (const table of ['program_timelines', 'program_enrollments'])
    await db.pool.query(`delete from ${table} where ${personalized} and ${theirs}`)
}
