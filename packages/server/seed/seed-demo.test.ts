import { generateKeyPairSync } from 'node:crypto'
import type { ExamCard, ExamDetails, Home, Standings } from '@prostuti/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../src/db/embedded/testing/test-database.ts'
import { createReceiptSigner } from '../src/exams/receipts.ts'
import { createRig, type Rig, request } from '../src/testing/rig.ts'
import { seedApart } from './seed-apart.ts'
import { seedDemo } from './seed-demo.ts'

interface Page {
  count: number
  results: ExamCard[]
}

let rig: Rig
let database: Awaited<ReturnType<typeof createTestDatabase>>
const receipts = createReceiptSigner(generateKeyPairSync('ed25519').privateKey)

beforeAll(async () => {
  database = await createTestDatabase()
  rig = await createRig(database.url)
  await seed()
  await rig.app.exams.sweep()
})
afterAll(async () => {
  await rig.close()
  await database.drop()
})

const seed = () => seedDemo(rig.db, { issuer: 'http://127.0.0.1:9', now: rig.clock.now(), receipts })
const get = async <T>(path: string, language = 'bn') =>
  (await request<T>(rig.app, 'GET', `exam/v5/${path}`, { headers: { 'accept-language': language } })).body
const archive = (program?: string) =>
  get<Page>(`archived-exams-list/?page_size=100${program ? `&program=${program}` : ''}`)
const count = async (table: string) =>
  Number((await rig.db.pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]!.count)

/** The archived exams that generated examinees sat, with their rank lists. */
async function satByThousands(): Promise<{ exam: ExamCard; standings: Standings }[]> {
  const { results } = await archive()
  const all = await Promise.all(
    results.map(async exam => ({ exam, standings: await get<Standings>(`standings/${exam.id}/?page_size=100`) })),
  )
  return all.filter(({ standings }) => standings.count >= 2000)
}

describe('a fresh demo', () => {
  it('shows three programmes, an exam that runs and several that are to come', async () => {
    const home = await get<Home>('live-exams/')
    expect(home.programs.map(({ title }) => title)).toEqual([
      'বিসিএস প্রিলিমিনারি',
      'প্রাথমিক সহকারী শিক্ষক নিয়োগ',
      'ব্যাংক সমন্বিত নিয়োগ',
    ])
    expect(home.live_exams.filter(exam => !exam.is_demo).length).toBeGreaterThanOrEqual(1)
    expect(home.upcoming_exams.length).toBeGreaterThanOrEqual(10)
  })

  it('has exams of every programme in the archive', async () => {
    const { programs } = await get<Home>('live-exams/')
    for (const program of programs) {
      const { results } = await archive(program.id)
      expect(results.length, program.title).toBeGreaterThanOrEqual(4)
      expect(results.every(exam => exam.program?.id === program.id)).toBe(true)
    }
  })

  it('gives each exam the questions that it promises, in both languages', async () => {
    const { rows } = await rig.db.pool.query<{ total: number; questions: number; distinct: number; papers: number }>(
      `select e.total_questions as total, cardinality(k.question_ids) as questions,
              (select count(distinct id) from unnest(k.question_ids) id)::int as distinct,
              (select count(*) from papers p where p.exam_id = e.id)::int as papers
         from exams e join paper_keys k on k.exam_id = e.id`,
    )
    expect(rows).toHaveLength(await count('exams'))
    for (const { total, questions, distinct, papers } of rows) {
      expect([questions, distinct, papers]).toEqual([total, total, 2])
      expect([20, 25, 30, 80, 100]).toContain(total)
    }
  })

  it('gives a passage with all of its questions or with none', async () => {
    const { rows } = await rig.db.pool.query<{ asked: number; whole: number }>(
      `select count(*)::int as asked, (select count(*) from questions w where w.passage_id = q.passage_id)::int as whole
         from paper_keys k join questions q on q.id = any(k.question_ids)
        where q.passage_id is not null group by k.exam_id, q.passage_id`,
    )
    for (const { asked, whole } of rows) expect(asked).toBe(whole)
  })

  it('tells the syllabus of an exam in the reader’s language', async () => {
    const { upcoming_exams } = await get<Home>('live-exams/', 'en')
    const exam = upcoming_exams.find(({ title }) => title.startsWith('BCS Weekly Full Test'))
    const details = await get<ExamDetails>(`exams/${exam!.id}/`, 'en')
    expect(details.syllabus.map(({ title }) => title)).toContain(
      'Geography, Environment and Disaster Management: 5 questions',
    )
    expect(details.rules).toMatchObject({ negative_mark: 0.5, cut_mark: 50, members_only: true })
  })

  it('holds the same questions, people and exams when it starts again', async () => {
    const before = await Promise.all(['questions', 'users', 'exams', 'attempts', 'programs'].map(count))
    await seed()
    expect(await Promise.all(['questions', 'users', 'exams', 'attempts', 'programs'].map(count))).toEqual(before)
  })
})

