import type { PublicQuestion, Topic, TopicPage } from '@prostuti/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { request } from '../../../testing/test-app.ts'
import { categories, questions } from '../../questions/tables/questions.ts'

const hour = 60 * minute
const testApp = await openTestApp()
const { db, clock } = testApp

type Refusable<T> = T & { code: string }
const get = <T>(path: string, token?: string) => request<Refusable<T>>(testApp.app, 'GET', path, { token })
const page = (topic: number, query = '', token?: string) =>
  get<TopicPage>(`questions/v4/category-questions/?category_id=${topic}${query}`, token)
const question = (id: string | bigint, token?: string) =>
  get<PublicQuestion>(`questions/v4/public-question/${id}/`, token)
const topics = async (kind = 0) => (await get<{ topics: Topic[] }>(`questions/v4/topics/?cat_type=${kind}`)).body.topics

async function addTopic(values: Partial<typeof categories.$inferInsert> = {}): Promise<number> {
  const name = { bn: 'নদনদী', en: 'Rivers' }
  const [row] = await db.orm
    .insert(categories)
    .values({ slug: crypto.randomUUID(), name, ...values })
    .returning({ id: categories.id })
  return row!.id
}

/** Published questions of a topic, each a minute after the other, unless said otherwise. */
async function addQuestions(
  categoryId: number,
  count: number,
  given: Partial<typeof questions.$inferInsert> = {},
): Promise<string[]> {
  const written = { text: 'পদ্মা কোথায় মেঘনায় মেশে?', options: ['চাঁদপুর', 'গোয়ালন্দ', 'আরিচা', 'মাওয়া'], explanation: 'চাঁদপুরে।' }
  const rows = Array.from({ length: count }, (_, index) => ({
    slug: crypto.randomUUID(),
    categoryId,
    content: { bn: written, en: written },
    key: 0,
    rightOptions: [0],
    pinned: [],
    publishedAt: new Date(clock.now() - hour * 24 + index * minute),
    ...given,
  }))
  const saved = await db.orm.insert(questions).values(rows).returning({ id: questions.id })
  return saved.map(({ id }) => String(id))
}

async function sweep(): Promise<void> {
  while ((await testApp.app.study.sweep()) > 0);
}

const ordinals = ({ results }: TopicPage) => results.map(({ id, ordinal }) => [id, ordinal])
const rightOf = (each: PublicQuestion | TopicPage['results'][number]) =>
  each.options.find(option => option.is_correct)?.text

