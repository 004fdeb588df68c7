import { listPageSize } from '@prostuti/contract'
import { listCategoryTags, updateCategoryTags } from '@prostuti/contract/questions/operations'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { pageOfRows } from '../../../platform/http/call/page-of-rows.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { textPatterns } from '../search/search-key.ts'

interface TagRow {
  tag: string
  count: number
}

/** So many of the most frequent tags are listed; a search finds the others. */
const mostListed = 2_000

/** The tags of the bank, and their new names. */
export function createTags({ db, clock }: QuestionDeps): Implementation[] {
  return [
    implement(listCategoryTags, async ({ query }) => {
      const { page_size: pageSize = listPageSize, page, cursor, search = '', reviewed_qb: reviewed = true } = query
      const { rows } = await db.pool.query<TagRow>({
        name: 'count-tags',
        text: `select tag, count(*)::int from questions cross join unnest(tags) as tag
                where reviewed = $1 and deleted_at is null and merged_into is null and lower(tag) like all($2::text[])
                group by tag order by count(*) desc, tag collate "C" limit ${mostListed}`,
        values: [reviewed, textPatterns(search)],
      })
      // A cursor is a place: the list is short and counted again for each page.
      const numbered = rows.map((row, place) => ({ ...row, place }))
      const { rows: shown, ...pages } = pageOfRows(numbered, { pageSize, page, cursor }, ({ place }) => place)
      const results = shown.map(({ tag, count }) => ({ tag, count }))
      return presentPage(listCategoryTags.path, query, { ...pages, results })
    }),
    implement(updateCategoryTags, ({ body: { tag, rename_to: name } }, call) =>
      inTransaction(db.pool, async client => {
        const at = clock.now()
        const changed = await renameTag(client, { tag, name, now: new Date(at) })
        const after = name === null ? undefined : { tag: name, questions: changed }
        await writeAudit(client, [
          {
            ...{ actor: signedIn(call).id, kind: 'tag', id: tag.slice(0, 40), at, after },
            action: name === null ? 'deleted' : 'renamed',
            before: { tag, questions: changed },
          },
        ])
        return { changed }
      }),
    ),
  ]
}

async function renameTag(
  client: PoolClient,
  { tag, name, now }: { tag: string; name: string | null; now: Date },
): Promise<number> {
  const { rowCount } = await client.query(
    `update questions set revision = revision + 1, updated_at = $3,
            tags = array(select t from (
              select coalesce(nullif(each.t, $1), $2) as t, min(n) as n
                from unnest(tags) with ordinality as each (t, n) group by 1) kept
              where t is not null order by n)
      where tags @> array[$1]`,
    [tag, name, now],
  )
  return rowCount ?? 0
}
