import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { checkSearch } from './check-search.ts'
import { keyRule, likePatterns, searchKey, storedKey } from './search-key.ts'

const testApp = await openTestApp()
const { pool } = testApp.db

describe('a search key', () => {
  it('is one for all spellings of a word', () => {
    const spellings = ['বিশ্ববিদ্যালয়', 'বিশ্ববিদ্যালয\u09bc', 'বিশ্\u200cববিদ্যালয়', '  «বিশ্ববিদ্যালয়»? ']
    expect(new Set(spellings.map(searchKey)).size).toBe(1)
    expect(searchKey('বড়, দৃঢ়')).toBe('ব\u09dc দৃ\u09dd')
    expect(searchKey('১৯৭১ = 1971')).toBe('1971 1971')
    expect(searchKey('He is GOOD ___ at √2')).toBe('he is good at 2')
  })

  it('keeps words with and without a conjunct apart', () => {
    expect(searchKey('অন্ত')).not.toBe(searchKey('অনত'))
  })

  it('has no words of what is none', () => {
    expect(likePatterns(' ___ % ')).toEqual([])
  })

  it('says both languages once where they are the same', () => {
    expect(storedKey('গণিত', 'গণিত')).toBe(`${keyRule} গণিত `)
    expect(storedKey('গণিত', 'Maths')).toBe(`${keyRule} গণিত maths `)
  })
})

describe('the database', () => {
  it('takes a word with signs and conjuncts for one word', async () => {
    const words = ['বিশ্ববিদ্যালয়', 'দুঃখ', 'চাঁদ', 'ঋণাত্মক', 'উৎস', 'ব্যাংক', 'বড়']
    const { rows } = await pool.query<{ word: string; trigrams: number }>(
      'select word, cardinality(show_trgm(word)) as trigrams from unnest($1::text[]) as w (word)',
      [words.map(searchKey)],
    )
    expect(rows.map(({ trigrams }) => trigrams)).toEqual(rows.map(({ word }) => word.length + 1))
  })

  it('builds the indexes again once it is another version or has another locale', async () => {
    const indexes = ['questions_search', 'categories_search', 'known_words_pieces']
    const filesOf = async (): Promise<number[]> =>
      (
        await pool.query('select pg_relation_filenode(name) as file from unnest($1::text[]) as name', [indexes])
      ).rows.map(({ file }) => file)
    await checkSearch(pool)
    const first = await filesOf()
    await checkSearch(pool)
    expect(await filesOf()).toEqual(first)
    await pool.query(`update search_index set made_by = '13 c C C'`)
    await checkSearch(pool)
    expect(new Set([...first, ...(await filesOf())]).size).toBe(2 * indexes.length)
    const { rows } = await pool.query('select made_by from search_index')
    expect(rows).toEqual([{ made_by: expect.stringMatching(/^1\d b .*C\.UTF-8/) }])
  })
})

describe('a key of a rule before', () => {
  it('is made again by the sweep, as are those of categories whose name has changed', async () => {
    const { rows: made } = await pool.query<{ id: number }>(
      `insert into categories (slug, name) values ('rule', '{"bn": "ভগ্নাংশ", "en": "Fractions"}') returning id`,
    )
    const { id } = made[0]!
    const { rows } = await pool.query<{ id: string }>(
      `insert into questions (slug, category_id, content, key, right_options, pinned, search_key)
       values ('rule', $1, $2, 0, '{0}', '{}', 'ভগ্নাংশ কী') returning id`,
      [id, JSON.stringify({ bn: sample, en: sample })],
    )
    const keyOf = async (table: string, of: unknown) =>
      (await pool.query(`select search_key as key from ${table} where id = $1`, [of])).rows[0].key
    while ((await testApp.app.questions.sweep()) > 0);
    expect(await keyOf('questions', rows[0]!.id)).toBe(`${keyRule} ${searchKey('ভগ্নাংশ কী ভাগ অংশ')} `)
    expect(await keyOf('categories', id)).toBe(`${keyRule} ${searchKey('ভগ্নাংশ fractions')} `)
    await pool.query(`update categories set name = '{"bn": "দশমিক", "en": "Decimals"}' where id = $1`, [id])
    expect(await keyOf('categories', id)).toBe(null)
    while ((await testApp.app.questions.sweep()) > 0);
    expect(await keyOf('categories', id)).toContain('দশমিক')
  })
})

const sample = { text: 'ভগ্নাংশ কী?', options: ['ভাগ', 'অংশ'], explanation: '' }
