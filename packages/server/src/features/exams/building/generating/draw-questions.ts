import type { PoolClient } from 'pg'
import { isUsable } from '../find-problems.ts'
import { seenQuestionIds } from '../seen-questions.ts'

/** What is drawn from a bank at random. */
export interface Draw {
  /** A category with all below it. */
  readonly category: string
  readonly count: number
  /** 1 easy, 2, 3 hard; undefined: any. */
  readonly difficulty?: number
  /** Which bank. */
  readonly reviewed: boolean
  /** Those of quality `Perfect` alone. */
  readonly perfect: boolean
  /** Those alone that no learner has met; `first`: those before the others. */
  readonly unseen: boolean | 'first'
  readonly except: readonly bigint[]
}

/** So many questions that a paper may have, or as many as there are. */
export async function drawQuestions(client: PoolClient, draw: Draw): Promise<bigint[]> {
  const { category, count, difficulty = null, reviewed, perfect, unseen, except } = draw
  const { rows } = await client.query<{ id: string }>(
    `with recursive down (id) as (
       select id from categories where id = $1::bigint
       union
       select c.id from categories c join down on c.parent_id = down.id
     )
     select q.id from questions q
      where (q.category_id = any(array(select id from down)) or q.reference_category_id = any(array(select id from down)))
        and q.reviewed = $2 and ${isUsable}
        and (q.quality = 'Perfect' or not $3) and (q.difficulty = $4 or $4 is null) and not q.id = any($5::bigint[])
        ${unseen === true ? `and q.id not in ${seenQuestionIds}` : ''}
      order by ${unseen === 'first' ? `q.id in ${seenQuestionIds}, ` : ''}random() limit $6`,
    [category, reviewed, perfect, difficulty, except.map(String), count],
  )
  return rows.map(({ id }) => BigInt(id))
}
