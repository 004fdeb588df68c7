import type { Pool } from 'pg'
import type { Translated } from '../../../platform/db/columns.ts'
import { rating } from './tables.ts'

/** What a learner has answered and read of a topic itself, without what stands below it. */
export interface TopicFigures {
  readonly topic: number
  readonly name: Translated
  readonly seen: number
  readonly answers: number
  readonly right: number
  readonly meanSeconds: number | null
  readonly lastOrdinal: number
  readonly furthestOrdinal: number
}

/** Of the topics that a learner has answered or read something of. What was left out is no answer; what is undecided counts for nothing. */
export async function readTopicFigures(pool: Pool, person: bigint): Promise<TopicFigures[]> {
  const { rows } = await pool.query<TopicFigures>({
    name: 'topic-figures',
    text: `with answered as (
             select q.category_id as topic, count(distinct l.question_id)::int as seen, count(*)::int as answers,
                    (count(*) filter (where l.is_right))::int as "right", (avg(l.spent_ms) / 1000)::float8 as mean
               from answer_log l join questions q on q.id = l.question_id
              where l.user_id = $1 and l.rating <> ${rating.undecided} and l.answer is not null
              group by q.category_id)
           select c.id as topic, c.name, coalesce(a.seen, 0) as seen, coalesce(a.answers, 0) as answers,
                  coalesce(a."right", 0) as "right", a.mean as "meanSeconds",
                  coalesce(p.last_ordinal, 0) as "lastOrdinal", coalesce(p.furthest_ordinal, 0) as "furthestOrdinal"
             from answered a
             full join (select * from reading_places where user_id = $1) p on p.category_id = a.topic
             join categories c on c.id = coalesce(a.topic, p.category_id)
            where c.deleted_at is null
            order by coalesce(a.answers, 0) desc, c.id`,
    values: [String(person)],
  })
  return rows
}

/** How many questions were answered on each day (`YYYY-MM-DD`, in Dhaka) that has any. */
export async function readDays(pool: Pool, person: bigint): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ day: string; answered: number }>({
    name: 'answered-days',
    text: `select day::text, count(*)::int as answered from answer_log
            where user_id = $1 and answer is not null group by day`,
    values: [String(person)],
  })
  return new Map(rows.map(({ day, answered }) => [day, answered]))
}

export interface ReadingPlace {
  readonly topic: number
  readonly name: Translated
  readonly catType: number
  readonly ordinal: number
  readonly questionCount: number
}

/** Where the learner read last; null where that topic has no questions any more. */
export async function readLastPlace(pool: Pool, person: bigint): Promise<ReadingPlace | null> {
  const { rows } = await pool.query<ReadingPlace>({
    name: 'last-place',
    text: `select c.id as topic, c.name, c.cat_type as "catType", p.last_ordinal as ordinal,
                  coalesce(l.question_count, 0) as "questionCount"
             from reading_places p join categories c on c.id = p.category_id
             left join topic_lists l on l.category_id = c.id
            where p.user_id = $1 and c.deleted_at is null order by p.at desc limit 1`,
    values: [String(person)],
  })
  const [place] = rows
  return place && place.questionCount > 0 ? place : null
}
