import type { Dashboard, PurchaseDay, Registrations, ReturnsOf } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { enrolExaminees } from '../../../seed/examinees/enrol-examinees.ts'
import { holdExam, minute } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../testing/programs.ts'
import { type Person, request } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, clock } = testApp
const hour = 60 * minute
// 02:00 in Dhaka of a day that is still the day before in London.
const now = Date.parse('2026-11-25T20:00:00.000Z')
clock.set(now)

const staff = await testApp.person({ member: true })
await db.pool.query(`update users set role = 'owner', created_at = $1`, [new Date(now)])
const get = async <T>(path: string, by: Person = staff, language = 'bn') =>
  request<T & { code: string }>(testApp.app, 'GET', path, {
    token: by.token,
    headers: { 'accept-language': language },
  })
const dashboard = async (language?: string) =>
  (await get<Dashboard>('exam/v5/admin-dashboard-overview/', staff, language)).body

it('counts who sits what runs, and who has handed in', async () => {
  const program = await addProgram(db)
  const exam = await holdExam(db, now, { programId: program, isFree: true })
  const people = await Promise.all([1, 2, 3].map(() => testApp.person({ member: true })))
  for (const person of people) {
    await enrol(db, person, program, now)
    expect((await person.join(exam.id)).status).toBe(200)
  }
  await people[0]!.submit(exam.id, { answers: exam.right() })
  expect((await dashboard('en')).results.running).toEqual([
    {
      ...{ id: String(exam.id), title: 'Test exam', program: { id: String(program), title: 'Bank preparation' } },
      ...{ start_time: new Date(now).toISOString(), end_time: new Date(now + hour).toISOString() },
      ...{ question_state: 3, sitting: 2, submitted: 1 },
    },
  ])
  await db.pool.query('update exams set question_state = 1 where id = $1', [exam.id])
  expect((await dashboard()).results.running).toMatchObject([{ question_state: 1, sitting: 2 }])
  await db.pool.query('delete from exams where id = $1', [exam.id])
})

it('shows what begins within a week, and how complete its paper is', async () => {
  const [later, soon, far] = [
    await holdExam(db, now + 48 * hour),
    await holdExam(db, now + hour, { questionState: 0, totalQuestions: 12 }),
    await holdExam(db, now + 8 * 24 * hour),
  ]
  const { upcoming } = (await dashboard()).results
  expect(upcoming.map(each => [each.id, each.question_state, each.chosen_questions, each.total_questions])).toEqual([
    [String(soon.id), 0, 10, 12],
    [String(later.id), 3, 10, 10],
  ])
  expect(upcoming.map(({ id }) => id)).not.toContain(String(far.id))
})

it('counts what waits for staff', async () => {
  const before = (await dashboard()).results.waiting
  const exam = await holdExam(db, now - 24 * hour, { questionState: 2 })
  const [one, other, merged] = [...exam.key.keys()]
  await db.pool.query('update questions set reviewed = false where id = any($1)', [[one, other]])
  await db.pool.query(`update questions set returned_reason = 'ভুল' where id = $1`, [other])
  await db.pool.query(
    `insert into question_flags (user_id, question_id, reason, created_at) values ($1, $2, 'others', $3)`,
    [staff.id, one, new Date(now)],
  )
  await db.pool.query('update questions set merged_into = $1 where id = $2', [one, merged])
  for (const alike of [other, merged])
    await db.pool.query(`insert into similar_pairs values ('question', $1, $2, 0.9, null)`, [one, alike])
  const circular = { title: 'হিসাব সহকারী', company: 'নমুনা পৌরসভা' }
  const { body: draft } = await staff.call<{ id: string }>('POST', 'job/v1/jobs/', circular)
  await db.pool.query('update circulars set state = 1 where id = $1', [draft.id])
  expect((await dashboard()).results.waiting).toEqual({
    ...{ questions: before.questions + 1, flags: before.flags + 1, exams: before.exams + 1 },
    ...{ payments: before.payments, duplicates: before.duplicates + 1, circulars: before.circulars + 1 },
    ...{ contributions: before.contributions, differences: before.differences },
  })
})

