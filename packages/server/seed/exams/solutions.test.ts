import { generateKeyPairSync } from 'node:crypto'
import type { ExamCard, Home, Solutions, Standings } from '@prostuti/contract'
import { createMigratedDatabase } from '@prostuti/embedded-database/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmbargoedQuestions, createMetQuestions, createQuestionUses } from '../../src/features/exams/index.ts'
import { createReceiptSigner } from '../../src/features/exams/receipts/receipt-signer.ts'
import { createQuestions, protect } from '../../src/features/questions/index.ts'
import { createTestApp, type Person, request, type TestApp } from '../../src/testing/test-app.ts'
import { seedDemo } from '../seed-demo.ts'
import { hour, minute } from './exam-template.ts'
import { slotName, slotsAround } from './slots.ts'
import { templates } from './templates/index.ts'

let rig: TestApp
let database: Awaited<ReturnType<typeof createMigratedDatabase>>
let learner: Person
const receipts = createReceiptSigner(generateKeyPairSync('ed25519').privateKey)

/** Until the last sheet of an exam that is over is settled: grace, and five seconds more. */
const settledMs = 2 * minute + 5_000
/** Until its solutions are announced to open: five seconds more, for publishing. */
const openMs = settledMs + 5_000

/** A whole demo is made, with its past exams and their examinees; a busy machine takes its time. */
const seedingMs = 180_000

beforeAll(async () => {
  database = await createMigratedDatabase()
  rig = await createTestApp(database.url)
  learner = await rig.person({ member: true })
  await demoAt(rig.clock.now())
  // Programs that cost something, too.
  await rig.db.pool.query(
    `insert into program_enrollments (user_id, program_id, source, enrolled_at) select $1, id, 'staff', now() from programs`,
    [learner.id],
  )
}, seedingMs)
afterAll(async () => {
  await rig.close()
  await database.drop()
})

/** Lets the demo do what it does every minute. */
async function demoAt(instant: number): Promise<void> {
  rig.clock.set(instant)
  await seedDemo(rig.db, { issuer: 'http://127.0.0.1:9', now: instant, receipts })
  await rig.app.exams.sweep()
}

const get = async <T>(path: string) => (await request<T>(rig.app, 'GET', `exam/v5/${path}`)).body
const endOf = ({ end_time }: ExamCard) => Date.parse(end_time)

/** The share of an exam's questions whose right option I am shown; 0 while its solutions are closed. */
async function shareSeen({ id }: ExamCard, state: 'live' | 'archive'): Promise<number> {
  const { status, body } = await learner.call<Solutions>('GET', `exam/v5/solutions/${id}/?state=${state}`)
  if (status === 403) return 0
  const seen = body.questions.filter(({ options }) => options.some(option => option.is_correct))
  return seen.length / body.questions.length
}

async function sit({ id }: ExamCard, state: 'live' | 'archive' = 'live'): Promise<void> {
  expect((await learner.join(Number(id), state)).status).toBe(200)
  expect((await learner.submit(Number(id), { state })).status).toBe(200)
}

/** The exams that stand in the archive of a demo that has just begun, those of the thousands among them. */
async function archive(): Promise<ExamCard[]> {
  const now = rig.clock.now()
  const over = templates.flatMap(template =>
    slotsAround(template, now).filter(({ end }) => end.getTime() + settledMs < now),
  )
  const { rows } = await rig.db.pool.query<{ id: number }>('select id from exams where demo_slot = any($1)', [
    over.map(slotName),
  ])
  const { results } = await get<{ results: ExamCard[] }>('archived-exams-list/?page_size=100')
  return results.filter(({ id }) => rows.some(row => String(row.id) === id))
}

/**
 * Of the exams that run, and of those that start within a day whose questions nobody has published yet: whether a question's key is
 * revealed to a learner to whom an older exam opened it.
 */
async function keysOfExamsAhead(): Promise<boolean[]> {
  const now = rig.clock.now()
  const { revealKey } = createQuestions({
    ...rig,
    embargoed: createEmbargoedQuestions(rig.db.pool),
    opened: async asked => asked.map(() => true),
    uses: createQuestionUses(rig.db.pool),
    met: createMetQuestions(rig.db.pool),
    sheetsHost: 'http://127.0.0.1:9',
    siteUrl: '',
  })
  const viewer = await rig.app.auth.authenticate(learner.token)
  const { rows } = await rig.db.pool.query<{ id: string }>(
    `select distinct q.id from exams e join paper_keys k on k.exam_id = e.id join questions q on q.id = any(k.question_ids)
      where e.start_time <= $1::timestamptz + (case when q.published_at <= $1 then interval '0' else interval '1 day' end)
        and e.end_time > $1`,
    [new Date(now)],
  )
  const revealedKeys = rows.map(({ id }) => revealKey({ id, key: protect(0), explanation: protect('') }, viewer, now))
  return (await Promise.all(revealedKeys)).map(key => key !== null)
}

// First: once the clock has gone on past another Friday or Saturday, the last of these exams is one that nobody of the thousands sat.
describe('the solutions of the two exams that thousands sat', () => {
  it('are there in the archive among the others', async () => {
    const counts = await Promise.all(
      (await archive()).map(async ({ id }) => (await get<Standings>(`standings/${id}/?page_size=1`)).count),
    )
    expect(counts.filter(count => count >= 2000)).toHaveLength(2)
  })
})

describe.each([
  ['as soon as the demo has begun', 0],
  ['seven hours later', 7 * hour],
  ['two days and a half later', 60 * hour],
])('%s', (_, laterMs) => {
  let sat: ExamCard[]

  beforeAll(async () => {
    await demoAt(rig.clock.now() + laterMs)
    sat = (await get<Home>('live-exams/')).live_exams
    for (const exam of sat) await sit(exam)
  })

  it('I find all solutions of an exam that has run the moment they are announced for, and not one before', async () => {
    const ends = [...new Set(sat.map(endOf))].toSorted()
    expect(sat.filter(({ is_demo }) => !is_demo).length).toBeGreaterThanOrEqual(2)
    for (const end of ends) {
      const ending = sat.filter(exam => endOf(exam) === end)
      await demoAt(end + settledMs + 1)
      rig.clock.set(end + openMs - 1)
      for (const exam of ending) expect(await shareSeen(exam, 'live'), exam.title).toBe(0)
      rig.clock.set(end + openMs)
      for (const exam of ending) expect(await shareSeen(exam, 'live'), exam.title).toBe(1)
    }
  })

  it('I find all solutions of the exams in the archive', async () => {
    const exams = await archive()
    expect(exams.length).toBeGreaterThanOrEqual(10)
    for (const exam of exams) {
      await sit(exam, 'archive')
      expect(await shareSeen(exam, 'archive'), exam.title).toBe(1)
    }
  })

  it('I see no key of an exam that runs, nor an unpublished one of an exam that starts within a day', async () => {
    const revealedKeys = await keysOfExamsAhead()
    expect(revealedKeys.length).toBeGreaterThanOrEqual(100)
    expect(revealedKeys.filter(Boolean)).toEqual([])
  })
})
