import type { App } from '@prostuti/server'
import { searchKey } from '@prostuti/server/features/questions/search/search-key'
import { searchConnections } from '@prostuti/server/features/study/index'
import { connect, type Database } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { buildApp } from '../../promises/support/serve-app.ts'
import { openBenchDatabase } from '../support/bench-database.ts'
import { signInPeople, tokenOf } from '../support/people.ts'

/** A list that staff read, by its address. */
export interface QuestionList {
  readonly name: string
  path(topics: BankTopics): string
  /** The field of the answer that must not be empty. Default: `results`. */
  readonly rows?: string
  /** Whether it may be empty all the same. */
  readonly mayBeEmpty?: boolean
}

const bank = 'questions/v4/admin-question/'
const sorts = ['-updated', 'updated', '-created', 'created', 'id', '-id', 'quality', '-quality']
const word = (text: string) => encodeURIComponent(text)

export const lists: readonly QuestionList[] = [
  ...sorts.map(sort => ({ name: sort, path: () => `${bank}?sort=${sort}` })),
  { name: 'last page', path: () => `${bank}?cursor=end` },
  { name: 'last page by quality', path: () => `${bank}?sort=quality&cursor=end` },
  { name: 'category', path: ({ category }) => `${bank}?category=${category}` },
  { name: 'a word of many', path: () => `${bank}?search=${word('মুক্তিযুদ্ধ')}` },
  // One of the last: no other question's word begins with its number.
  { name: 'a word of one', path: ({ size }) => `${bank}?search=${word(`শব্দ${size - 13}`)}` },
  { name: 'to pick from', path: () => 'exam/v5/admin-exams/questions/' },
  { name: 'to pick from a category', path: ({ category }) => `exam/v5/admin-exams/questions/?category=${category}` },
]

/** What the addresses of lists name. */
export interface BankTopics {
  /** How many questions there are. */
  readonly size: number
  /** One of the categories, and how many questions it has. */
  readonly category: number
  readonly ofCategory: number
  /** Stands above all of them; 0 where the bank has no topics. */
  readonly subject: number
  readonly question: string
}

/** So many categories, whatever the bank's size. */
const categories = 20

/** So many words stand in the text and the options of a question, besides what all of them say. */
const wordsEach = 16

/** Rows of one statement: the pool ends what takes long. */
const atOnce = 1_000

/** A bank of so many questions in a database of its own, read through the app by one of the staff. */
export interface Bank {
  /** Resolves to the rows it answers with. */
  read(list: QuestionList): Promise<number>
  close(): Promise<void>
}

export interface BankOptions {
  /** Whether its categories stand below a subject and have their lists, as learners read them; nothing of them is kept then. */
  readonly withTopics?: boolean
  /** Words that questions consist of, the most frequent first: the n-th is n times rarer than the first. */
  readonly words?: readonly string[]
}

export async function openBank(size: number, { withTopics = false, words = [] }: BankOptions = {}): Promise<Bank> {
  const benchDatabase = await openBenchDatabase()
  const db = connect({ url: benchDatabase.url, poolSize: 4, log: silentLog })
  const searchDb = connect({ url: benchDatabase.url, log: silentLog, ...searchConnections })
  await signInPeople(benchDatabase, { first: 1, count: 1 })
  await db.pool.query(`update users set role = 'owner' where id = 1`)
  const written = await writeBank(db, size, words)
  const app = buildApp({ db, searchDb, ...(withTopics && { publicFreshMs: 0 }) })
  const subject = withTopics ? await writeTopics(db, app) : 0
  const topics = { ...written, size, ofCategory: size / categories, subject }
  return {
    read: list => read(app, list.path(topics), list),
    async close() {
      await Promise.all([db.close(), searchDb.close()])
      await benchDatabase.close()
    },
  }
}

/** Resolves to the subject above all categories. */
async function writeTopics({ pool }: Database, app: App): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into categories (slug, name) values ('bench', '{"bn": "বিষয়", "en": "Subject"}') returning id`,
  )
  await pool.query(`update categories set parent_id = $1 where slug like 'bench-%'`, [rows[0]!.id])
  while ((await app.study.sweep()) > 0);
  await pool.query('vacuum analyze topic_questions')
  return rows[0]!.id
}

async function read(
  { http }: App,
  path: string,
  { rows = 'results', mayBeEmpty = false }: QuestionList,
): Promise<number> {
  const response = await http.request(`/api/${path}`, { headers: { authorization: `token ${tokenOf(1)}` } })
  const answer = (await response.json()) as Record<string, unknown[] | undefined>
  if (response.status !== 200 || !(mayBeEmpty || answer[rows]?.length))
    throw new Error(`${path} answered ${response.status} without a question`)
  return answer[rows]?.length ?? 0
}

/** Resolves to one of its categories and a question. */
async function writeBank(
  { pool }: Database,
  size: number,
  words: readonly string[],
): Promise<Pick<BankTopics, 'category' | 'question'>> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into categories (slug, name)
     select 'bench-' || g, jsonb_build_object('bn', 'বিষয় ' || g, 'en', 'Topic ' || g) from generate_series(1, ${categories}) g
     returning id`,
  )
  const ids = rows.map(({ id }) => id)
  for (let first = 1; first <= size; first += atOnce)
    await pool.query(
      `insert into questions (slug, category_id, content, key, pinned, right_options, quality, fingerprint, search_key, public_slug,
                              difficulty, created_at, updated_at, published_at)
       select 'bench-' || n, ($1::int[])[1 + n % ${categories}], jsonb_build_object('bn', said, 'en', said), 1, '{}', '{1}',
              (array['Perfect', 'No explanation', 'duplicate'])[1 + n % 3], md5(n::text),
              '¶ ' || $4::text || n || ' ' || coalesce(more.words || ' ', ''), 'muktijuddho-' || n, 2,
              now() - n * interval '1 minute', now() - (n * 7919 % 100003) * interval '1 minute',
              now() - interval '1 day'
         from generate_series($2::int, $3::int) n,
              lateral (select jsonb_build_object('text', 'মুক্তিযুদ্ধের সময় বাংলাদেশকে কয়টি সেক্টরে ভাগ করা হয়েছিল? শব্দ' || n,
                                                 'options', '["৯টি", "১১টি", "১২টি", "১৬টি"]'::jsonb,
                                                 'explanation', 'সেক্টর ভাগ চূড়ান্ত হয়।') as said) each,
              lateral (select string_agg(($5::text[])[ceil(cardinality($5) ^ (abs(hashint4extended(n, k) % 1000000) / 1e6))::int], ' ')
                         as words from generate_series(1, ${wordsEach}) k where cardinality($5) > 0) more`,
      [
        ids,
        first,
        Math.min(size, first + atOnce - 1),
        searchKey('৯টি ১১টি ১২টি ১৬টি মুক্তিযুদ্ধের সময় কয়টি সেক্টর ছিল? শব্দ'),
        words.map(searchKey),
      ],
    )
  await pool.query('vacuum analyze questions, question_words, known_words')
  const { rows: found } = await pool.query<{ id: string }>('select id from questions where category_id = $1 limit 1', [
    ids[0]!,
  ])
  return { category: ids[0]!, question: found[0]!.id }
}