describe('reading a topic', () => {
  let subject: number
  let topic: number
  let ids: string[]

  beforeEach(async () => {
    subject = await addTopic({ name: { bn: 'ভূগোল', en: 'Geography' } })
    topic = await addTopic({ parentId: subject })
    ids = await addQuestions(topic, 3)
    await sweep()
  })

  it('shows a visitor its published questions in their order, with keys and explanations', async () => {
    await addQuestions(topic, 1, { publishedAt: null })
    await sweep()
    const { body } = await page(topic)
    expect(ordinals(body)).toEqual(ids.map((id, index) => [id, index + 1]))
    expect([body.count, body.next, body.previous]).toEqual([3, null, null])
    expect(body.results.map(rightOf)).toEqual(['চাঁদপুর', 'চাঁদপুর', 'চাঁদপুর'])
    expect(body.results[0]).toMatchObject({ explanation: 'চাঁদপুরে।', embargoed: false, slug: 'পদ্মা-কোথায়-মেঘনায়-মেশে' })
    expect(body.topic.path.map(({ title }) => title)).toEqual(['ভূগোল', 'নদনদী'])
  })

  it('counts in the subject what stands in its topics', async () => {
    const found = (await topics()).filter(({ id }) => [String(subject), String(topic)].includes(id))
    expect(found.map(({ question_count, parent }) => [question_count, parent])).toEqual([
      [3, null],
      [3, String(subject)],
    ])
    expect(ordinals((await page(subject)).body)).toEqual(ids.map((id, index) => [id, index + 1]))
  })

  it('shows a question in the past exam that it was asked in as well', async () => {
    const past = await addTopic({ catType: 2 })
    await db.pool.query('update questions set reference_category_id = $1 where id = $2', [past, ids[1]])
    await sweep()
    expect(ordinals((await page(past)).body)).toEqual([[ids[1], 1]])
    expect((await topics(2)).map(({ id }) => id)).toContain(String(past))
  })

  it('keeps a question’s number when others follow, and closes the gap of one that goes', async () => {
    const [later] = await addQuestions(topic, 1, { publishedAt: new Date(clock.now()) })
    await sweep()
    expect(ordinals((await page(topic)).body)).toEqual([...ids, later!].map((id, index) => [id, index + 1]))
    await db.pool.query('update questions set deleted_at = now() where id = $1', [ids[0]])
    await sweep()
    for (const read of [topic, subject])
      expect(ordinals((await page(read)).body)).toEqual([ids[1], ids[2], later!].map((id, index) => [id, index + 1]))
  })

  it('goes to the other subject with its topic', async () => {
    const other = await addTopic()
    await db.pool.query('update categories set parent_id = $1 where id = $2', [other, topic])
    await sweep()
    expect((await page(other)).body.count).toBe(3)
    expect((await page(subject)).status).toBe(404)
  })

  it('gives a page at a time, and none beyond the last', async () => {
    const second = await page(topic, '&page=2&page_size=2')
    expect(ordinals(second.body)).toEqual([[ids[2], 3]])
    const back = second.body.previous!
    expect(ordinals((await get<TopicPage>(back)).body).length).toBe(2)
    expect((await page(topic, '&page=3&page_size=2')).status).toBe(404)
    expect((await page(999_999)).status).toBe(404)
  })

  it('answers for the topic that it became part of', async () => {
    const merged = await addTopic({ mergedInto: topic })
    expect((await page(merged)).body.topic.id).toBe(String(topic))
  })

  it('shows what is under review to staff whose role reads keys, and to nobody else', async () => {
    const [waiting] = await addQuestions(topic, 1, { publishedAt: null, reviewed: false })
    expect((await page(topic, '&reviewed_qb=false')).status).toBe(403)
    const staff = await testApp.person({ member: true })
    await db.pool.query(`update users set role = 'finance' where id = $1`, [staff.id])
    expect((await page(topic, '&reviewed_qb=false', staff.token)).status).toBe(403)
    await db.pool.query(`update users set role = 'owner' where id = $1`, [staff.id])
    const { body } = await page(topic, '&reviewed_qb=false', staff.token)
    expect(ordinals(body)).toEqual([[waiting, 1]])
  })

  it('remembers where I stopped and how far I came', async () => {
    const me = await testApp.person()
    const save = (ordinal: number) => me.call('PUT', `questions/v4/reading-places/${topic}/`, { ordinal })
    for (const ordinal of [3, 2, 900]) expect((await save(ordinal)).status).toBe(204)
    await save(1)
    const { rows } = await db.pool.query(
      'select last_ordinal, furthest_ordinal from reading_places where user_id = $1',
      [me.id],
    )
    expect(rows).toEqual([{ last_ordinal: 1, furthest_ordinal: 3 }])
    expect((await me.call('PUT', 'questions/v4/reading-places/999999/', { ordinal: 1 })).status).toBe(404)
  })

  describe('with a page of its own for each question', () => {
    it('knows its place and its neighbours', async () => {
      const { body } = await question(ids[1]!)
      expect([body.ordinal, body.previous?.id, body.next?.id]).toEqual([2, ids[0], ids[2]])
      expect(body.path.map(({ id }) => id)).toEqual([String(subject), String(topic)])
    })

    it('shows none that is not published, deleted or under review', async () => {
      const [hidden] = await addQuestions(topic, 1, { publishedAt: null })
      const [gone] = await addQuestions(topic, 1, { deletedAt: new Date() })
      const [sentBack] = await addQuestions(topic, 1, { reviewed: false })
      for (const id of [hidden!, gone!, sentBack!, '999999']) expect((await question(id)).status).toBe(404)
    })

    it('answers as the one that it became part of', async () => {
      await db.pool.query('update questions set merged_into = $2 where id = $1', [ids[0], ids[1]])
      expect((await question(ids[0]!)).body.id).toBe(ids[1])
    })
  })

  describe('while an exam asks one of its questions', () => {
    const finish = async (exam: HeldExam) => {
      clock.advance(hour + 2 * minute + 10_000)
      await testApp.app.exams.sweep()
      return exam
    }

    it('withholds the key from the start until it is final, and not a day before', async () => {
      const exam = await holdExam(db, clock.now() + hour, { asks: [ids[0]!] })
      expect(rightOf((await question(ids[0]!)).body)).toBe('চাঁদপুর')
      clock.advance(hour - 1)
      expect(rightOf((await question(ids[0]!)).body)).toBe('চাঁদপুর')
      clock.advance(1)
      const me = await testApp.person({ member: true })
      await me.join(exam.id)
      for (const token of [undefined, me.token]) {
        const { body } = await question(ids[0]!, token)
        expect(body).toMatchObject({ embargoed: true, explanation: null })
        expect(body.options.map(option => [option.is_correct, option.explanation])).toEqual(
          new Array(4).fill([null, null]),
        )
        const listed = (await page(topic, '', token)).body.results
        expect(listed.map(({ embargoed }) => embargoed)).toEqual([true, false, false])
      }
      await finish(exam)
      expect(rightOf((await question(ids[0]!)).body)).toBe('চাঁদপুর')
    })

    it('does not publish tomorrow’s question because another exam opened its solutions', async () => {
      const [secret] = await addQuestions(topic, 1, { publishedAt: null })
      await finish(await holdExam(db, clock.now(), { asks: [secret!] }))
      const tomorrow = await holdExam(db, clock.now() + 23 * hour, { asks: [secret!] })
      await testApp.app.exams.publishQuestions()
      await sweep()
      expect((await question(secret!)).status).toBe(404)
      expect((await page(topic)).body.count).toBe(3)
      clock.advance(23 * hour)
      await finish(tomorrow)
      await testApp.app.exams.publishQuestions()
      await sweep()
      expect(rightOf((await question(secret!)).body)).toBe('চাঁদপুর')
      expect((await page(topic)).body.count).toBe(4)
    })
  })
})
