import type { TestSite } from '../../support/test-site.ts'

/** When the exam starts, when it ends, and until when a sheet on its way still counts; milliseconds. */
export interface Times {
  readonly start: number
  readonly end: number
  readonly graceMs: number
}

/** Milliseconds that signing in takes a machine which does nothing else, and one that nobody would test on. */
const [quick, slow] = [4_000, 30_000]

/** An exam as short as this machine can sit it, judged by how long signing in took: twice as long as each needs. */
export function timesFor(signInMs: number): Times {
  const unit = Math.min(Math.max(signInMs, quick), slow)
  const seconds = (units: number) => Math.round((units * unit) / 1_000) * 1_000
  const start = Date.now() + seconds(1.25)
  return { start, end: start + seconds(3.75), graceMs: 3_000 }
}

/** Of the demo's own: with formulas, with pictures, and plain ones. Four options each. */
const kinds = [
  ['%<math%', 4],
  ['%<img%', 2],
  ['{"bn": {"text": "%', 4],
] as const

/**
 * Ten questions that no other exam asks, whose explanations all say `secret`. Copies in categories of their own: whatever
 * another exam asks as well stays embargoed with it, and the demo asks anything of its own categories at the next hour.
 */
export async function writeQuestions({ db }: TestSite, secret: string): Promise<string[]> {
  const ids: string[] = []
  for (const [like, count] of kinds) {
    const { rows } = await db.pool.query<{ id: string }>(
      `with chosen as (
         select q.*, c.slug as category, c.name
           from questions q join categories c on c.id = q.category_id
          where q.content::text like $3 and q.passage_id is null and jsonb_array_length(q.content->'bn'->'options') = 4
            and not exists (select 1 from questions o where o.slug = $1 || q.slug)
          order by q.slug collate "C" limit $4
       ), own as (
         insert into categories (slug, name) select distinct $1 || category, name from chosen
         on conflict (slug) do update set name = excluded.name
         returning id, slug
       )
       insert into questions (slug, category_id, content, key, right_options, pinned)
       select $1 || q.slug, own.id,
              q.content || jsonb_build_object('bn', q.content->'bn' || $2, 'en', q.content->'en' || $2), q.key, q.right_options,
              q.pinned
         from chosen q join own on own.slug = $1 || q.category returning id`,
      [`${secret}-`, JSON.stringify({ explanation: `<p>${secret}</p>` }), like, count],
    )
    ids.push(...rows.map(row => row.id))
  }
  return ids
}
