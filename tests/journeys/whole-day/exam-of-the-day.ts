import type { Hall } from '../support/hall.ts'

/** When the exam starts, when it ends, and until when a sheet on its way still counts; milliseconds. */
export interface Times {
  readonly start: number
  readonly end: number
  readonly graceMs: number
}

/** Not slower than a machine that does nothing else, nor than one that nobody would test on. */
const [quick, slow] = [1, 4]

/** An exam as short as this machine can sit it: `pace` 1 is a machine that does nothing else. */
export function timesFor(pace: number): Times {
  const factor = Math.min(Math.max(pace, quick), slow)
  const seconds = (count: number) => Math.round(count * factor) * 1_000
  const start = Date.now() + seconds(14)
  return { start, end: start + seconds(34), graceMs: 3_000 }
}

/** Of the demo's own: with formulas, with pictures, and plain ones. Four options each. */
const kinds = [
  ['%<math%', 4],
  ['%<img%', 2],
  ['{"bn": {"text": "%', 4],
] as const

/** Ten questions that no other exam asks, whose explanations all say `secret`. Copies: whatever another exam asks as well stays embargoed with it. */
export async function writeQuestions({ db }: Hall, secret: string): Promise<string[]> {
  const ids: string[] = []
  for (const [like, count] of kinds) {
    const { rows } = await db.pool.query<{ id: string }>(
      `insert into questions (slug, category_id, content, key, pinned)
       select $1 || q.slug, q.category_id,
              q.content || jsonb_build_object('bn', q.content->'bn' || $2, 'en', q.content->'en' || $2), q.key, q.pinned
         from questions q
        where q.content::text like $3 and q.passage_id is null and jsonb_array_length(q.content->'bn'->'options') = 4
          and not exists (select 1 from questions o where o.slug = $1 || q.slug)
        order by q.slug collate "C" limit $4 returning id`,
      [`${secret}-`, JSON.stringify({ explanation: `<p>${secret}</p>` }), like, count],
    )
    ids.push(...rows.map(row => row.id))
  }
  return ids
}