it('counts who came by days in Dhaka, a merged visitor with the account alone', async () => {
  const [member, visitor, merged] = [
    await testApp.person({ member: true }),
    await testApp.person(),
    await testApp.person(),
  ]
  await db.pool.query('update users set created_at = $1', [new Date('2020-01-01')])
  const at = (person: Person, instant: string) =>
    db.pool.query('update users set created_at = $2 where id = $1', [person.id, instant])
  await at(member, '2026-11-24T18:00:00.000Z')
  await at(visitor, '2026-11-24T17:59:59.999Z')
  await at(merged, '2026-11-24T17:59:59.999Z')
  await db.pool.query('update users set merged_into = $2 where id = $1', [merged.id, member.id])
  const { body } = await get<{ results: Registrations[] }>(
    'core/v1/dashboard-users-chart-data/?from=2026-11-23&to=2026-11-25',
  )
  expect(body.results).toEqual([
    { day: '2026-11-23', members: 0, anonymous: 0 },
    { day: '2026-11-24', members: 0, anonymous: 1 },
    { day: '2026-11-25', members: 1, anonymous: 0 },
  ])
  const graph = (await dashboard()).registration_graph
  expect([graph.length, graph[0]!.day, graph.at(-1)!.day]).toEqual([30, '2026-10-28', '2026-11-26'])
  expect(graph.filter(({ members, anonymous }) => members + anonymous > 0)).toEqual(body.results.slice(1))
})

it('counts no examinee whom the demo has generated', async () => {
  const today = async () =>
    (await get<{ results: Registrations[] }>('core/v1/dashboard-users-chart-data/?from=2026-11-26&to=2026-11-26')).body
  const before = await today()
  const people = await enrolExaminees(db.pool, 3)
  await db.pool.query('update users set created_at = $1 where id = any($2)', [new Date(now), people.map(String)])
  expect(await today()).toEqual(before)
})

it('counts who got programs, by day and by program', async () => {
  const [one, other] = [await addProgram(db), await addProgram(db)]
  const [first, second] = [await testApp.person(), await testApp.person()]
  const at = Date.parse('2025-03-01T12:00:00.000Z')
  await enrol(db, first, one, at)
  await enrol(db, second, one, at + 24 * hour)
  await enrol(db, first, other, at)
  await db.pool.query(`update program_enrollments set source = 'taka' where program_id = $1`, [other])
  const { body } = await get<{ results: PurchaseDay[]; programs: { id: string; count: number }[] }>(
    'core/v1/dashboard-program-purchase-timeline/?from=2025-03-01&to=2025-03-02',
  )
  const none = { free: 0, coins: 0, taka: 0, staff: 0 }
  expect(body.results).toEqual([
    { ...none, day: '2025-03-01', free: 1, taka: 1 },
    { ...none, day: '2025-03-02', free: 1 },
  ])
  expect(body.programs.map(({ id, count }) => [Number(id), count])).toEqual([
    [one, 2],
    [other, 1],
  ])
})

