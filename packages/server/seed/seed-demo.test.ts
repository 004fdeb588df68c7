import { generateKeyPairSync } from 'node:crypto'
import type {
  ExamCard,
  ExamDetails,
  Home,
  ProgramCard,
  ProgramDetails,
  ProgramRoutine,
  Standings,
} from '@prostuti/contract'
import { createMigratedDatabase } from '@prostuti/embedded-database/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReceiptSigner } from '../src/features/exams/receipts/receipt-signer.ts'
import { addDays, dhakaDay } from '../src/platform/dhaka-day.ts'
import { createTestApp, request, type TestApp } from '../src/testing/test-app.ts'
import { cycleStart } from './programs/seed-programs.ts'
import { seedApart } from './seed-apart.ts'
import { seedDemo } from './seed-demo.ts'

interface Page {
  count: number
  results: ExamCard[]
}

let rig: TestApp
let database: Awaited<ReturnType<typeof createMigratedDatabase>>
const receipts = createReceiptSigner(generateKeyPairSync('ed25519').privateKey)

beforeAll(async () => {
  database = await createMigratedDatabase()
  rig = await createTestApp(database.url)
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

/** What seeding writes. */
const tables = [
  'categories',
  'questions',
  'users',
  'exams',
  'attempts',
  'programs',
  'program_routine_days',
  'faqs',
  'program_enrollments',
  'circulars',
  'circular_bookmarks',
  'notifications',
  'posts',
  'comments',
]

/** The archived exams that generated examinees sat, with their standings. */
async function satByThousands(): Promise<{ exam: ExamCard; standings: Standings }[]> {
  const { results } = await archive()
  const all = await Promise.all(
    results.map(async exam => ({ exam, standings: await get<Standings>(`standings/${exam.id}/?page_size=100`) })),
  )
  return all.filter(({ standings }) => standings.count >= 2000)
}

describe('a fresh demo', () => {
  it('shows its programs, an exam that runs and several that are to come', async () => {
    const home = await get<Home>('live-exams/')
    expect(home.programs.map(({ title }) => title)).toEqual([
      'বিসিএস প্রিলিমিনারি',
      'প্রাথমিক সহকারী শিক্ষক নিয়োগ',
      'ব্যাংক সমন্বিত নিয়োগ',
      'দুই সপ্তাহে গণিত',
      'বিজ্ঞান ও তথ্যপ্রযুক্তি',
      'নিজের সময়ে গণিত',
    ])
    expect(home.live_exams.filter(exam => !exam.is_demo).length).toBeGreaterThanOrEqual(1)
    expect(home.upcoming_exams.length).toBeGreaterThanOrEqual(10)
  })

  it('has exams of every program in the archive', async () => {
    const { programs } = await get<Home>('live-exams/')
    for (const program of programs) {
      const { results } = await archive(program.id)
      expect(results.length, program.title).toBeGreaterThanOrEqual(1)
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
      expect([15, 20, 25, 30, 80, 100]).toContain(total)
    }
  })

  it('has papers that ended as past exams, marked as samples, with the questions that they asked', async () => {
    const { rows } = await rig.db.pool.query<{ bn: string; asked: number }>(
      `select c.name->>'bn' as bn, count(q.id)::int as asked from categories c
         left join questions q on q.reference_category_id = c.id
        where c.cat_type = 2 group by c.id order by c.position`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(6)
    for (const { bn, asked } of rows) {
      expect(bn).toMatch(/ [০-৯]+ \(নমুনা\)$/)
      expect(asked).toBeGreaterThanOrEqual(15)
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

  it('shows the syllabus of an exam in the reader’s language', async () => {
    // On Fridays it runs, or is over.
    const { rows } = await rig.db.pool.query<{ id: number }>(
      `select id from exams where title->>'en' like 'BCS Weekly Full Test%' order by start_time desc limit 1`,
    )
    const [exam] = rows
    const details = await get<ExamDetails>(`exams/${exam!.id}/`, 'en')
    expect(details.syllabus.map(({ title }) => title)).toContain(
      'Geography, Environment and Disaster Management: 4 questions',
    )
    expect(details.rules).toMatchObject({ negative_mark: 0.5, cut_mark: 50, members_only: true })
  })

  it('holds the same questions, people and exams when it starts again', async () => {
    const all = () =>
      Promise.all([
        ...tables.map(count),
        get<unknown>('programs/'),
        rig.db.pool.query('select * from programs').then(({ rows }) => rows),
      ])
    const before = await all()
    await seed()
    expect(await all()).toEqual(before)
  })
})

describe('the demo’s programs', () => {
  const programs = async () => (await get<{ results: ProgramCard[] }>('programs/')).results
  const routine = async (id: string) => (await get<ProgramRoutine>(`program-routine/?program=${id}`)).days

  it('are free, for coins, for taka, and one that each begins by themselves; one more is not listed', async () => {
    const kinds = (await programs()).map(each => [each.cost, each.cost_in_tk, each.is_personalized])
    const free = [0, 0, false]
    expect(kinds).toEqual([free, free, free, [10, 0, false], [0, 150, false], [0, 0, true]])
    const { rows } = await rig.db.pool.query(
      `select p.slug, p.state from program_enrollments e join programs p on p.id = e.program_id where e.source = 'staff'`,
    )
    expect(rows).toEqual([{ slug: 'foundation', state: 'unpublished' }])
  })

  it('say in both languages what they are, and answer what is asked about them', async () => {
    for (const { id } of await programs())
      for (const language of ['bn', 'en']) {
        const { program, faqs, routine: days } = await get<ProgramDetails>(`program-data/?program=${id}`, language)
        const texts = [
          program.title,
          program.summary,
          program.description,
          ...program.syllabus.map(({ title }) => title),
        ]
        for (const text of [...texts, ...days.map(({ title }) => title), ...faqs.map(({ answer }) => answer)])
          expect(text).toMatch(language === 'bn' ? /[ঀ-৿]/u : /^[^ঀ-৿]+$/u)
        expect(faqs.length).toBeGreaterThanOrEqual(4)
        expect(program.syllabus.length).toBeGreaterThanOrEqual(4)
        expect(program.total_exams).toBeGreaterThanOrEqual(1)
      }
  })

  it('have a day before them on any day, and link a day to the exam that is held on its date', async () => {
    const today = dhakaDay(rig.clock.now())
    for (const { id, is_personalized } of await programs()) {
      const days = await routine(id)
      const linked = days.flatMap(({ date, items }) => items.flatMap(({ exam }) => (exam ? [{ date, exam }] : [])))
      expect(linked.length).toBeGreaterThanOrEqual(1)
      if (is_personalized) expect(linked).toHaveLength(6)
      else {
        expect(days.some(({ date }) => date! >= today) || days.at(-1)!.date! >= addDays(today, -2)).toBe(true)
        for (const { date, exam } of linked) {
          const { start_time } = await get<ExamDetails>(`exams/${exam.id}/`)
          expect(dhakaDay(Date.parse(start_time)), exam.title).toBe(date)
        }
      }
    }
  })

  it('go round: two weeks later each begins again', async () => {
    const { rows } = await rig.db.pool.query<{ starts_on: string }>(
      `select distinct starts_on::text from programs where starts_on > '2026-01-01'`,
    )
    expect(rows).toHaveLength(1)
    for (let later = 0; later < 28; later++) {
      const now = rig.clock.now() + later * 86_400_000
      const [start, today] = [cycleStart(now), dhakaDay(now)]
      expect(start <= today && today < addDays(start, 14)).toBe(true)
      expect(new Date(start).getUTCDay()).toBe(0)
    }
  })
})

describe('a demo that the staff have changed', () => {
  it('keeps what they wrote, and its routines go round', async () => {
    await rig.db.pool.query(`update programs set starts_on = null where slug = 'bcs'`)
    await rig.db.pool.query(`update programs set title = '{"bn":"আমাদের নাম"}' where slug in ('bcs', 'bank')`)
    await rig.db.pool.query(`update programs set summary = '{"bn":"আমাদের কথা"}' where slug = 'bank'`)
    await seed()
    const { results } = await get<{ results: ProgramCard[] }>('programs/')
    expect(results[0]).toMatchObject({ title: 'আমাদের নাম', tags: ['bcs'] })
    const { rows } = await rig.db.pool.query(
      `select starts_on from programs where slug = 'bcs' and starts_on is not null`,
    )
    expect(rows).toHaveLength(1)
    expect(results[2]).toMatchObject({ title: 'আমাদের নাম', summary: 'আমাদের কথা' })
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

describe('standings with thousands in the demo', () => {
  it('stands twice in the archive, final, with 2,000 examinees under ordinary names, and says that they are made up', async () => {
    const found = await satByThousands()
    expect(found).toHaveLength(2)
    for (const { standings } of found) {
      expect([standings.count, standings.provisional, standings.generated]).toEqual([2000, false, true])
      for (const { user } of standings.results)
        expect(user.name).toMatch(/^([ঀ-৿ ]+|[A-Z][A-Za-z’]+( [A-Z][A-Za-z’]+)+)$/)
      expect(new Set(standings.results.map(({ user }) => user.name)).size).toBeGreaterThan(standings.results.length / 2)
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
    // 4,000 of one evening, and forty in each exam of the weeks before.
    expect(rows.length).toBeGreaterThan(4_000)
    expect((rows.length - 4_000) % 40).toBe(0)
    for (const { receipt, in_time, answered } of rows) {
      expect(in_time).toBe(true)
      expect(JSON.parse(receipt)).toMatchObject({ answered, proof: { key_id: receipts.keyId } })
    }
  })
})
