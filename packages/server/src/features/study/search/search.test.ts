import type { SearchResults } from '@prostuti/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { request } from '../../../testing/test-app.ts'
import { searchKey, storedKey } from '../../questions/search/search-key.ts'
import { questions } from '../../questions/tables/questions.ts'
import { addQuestion, addTopic, sweepStudy } from '../testing/written-questions.ts'

const testApp = await openTestApp()
const { db, clock, app } = testApp

const search = (q: string, language = 'bn') =>
  request<SearchResults & { code: string }>(app, 'GET', `questions/v4/search/?q=${encodeURIComponent(q)}`, {
    headers: { 'Accept-Language': language },
  })
const found = async (q: string) => (await search(q)).body
const textsOf = ({ questions: shown }: SearchResults) => shown.map(({ text }) => text.map(piece => piece.text).join(''))
const marksOf = (text: SearchResults['questions'][number]['text']) =>
  text.filter(({ marked }) => marked).map(piece => piece.text)

let maths: number
let percent: number

beforeAll(async () => {
  maths = await addTopic(testApp, { bn: 'গণিত', en: 'Mathematics' })
  percent = await addTopic(testApp, { bn: 'শতকরা', en: 'Percentage' }, { parentId: maths })
  const fractions = await addTopic(testApp, { bn: 'ভগ্নাংশ ও শতকরা', en: 'Fractions and percentage' }, { parentId: maths })
  await addTopic(testApp, { bn: 'শতকরা হিসাব', en: 'Unused' })
  await addQuestion(testApp, percent, 'চিনির দাম ২৫% বাড়লে ব্যবহার শতকরা কত কমাতে হবে?')
  await addQuestion(testApp, percent, 'একটি সংখ্যার শতকরার হিসাব কোনটি?')
  await addQuestion(testApp, fractions, 'ঢাকা বিশ্ববিদ্যালয় কত সালে প্রতিষ্ঠিত হয়?')
  await addQuestion(testApp, fractions, 'মুক্তিযুদ্ধের সময় গঠিত সেক্টর কয়টি?')
  await addQuestion(testApp, fractions, 'He is good ___ mathematics.')
  await addQuestion(testApp, fractions, 'দুঃখের সমার্থক শব্দ কোনটি?')
  await addQuestion(testApp, fractions, 'পুন:পুন করা মানে কী?')
  await sweepStudy(testApp)
})