it('adds up what was paid by day, kind and program, and what went back, beside as many days before', async () => {
  const program = await addProgram(db)
  let number = 0
  const order = async (
    at: string,
    paisa: number,
    { category = 'program_purchase', channel = 'gateway', state = 'paid' } = {},
  ) => {
    const name = `REV${++number}`
    const { rows } = await db.pool.query<{ id: string }>(
      `insert into payment_orders (tran_id, category, channel, product_id, product, amount_paisa, state, held_reason, method, val_id, redirect_url,
                                   return_token_hash, return_token_ends, intent_hash, created_at, paid_at, expires_at)
       values ($1, $2, $3, $4, '{"title":{"bn":"ক","en":"A"},"coins":null,"days":null}', $5, $6, case $6 when 'held' then 'risk' end, 'cash',
               $1, '/', sha256(convert_to($1, 'UTF8')), $7, sha256(convert_to($1, 'UTF8')), $7, case $6 when 'paid' then $7::timestamptz end, $7)
       returning id`,
      [name, category, channel, String(program), paisa, state, new Date(at)],
    )
    return rows[0]!.id
  }
  const back = (id: string, at: string, paisa: number, state = 'refunded') =>
    db.pool.query(
      `insert into payment_refunds (order_id, state, amount_paisa, coins, note, requested_at) values ($1, $2, $3, 0, 'x', $4)`,
      [id, state, paisa, new Date(at)],
    )
  await order('2024-05-09T10:00:00Z', 10_000)
  // Already the next day in Dhaka.
  const first = await order('2024-05-10T18:30:00Z', 30_050)
  await order('2024-05-11T10:00:00Z', 20_000, { channel: 'hand' })
  const coins = await order('2024-05-12T10:00:00Z', 5_000, { category: 'coin_purchase' })
  await order('2024-05-12T10:00:00Z', 99_900, { state: 'held' })
  await back(first, '2024-05-12T11:00:00Z', 15_000)
  await back(coins, '2024-05-12T11:00:00Z', 5_000, 'failed')
  const { body } = await get<ReturnsOf<'core.getRevenueChart'>>(
    'core/v1/dashboard-revenue-chart-data/?from=2024-05-10&to=2024-05-12',
    staff,
    'en',
  )
  const none = { programs: '0.00', coins: '0.00', premium: '0.00', by_hand: '0.00', back: '0.00' }
  expect(body).toEqual({
    results: [
      { ...none, day: '2024-05-10' },
      { ...none, day: '2024-05-11', programs: '500.50', by_hand: '200.00' },
      { ...none, day: '2024-05-12', coins: '50.00', back: '150.00' },
    ],
    total: { gateway: '350.50', by_hand: '200.00', back: '150.00' },
    before: '100.00',
    programs: [{ id: String(program), title: 'A', sold: 2, taka: '500.50', days: [0, 2, 0], before: 1 }],
  })
})

it('counts exams that were begun by day and by part of the day, and how many are in', async () => {
  const exam = await holdExam(db, now, { isFree: true })
  const people = await Promise.all([1, 2].map(() => testApp.person({ member: true })))
  for (const person of people) await person.join(exam.id)
  await people[0]!.submit(exam.id, { answers: exam.right() })
  await db.pool.query(`update attempts set joined_at = '2023-04-02T17:59:59Z' where exam_id = $1`, [exam.id])
  const { body } = await get<ReturnsOf<'core.getExamActivity'>>(
    'core/v1/dashboard-exam-activity/?from=2023-04-02&to=2023-04-03',
  )
  expect(body).toEqual({
    results: [
      { day: '2023-04-02', joined: 2, live: 2, submitted: 1 },
      { day: '2023-04-03', joined: 0, live: 0, submitted: 0 },
    ],
    hours: [
      { day: '2023-04-02', parts: [0, 0, 0, 0, 0, 0, 2] },
      { day: '2023-04-03', parts: [0, 0, 0, 0, 0, 0, 0] },
    ],
  })
})

it('is for moderators, and refuses a span that ends before it begins or is longer than a year', async () => {
  const member = await testApp.person({ member: true })
  for (const path of [
    'exam/v5/admin-dashboard-overview/',
    'core/v1/dashboard-users-chart-data/?from=2026-11-23&to=2026-11-25',
    'core/v1/dashboard-program-purchase-timeline/',
    'core/v1/dashboard-revenue-chart-data/',
    'core/v1/dashboard-exam-activity/',
  ])
    expect((await get(path, member)).status).toBe(403)
  for (const span of ['from=2026-11-23&to=2026-11-22', 'from=2024-01-01&to=2026-01-01', 'from=2026-11-27']) {
    const { status, body } = await get<{ errors: unknown }>(`core/v1/dashboard-users-chart-data/?${span}`)
    expect([status, body.errors]).toMatchObject([400, [{ path: 'to' }]])
  }
})