describe('a start that was cut off', () => {
  it('is finished by the next one', async () => {
    const before = await archive()
    const cut = before.results.find(({ title }) => title.startsWith('ব্যাংক গণিত'))!
    await rig.db.pool.query("update exams set question_state = 0, end_time = '2999-12-31' where id = $1", [cut.id])
    expect((await archive()).count).toBe(before.count - 1)
    await Promise.all([seed(), seed()])
    const after = await archive()
    expect(after.results.map(({ title }) => title)).toEqual(before.results.map(({ title }) => title))
    expect(after.results.some(({ id }) => id === cut.id)).toBe(false)
  })
})

describe('seeding in a process of its own', () => {
  const order = { issuer: 'http://127.0.0.1:9', now: Date.now(), receiptKey: undefined, logLevel: 'silent' } as const

  it('finds what is there, as the server itself would', async () => {
    const before = await count('exams')
    await seedApart({ ...order, url: database.url, now: rig.clock.now() })
    expect(await count('exams')).toBe(before)
  })

  it('says so when it could not be done', async () => {
    const nowhere = new URL(database.url)
    nowhere.pathname = '/nowhere'
    await expect(seedApart({ ...order, url: nowhere.href })).rejects.toThrow('could not be seeded')
  })
})

describe('a rank list with thousands in the demo', () => {
  it('stands twice in the archive, final, with 2,000 examinees under aliases', async () => {
    const found = await satByThousands()
    expect(found).toHaveLength(2)
    for (const { standings } of found) {
      expect([standings.count, standings.provisional]).toEqual([2000, false])
      for (const { user } of standings.results)
        expect(user.name).toMatch(/^(পরীক্ষার্থী [১২৩][০-৯]{3}|Examinee [123]\d{3})$/)
    }
  })

  it('spreads marks as a hard exam does: few at the top, most around the middle, some below the cut', async () => {
    for (const { exam } of await satByThousands()) {
      const { rows } = await rig.db.pool.query<{ share: number }>(
        'select marks / (10.0 * $2::int) as share from results where exam_id = $1 order by marks',
        [exam.id, exam.total_marks],
      )
      const at = (part: number) => Number(rows[Math.floor((rows.length - 1) * part)]!.share)
      expect(at(0.5)).toBeGreaterThan(25)
      expect(at(0.5)).toBeLessThan(60)
      expect(at(0.99)).toBeLessThan(95)
      expect(at(0.9) - at(0.1)).toBeGreaterThan(20)
    }
  })

  it('rests on sheets that were scored and receipts that were signed as everybody’s are', async () => {
    const { rows } = await rig.db.pool.query<{ receipt: string; in_time: boolean; answered: number }>(
      `select receipt, a.submitted_at > joined_at and a.submitted_at <= deadline as in_time, r.correct + r.incorrect as answered
         from attempts a join results r using (user_id, exam_id, mode, try)`,
    )
    expect(rows).toHaveLength(4000)
    for (const { receipt, in_time, answered } of rows) {
      expect(in_time).toBe(true)
      expect(JSON.parse(receipt)).toMatchObject({ answered, proof: { key_id: receipts.keyId } })
    }
  })
})