describe('a search', () => {
  it('says which questions I keep, and nothing of it to others', async () => {
    const person = await testApp.person()
    const query = `questions/v4/search/?q=${encodeURIComponent('চিনির')}`
    const mine = async () => (await person.call<SearchResults>('GET', query)).body.questions
    const [question] = await mine()
    expect(question!.bookmarked).toBe(false)
    await person.call('POST', 'exam/v5/bookmarks/', { question: question!.id })
    expect([(await mine())[0]!.bookmarked, (await found('চিনির')).questions[0]!.bookmarked]).toEqual([true, false])
  })

  it('shows topics first, the one of that very name on top, with where they stand', async () => {
    const { topics } = await found('শতকরা')
    expect(topics.map(({ title, path, question_count }) => [title[0]!.text, path.length, question_count])).toEqual([
      ['শতকরা', 1, 2],
      ['ভগ্নাংশ ও ', 1, 5],
    ])
    expect(topics[0]!.path).toEqual([{ id: String(maths), title: 'গণিত' }])
  })

  it('marks whole words, and has whole ones before those that only begin alike', async () => {
    const { questions: shown, question_count: count, counted_to: most } = await found('শতকরা')
    expect([shown.map(({ text }) => marksOf(text)), count, most]).toEqual([[['শতকরা'], ['শতকরার']], 2, 1_000])
    expect(shown[0]).toMatchObject({ topic: { id: String(percent), title: 'শতকরা' } })
    expect(shown[0]!.slug).toContain('চিনির')
    expect(marksOf((await found('বিশ্ব')).questions[0]!.text)).toEqual(['বিশ্ববিদ্যালয়'])
  })

  it('finds as one types, within words, in any spelling and in any order', async () => {
    for (const q of ['বিশ্ববিদ্যালয\u09bc', 'বিশ্\u200cববি', 'বিদ্যালয়', 'ঢাকা বিশ্ব', 'বিশ্ব ঢাকা', 'bisshobidyaloy'])
      expect([q, textsOf(await found(q))]).toEqual([q, ['ঢাকা বিশ্ববিদ্যালয় কত সালে প্রতিষ্ঠিত হয়?']])
    expect(textsOf(await found('দ্যালয় তিষ্ঠিত'))).toEqual(['ঢাকা বিশ্ববিদ্যালয় কত সালে প্রতিষ্ঠিত হয়?'])
    expect(textsOf(await found('দ্যালয় ক্টর'))).toEqual([])
    expect(textsOf(await found('২৫'))).toEqual(textsOf(await found('25')))
    expect((await found('২৫')).question_count).toBe(1)
  })

  it('finds what is meant, however it is spelt, and marks it', async () => {
    expect((await found('গনিত')).topics.map(({ title }) => title)).toEqual([[{ text: 'গণিত', marked: true }]])
    expect(marksOf((await found('মুক্তিজুদ্ধ')).questions[0]!.text)).toEqual(['মুক্তিযুদ্ধের'])
    expect(marksOf((await found('চিনীর ব্যাবহার')).questions[0]!.text)).toEqual(['চিনির', 'ব্যবহার'])
  })

  it('reads a colon as বিসর্গ, and as a colon where that was written', async () => {
    expect(textsOf(await found('দু:খ'))).toEqual(['দুঃখের সমার্থক শব্দ কোনটি?'])
    expect(textsOf(await found('পুন:পুন'))).toEqual(['পুন:পুন করা মানে কী?'])
  })

  it('takes Latin letters for English and for Avro phonetic', async () => {
    expect(textsOf(await found('good math'))).toEqual(['He is good ___ mathematics.'])
    expect(marksOf((await found('muktijuddh')).questions[0]!.text)).toEqual(['মুক্তিযুদ্ধের'])
    expect((await found('gonit')).topics.map(({ title }) => title)).toEqual([[{ text: 'গণিত', marked: true }]])
    expect((await search('percentage', 'en')).body.topics[0]!.title).toEqual([{ text: 'Percentage', marked: true }])
  })

  it('finds options, which it does not show, and no explanation', async () => {
    expect((await found('গোয়ালন্দ')).question_count).toBe(7)
    const secret = await search('গোপনীয়')
    expect([secret.body.question_count, secret.text.includes('গোপনীয়')]).toEqual([0, false])
  })

  it('knows nothing of a question that is not published, is deleted or is part of another', async () => {
    const secret = { publishedAt: null }
    await addQuestion(testApp, percent, 'আগামীকালের অপ্রকাশিত প্রশ্ন', secret)
    await addQuestion(testApp, percent, 'আগামীকালের প্রশ্ন', { publishedAt: new Date(clock.now() + 60_000) })
    await addQuestion(testApp, percent, 'আগামীকালের মোছা প্রশ্ন', { deletedAt: new Date() })
    await addQuestion(testApp, percent, 'আগামীকালের ফেরত প্রশ্ন', { reviewed: false })
    await sweepStudy(testApp)
    expect(await found('আগামীকালের')).toMatchObject({ topics: [], questions: [], question_count: 0 })
  })

  it('forgets the words of a question that is not shown any more', async () => {
    const id = await addQuestion(testApp, percent, 'লালবাগ কেল্লা কোথায়?')
    await sweepStudy(testApp)
    expect((await found('লালবাগ')).question_count).toBe(1)
    await db.pool.query('update questions set reviewed = false where id = $1', [id])
    expect(await found('লালবাগ')).toMatchObject({ questions: [], question_count: 0 })
    await db.pool.query('update questions set reviewed = true, search_key = $2 where id = $1', [
      id,
      storedKey('আহসান মঞ্জিল', ''),
    ])
    expect([(await found('লালবাগ')).question_count, (await found('আহসান')).question_count]).toEqual([0, 1])
    const { rows } = await db.pool.query('select word from question_words where question_id = $1 order by 1', [id])
    expect(rows.map(({ word }) => word)).toEqual(['আহসান', searchKey('মঞ্জিল')])
    await db.pool.query('delete from questions where id = $1', [id])
    expect((await found('আহসান')).question_count).toBe(0)
  })

  it('counts no further than it says, and shows the best twenty', async () => {
    const topic = await addTopic(testApp, { bn: 'নদী', en: 'Rivers' })
    const written = { text: 'যমুনার উপনদী কোনটি?', options: ['করতোয়া', 'আত্রাই'], explanation: '' }
    const rows = Array.from({ length: 1_050 }, () => ({
      slug: crypto.randomUUID(),
      ...{ categoryId: topic, content: { bn: written, en: written }, publishedAt: new Date(0) },
      ...{ key: 0, rightOptions: [0], pinned: [] },
    }))
    await db.orm.insert(questions).values(rows)
    await db.pool.query(`update questions set search_key = '¶ যমুনার উপনদী ' where category_id = $1`, [topic])
    const { questions: shown, question_count: count } = await found('যমুনা')
    expect([shown.length, count]).toEqual([20, 1_000])
  })

  it('looks through few of many questions, and says how far it has counted', async () => {
    const topic = await addTopic(testApp, { bn: 'পর্বত', en: 'Mountains' })
    const written = { text: 'হিমালয়ের উচ্চতম শৃঙ্গ কোনটি?', options: ['এভারেস্ট', 'কেটু'], explanation: '' }
    const values = {
      categoryId: topic,
      content: { bn: written, en: written },
      key: 0,
      rightOptions: [0],
      pinned: [],
      publishedAt: new Date(0),
    }
    const rows = Array.from({ length: 1_100 }, () => ({ slug: crypto.randomUUID(), ...values }))
    const saved = await db.orm.insert(questions).values(rows).returning({ id: questions.id })
    const ids = saved.map(({ id }) => String(id))
    const setKey = (some: string[], key: string) =>
      db.pool.query('update questions set search_key = $2 where id = any($1)', [some, storedKey(key, key)])
    await setKey(ids, 'হিমালয় শৃঙ্গ')
    const many = await found('হিমালয় শৃঙ্গ')
    expect([many.questions.length, many.question_count, many.counted_to]).toEqual([20, 250, 250])
    // Behind all the others that have either word.
    await setKey(ids.slice(0, -1), 'হিমালয়')
    const last = ids.at(-1)!
    await setKey([last], 'হিমালয় এভারেস্ট শৃঙ্গ এবং আরও অনেক শব্দের একটি')
    const one = await found('শৃঙ্গ হিমালয়')
    expect([one.questions.map(({ id }) => id), one.question_count, one.counted_to]).toEqual([[last], 1, 1_000])
  })

  it('is refused by name where it is too short or too long', async () => {
    for (const q of ['', 'ক', ' ক ', 'ক'.repeat(101)]) {
      const { status, text } = await search(q)
      expect([status, JSON.parse(text).errors[0].path]).toEqual([400, 'q'])
    }
    expect((await search('___')).body).toMatchObject({ topics: [], questions: [] })
  })
})
