import { renderTalk } from '@prostuti/server/features/feed/texts/render-talk'
import { searchColumns } from '@prostuti/server/features/feed/texts/search-columns'
import { searchConnections } from '@prostuti/server/features/study/index'
import { connect, type Database } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { buildApp } from '../../promises/support/serve-app.ts'
import { openBenchDatabase } from '../support/bench-database.ts'
import { signInPeople, tokenOf } from '../support/people.ts'

/** Posts and comments in a database of their own, half of each, read through the app by a moderator as it is served. */
export interface TalkBook {
  /** The address at which a list goes on behind so many pages. */
  behind(path: string, pages: number): Promise<string>
  /** Resolves to the rows it answers with. */
  read(path: string): Promise<number>
  close(): Promise<void>
}

interface Page {
  readonly results: unknown[]
  readonly next: string | null
}

const [moderator, people] = [1, 1_000]

export async function openTalk(size: number): Promise<TalkBook> {
  const benchDatabase = await openBenchDatabase()
  const db = connect({ url: benchDatabase.url, poolSize: 4, log: silentLog })
  const searchDb = connect({ url: benchDatabase.url, log: silentLog, ...searchConnections })
  await signInPeople(benchDatabase, { first: 1, count: people })
  await db.pool.query(`update users set role = 'owner' where id = $1`, [moderator])
  const patient = { statementMs: 1_200_000, silenceMs: 1_200_000 }
  const writer = connect({ url: benchDatabase.url, poolSize: 1, log: silentLog, ...patient })
  await write(writer, size / 2)
  await writer.close()
  const { http } = buildApp({ db, searchDb, limits: null })
  const ask = async (path: string): Promise<Page> => {
    // Staff's lists by a moderator, others by a learner.
    const token = tokenOf(path.startsWith('admin/') ? moderator : moderator + 1)
    const response = await http.request(`/api/feed/v1/${path}`, { headers: { authorization: `token ${token}` } })
    const page = (await response.json()) as Partial<Page>
    if (response.status !== 200 || !page.results?.length) throw new Error(`${path} answered ${response.status}`)
    return { results: page.results, next: page.next ?? null }
  }
  return {
    async behind(path, pages) {
      const { next } = await ask(`${path}${path.includes('?') ? '&' : '?'}page=${pages}`)
      return `${path.split('?', 1)[0]}${next!.slice(next!.indexOf('?'))}`
    },
    read: async path => (await ask(path)).results.length,
    async close() {
      await Promise.all([db.close(), searchDb.close()])
      await benchDatabase.close()
    },
  }
}

const usual = 'নিয়মিত পড়লে গণিতের ভয় কমে যায়'
const rare = 'হিসাবরক্ষক accountant'

/** Four in five comments stand below the newest post. Twenty posts have the rare words, however many there are. */
async function write({ pool }: Database, count: number): Promise<void> {
  const [usualColumns, rareColumns] = [searchColumns(usual), searchColumns(`${usual} ${rare}`)]
  await pool.query(
    `insert into posts (author_id, type, status, text, html, created_at, published_at, search_key, words_hash,
                          waiting_at, report_count)
       select 2 + g % ${people - 2}, case when g % 5 = 0 then 2 else 0 end,
              case when g % 1000 = 1 then 0 else 3 end, $2, $3,
              $1::timestamptz - g * interval '1 second', case when g % 1000 <> 1 then $1::timestamptz - g * interval '1 second' end,
              case when g > $4::int - 20 then $5 else $6 end, case when g > $4::int - 20 then $7 else g::text end,
              case when g % 1000 = 1 then $1::timestamptz - g * interval '1 second' end, case when g % 1000 = 2 then 1 else 0 end
         from generate_series(0, $4::int - 1) g`,
    [
      ...[new Date(), usual, renderTalk(usual), count],
      ...[rareColumns.searchKey, usualColumns.searchKey, rareColumns.wordsHash],
    ],
  )
  await pool.query(
    `insert into comments (post_id, author_id, text, html, mentions, created_at, search_key, words_hash)
       select case when g % 5 < 4 then 1 else 1 + g % $4::int end, 2 + g % ${people - 2}, $2, $3, '[]',
              $1::timestamptz - g * interval '1 second', $5, 'c' || g
         from generate_series(0, $4::int - 1) g`,
    [new Date(), usual, renderTalk(usual), count, usualColumns.searchKey],
  )
  await pool.query('vacuum analyze posts')
  await pool.query('vacuum analyze comments')
}
