import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { questions } from '../tables/questions.ts'

/** From here on two questions count as alike. */
const threshold = 0.6

/** So many of the most alike are kept of each question. */
const mostPairs = 5

const batch = 20

/** The figures of a question's own text, whichever digits it is written in; without what stands in markup. */
const figures = (question: string) =>
  `select distinct found[1] from regexp_matches(
     regexp_replace(translate(${question}.content->'bn'->>'text', '০১২৩৪৫৬৭৮৯', '0123456789'), '<[^>]*>', ' ', 'g'), '[0-9]+', 'g') found`

/**
 * Most figures of the texts are in both, where there are any: two sums of other numbers are written alike and are two questions. Other
 * figures in the options alone prove nothing: the same question may offer other wrong years.
 */
const hasSameFigures = `4 * (select count(*) from (${figures('questions')} intersect ${figures('q')}) shared)
  >= 3 * (select count(*) from (${figures('questions')} union ${figures('q')}) met)`

/**
 * Looks for others that look like the questions whose text is new or has changed. Pairs that staff have kept apart stay so. Many
 * processes may do so at once. Resolves to the number of questions that were compared; none when all are.
 */
export function findSimilarQuestions({ db, clock }: Pick<QuestionDeps, 'db' | 'clock'>): Promise<number> {
  return inTransaction(db.pool, async client => {
    const orm = drizzle(client)
    const rows = await orm
      .select({ id: questions.id, deletedAt: questions.deletedAt, mergedInto: questions.mergedInto })
      .from(questions)
      .where(and(isNull(questions.comparedAt), isNotNull(questions.searchKey)))
      .orderBy(questions.id)
      .limit(batch)
      .for('update', { skipLocked: true })
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    await client.query(`select set_config('pg_trgm.similarity_threshold', $1, true)`, [String(threshold)])
    await client.query(
      `delete from similar_pairs where kind = 'question' and kept_apart_at is null
          and (low_id = any($1::bigint[]) or high_id = any($1::bigint[]))`,
      [ids],
    )
    await client.query(
      `insert into similar_pairs (kind, low_id, high_id, similarity)
       select distinct on (1, 2, 3) 'question', least(q.id, o.id), greatest(q.id, o.id), o.similarity
         from questions q
         cross join lateral (
           select id, similarity(search_key, q.search_key) as similarity from questions
            where search_key % q.search_key and id <> q.id and deleted_at is null and merged_into is null
              and ${hasSameFigures}
            order by similarity(search_key, q.search_key) desc, id limit ${mostPairs}) o
        where q.id = any($1::bigint[]) and q.deleted_at is null and q.merged_into is null
       on conflict (kind, low_id, high_id) do update set similarity = excluded.similarity`,
      [ids],
    )
    await orm
      .update(questions)
      .set({ comparedAt: new Date(clock.now()) })
      .where(inArray(questions.id, ids))
    return rows.length
  })
}
