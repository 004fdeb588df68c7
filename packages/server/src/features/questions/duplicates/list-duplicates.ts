import { listPageSize, type SimilarQuestions } from '@prostuti/contract'
import { keepApart, listDuplicateCategories, listDuplicateQuestions } from '@prostuti/contract/questions/operations'
import { inArray } from 'drizzle-orm'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { pageOfRows } from '../../../platform/http/call/page-of-rows.ts'
import { readStaffQuestions } from '../bank/read-staff-question.ts'
import { presentCategory, readCategories } from '../categories/category-rows.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { categories } from '../tables/questions.ts'
import { waitingPairs } from './waiting-pairs.ts'

interface Pair {
  low: string
  high: string
  similarity: number
}

/** So many pairs are listed, the most alike first; the others come up as these are dealt with. */
const mostListed = 1_000

/** Names are short: fewer letters have to agree. */
const categoryThreshold = 0.5

/** The figures of a name in order: "Test 1" and "Test 2" are two tests. */
const figuresOf = (name: string): string =>
  `btrim(regexp_replace(translate(${name}, '০১২৩৪৫৬৭৮৯', '0123456789'), '[^0-9]+', ' ', 'g'))`

/** Categories and questions that look alike. */
export function createDuplicates(deps: QuestionDeps): Implementation[] {
  const { db, clock } = deps
  return [
    implement(listDuplicateQuestions, async ({ query }, call) => {
      const { rows: pairs } = await db.pool.query<Pair & { count: number }>({
        name: 'similar-questions',
        text: `select p.low_id as low, p.high_id as high, p.similarity, count(*) over ()::int as count from ${waitingPairs}
                order by p.similarity desc, p.low_id, p.high_id limit ${mostListed}`,
      })
      const { rows, ...pages } = pageOfPairs(pairs, query)
      const ids = [...new Set(rows.flatMap(({ low, high }) => [low, high]))]
      const found = new Map((await readStaffQuestions(deps, ids, call)).map(each => [each.id, each]))
      const kept = await countBookmarks(deps, ids)
      const results = rows.map(({ low, high, similarity }): SimilarQuestions => {
        const side = (id: string) => ({ question: found.get(id)!, bookmarks: kept.get(id) ?? 0 })
        const met = (id: string) => found.get(id)!.uses.reduce((sum, { sat }) => sum + sat, 0)
        return { similarity, low: side(low), high: side(high), keep: met(high) > met(low) ? high : low }
      })
      return presentPage(listDuplicateQuestions.path, query, { ...pages, count: pairs[0]?.count ?? 0, results })
    }),
    implement(listDuplicateCategories, async ({ query }, { language }) => {
      const { rows: pairs } = await db.pool.query<Pair>({
        name: 'similar-categories',
        text: `with named as (select id, cat_type, lower(name->>'bn') as name from categories
                               where deleted_at is null and merged_into is null)
               select l.id as low, h.id as high, similarity(l.name, h.name) as similarity
                 from named l join named h on h.id > l.id and h.cat_type = l.cat_type
                where similarity(l.name, h.name) >= ${categoryThreshold}
                  and ${figuresOf('l.name')} = ${figuresOf('h.name')}
                  and not exists (select 1 from similar_pairs p where p.kind = 'category'
                                   and p.low_id = l.id and p.high_id = h.id and p.kept_apart_at is not null)
                order by 3 desc, 1, 2 limit ${mostListed}`,
      })
      const { rows, ...pages } = pageOfPairs(pairs, query)
      const ids = rows.flatMap(({ low, high }) => [Number(low), Number(high)])
      const counted = await readCategories(db, inArray(categories.id, ids), { reviewed: true, publishedOnly: false })
      const found = new Map(counted.map(row => [String(row.category.id), presentCategory(row, language)]))
      const results = rows.map(({ low, high, similarity }) => ({
        similarity,
        low: found.get(String(low))!,
        high: found.get(String(high))!,
      }))
      return presentPage(listDuplicateCategories.path, query, { ...pages, results })
    }),
    implement(keepApart, ({ body }, call) =>
      inTransaction(db.pool, async client => {
        const [low, high] = [BigInt(body.low), BigInt(body.high)].sort((a, b) => (a < b ? -1 : 1)) as [bigint, bigint]
        const table = body.kind === 'question' ? 'questions' : 'categories'
        const { rowCount } = await client.query(`select 1 from ${table} where id = any($1::bigint[])`, [
          [String(low), String(high)],
        ])
        if (low === high || rowCount !== 2) throw new AppError('not_found')
        const at = clock.now()
        await client.query(
          `insert into similar_pairs (kind, low_id, high_id, similarity, kept_apart_at) values ($1, $2, $3, 0, $4)
           on conflict (kind, low_id, high_id) do update set kept_apart_at = excluded.kept_apart_at`,
          [body.kind, String(low), String(high), new Date(at)],
        )
        const actor = signedIn(call).id
        await writeAudit(client, [
          { actor, kind: body.kind, id: low, action: 'kept apart', after: { from: String(high) }, at },
          { actor, kind: body.kind, id: high, action: 'kept apart', after: { from: String(low) }, at },
        ])
      }),
    ),
  ]
}

/** A cursor names a pair by its lower id and what 20 bits of the higher one say. */
const numberOf = ({ low, high }: Pair): number => Number(BigInt(low) * 1_048_576n + (BigInt(high) % 1_048_576n))

function pageOfPairs(pairs: readonly Pair[], query: { page_size?: number; page?: number; cursor?: string }) {
  const { page_size: pageSize = listPageSize, page, cursor } = query
  return pageOfRows(pairs, { pageSize, page, cursor }, numberOf)
}

async function countBookmarks({ db }: QuestionDeps, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.pool.query<{ id: string; count: number }>({
    name: 'count-bookmarks-of-questions',
    text: `select question_id as id, count(*)::int from question_bookmarks
            where question_id = any($1::bigint[]) group by question_id`,
    values: [ids],
  })
  return new Map(rows.map(({ id, count }) => [id, count]))
}
