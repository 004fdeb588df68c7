import type { Pool } from 'pg'
import type { PublishedQuestions } from './reveal-key.ts'

/** A question that was deleted is public no more. */
export function createPublishedQuestions(pool: Pool): PublishedQuestions {
  return async (asked, client) => {
    const { rows } = await (client ?? pool).query<{ published: boolean }>({
      name: 'published-questions',
      text: `select coalesce(q.published_at <= w.at and q.deleted_at is null, false) as published
               from unnest($1::bigint[], $2::timestamptz[]) with ordinality as w (question, at, ordinal)
               left join questions q on q.id = w.question order by w.ordinal`,
      values: [asked.map(each => each.question), asked.map(each => new Date(each.at).toISOString())],
    })
    return rows.map(row => row.published)
  }
}
