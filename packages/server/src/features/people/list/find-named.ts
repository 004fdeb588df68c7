import { type SQL, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { findPhraseFirst, isOfTerm, readSearch, type Term } from './search-terms.ts'

/** Whom a name or an e-mail finds. */
export interface Named {
  /** The first of them; more than `most` where there are more. */
  readonly ids: readonly string[]
  /** Whether the person in this column is one of them. */
  isOf(column: SQL): SQL
}

/** People by the words of a name or the beginning of an e-mail, as the list of people finds them; null: nobody. */
export type FindNamed = (text: string, most: number) => Promise<Named | null>

export const createFindNamed =
  (pool: Pool): FindNamed =>
  async (text, most) => {
    const search = await readSearch(pool, text)
    if (search.kind !== 'words' || search.terms.length === 0) return null
    return findPhraseFirst(
      search,
      terms => findTerms(pool, terms, most),
      named => named !== null,
    )
  }

/** Who has all of the terms. */
async function findTerms(pool: Pool, terms: readonly Term[], most: number): Promise<Named | null> {
  // The longest beginning is the rarest, more often than not: the others are looked up for each person whom it finds.
  const [first, ...others] = terms.toSorted((one, other) => other[0]!.length - one[0]!.length) as [Term, ...Term[]]
  let place = 0
  const anyOf = (term: Term) => term.map(() => `word like $${++place}`).join(' or ')
  const conditions = [first, ...others].map((term, index) =>
    index === 0
      ? `(${anyOf(term)})`
      : `exists (select from person_words o where o.user_id = w.user_id and (${anyOf(term).replaceAll('word', 'o.word')}))`,
  )
  const { rows } = await pool.query<{ id: string }>(
    `select distinct user_id::text as id from (
         select user_id from person_words w where ${conditions.join(' and ')} limit ${Math.trunc(most) * 4 + 1}) found
        limit ${Math.trunc(most) + 1}`,
    [first, ...others].flat(),
  )
  if (rows.length === 0) return null
  return {
    ids: rows.map(({ id }) => id),
    // Asked of each row by itself: a plan that joins all whom a common name finds would not stop at a page.
    isOf: column =>
      sql.join(
        terms.map(
          term =>
            sql`(select true from person_words w where w.user_id = ${column} and ${isOfTerm(sql`w.word`, term)} limit 1)`,
        ),
        sql` and `,
      ),
  }
}
