import type { Joined, LiveRoom, RoomMessage, StaffRoomMessage } from '@prostuti/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMetrics } from '../../../platform/metrics/metrics.ts'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { type Person, request } from '../../../testing/test-app.ts'
import { mendDeadlines } from './mend-deadlines.ts'

const testApp = await openTestApp({ metrics: createMetrics() })
const { app, db, clock } = testApp
const reason = { bn: 'নেত্রকোনায় নেট ছিল না।', en: 'The network was down.' }

let staff: Person
beforeAll(async () => {
  staff = await testApp.person({ member: true })
  await db.pool.query(`update users set role = 'editor' where id = $1`, [staff.id])
})

const learner = () => testApp.person({ member: true })
const path = ({ id }: HeldExam, part = '') => `exam/v5/admin-exams/${id}/live/${part}`
const live = async (exam: HeldExam) => (await staff.call<LiveRoom>('GET', path(exam))).body
const give = (exam: HeldExam, minutes: number) =>
  staff.call<{ extended: number; end_time: string; result_visible_at: string; code: string }>(
    'POST',
    path(exam, 'extra-time/'),
    { minutes, reason },
  )
const say = (exam: HeldExam, text: { bn: string; en?: string }) =>
  staff.call<StaffRoomMessage & { code: string }>('POST', path(exam, 'messages/'), { text })
const setEntry = (exam: HeldExam, open: boolean) =>
  staff.call<{ entry: string; code: string }>('PUT', path(exam, 'entry/'), { open })
const draft = async (person: Person, exam: HeldExam, seq: number) => {
  const [question] = exam.key.keys()
  return (await person.draft(exam.id, 'phone', [{ question: question!, answer: 1, at: seq * 1_000, seq }])).body
}
const runScheduled = (name: string) => app.exams.scheduled?.find(work => work.name === name)?.run()
/** From now on, as for a process that has long forgotten an exam's earlier times. */
const known = (exam: HeldExam) => app.exams.catalog.forget(exam.id)
const at = (text: string | null) => Date.parse(text!)

describe('more time for everybody', () => {
  it('moves sheets, the end and the result, for who begins later too, and leaves sheets that are in as they are', async () => {
    const start = clock.now()
    const end = start + 60 * minute
    const exam = await holdExam(db, start, { durationMs: 30 * minute, resultVisibility: new Date(end + 2 * minute) })
    const [early, done, late] = [await learner(), await learner(), await learner()]
    const joined = (await early.join(exam.id)).body
    const other = (await done.join(exam.id)).body
    await done.submit(exam.id, { answers: exam.right() })
    clock.advance(5 * minute)
    const given = await give(exam, 10)
    expect([given.status, given.body.extended]).toEqual([200, 1])
    expect(at(given.body.end_time)).toBe(end + 10 * minute)
    expect(at(given.body.result_visible_at)).toBe(end + 12 * minute)
    known(exam)
    const drafted = await draft(early, exam, 1)
    expect(at(drafted.deadline)).toBe(at(joined.deadline) + 10 * minute)
    expect(drafted.message).toEqual({ id: expect.any(String), minutes: 10, text: reason.bn })
    expect(at(((await late.join(exam.id)).body as Joined).deadline)).toBe(clock.now() + 40 * minute)
    const { rows } = await db.pool.query('select deadline from attempts where exam_id = $1 and user_id = $2', [
      exam.id,
      done.id,
    ])
    expect(rows).toEqual([{ deadline: new Date(other.deadline!) }])
    // Who begins near the end has until the new one, not twice the extra time.
    clock.set(end - minute)
    known(exam)
    expect(at(((await (await learner()).join(exam.id)).body as Joined).deadline)).toBe(end + 10 * minute)
  })

  it('is given once for two calls at once with one key', async () => {
    const exam = await holdExam(db, clock.now())
    const person = await learner()
    const joined = (await person.join(exam.id)).body
    const key = crypto.randomUUID()
    const once = () =>
      request<{ code?: string }>(app, 'POST', path(exam, 'extra-time/'), {
        token: staff.token,
        body: { minutes: 7, reason },
        headers: { 'idempotency-key': key },
      })
    const answers = await Promise.all([once(), once()])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    for (const { status, body } of answers) expect(status === 200 || body.code === 'conflict').toBe(true)
    expect((await live(exam)).extra_minutes).toBe(7)
    known(exam)
    expect(at((await draft(person, exam, 1)).deadline)).toBe(at(joined.deadline) + 7 * minute)
  })

  it('reaches who joined by the exam as it was a moment before', async () => {
    const exam = await holdExam(db, clock.now())
    const person = await learner()
    const joined = (await person.join(exam.id)).body
    await db.pool.query('update exams set extra_ms = $2, end_time = end_time + $3::interval where id = $1', [
      exam.id,
      5 * minute,
      '5 minutes',
    ])
    await mendDeadlines({ db, clock })
    await mendDeadlines({ db, clock })
    known(exam)
    expect(at((await draft(person, exam, 1)).deadline)).toBe(at(joined.deadline) + 5 * minute)
  })

  it('is refused before the start, for more than an hour and without a reason', async () => {
    const exam = await holdExam(db, clock.now(), { startTime: new Date(clock.now() + minute) })
    expect((await give(exam, 5)).body.code).toBe('exam_not_started')
    expect((await give(exam, 61)).status).toBe(400)
    expect((await staff.call('POST', path(exam, 'extra-time/'), { minutes: 5, reason: { bn: ' ' } })).status).toBe(400)
  })
})

describe('words to everybody who sits', () => {
  it('come with drafts while they are new, and with joining and the question after the times always', async () => {
    const exam = await holdExam(db, clock.now())
    const person = await learner()
    await person.join(exam.id)
    expect(await draft(person, exam, 1)).not.toHaveProperty('message')
    const said = await say(exam, { bn: 'প্রশ্ন ৫-এ ৪-এর জায়গায় ৪০ পড়ুন।' })
    const message = { id: said.body.id, minutes: null, text: 'প্রশ্ন ৫-এ ৪-এর জায়গায় ৪০ পড়ুন।' }
    expect((await draft(person, exam, 2)).message).toEqual(message)
    clock.advance(3 * minute)
    expect(await draft(person, exam, 3)).not.toHaveProperty('message')
    expect((await person.join(exam.id)).body.message).toEqual(message)
    const asked = await request<{ message?: RoomMessage }>(app, 'GET', `exam/v5/time-changes/${exam.id}/`)
    expect(asked.body.message).toEqual(message)
    expect((await live(exam)).messages).toMatchObject([{ id: said.body.id, text: { en: message.text } }])
  })

  it('have at most 160 letters as a reader counts them', async () => {
    const exam = await holdExam(db, clock.now())
    expect((await say(exam, { bn: 'ক্ষু'.repeat(160) })).status).toBe(200)
    expect((await say(exam, { bn: 'ক', en: 'a'.repeat(161) })).status).toBe(400)
  })
})

describe('the live room', () => {
  it('counts who joined, answers, is in and is silent; of districts it names none with fewer than five', async () => {
    const exam = await holdExam(db, clock.now(), { durationMs: 30 * minute })
    const people = await Promise.all(Array.from({ length: 14 }, learner))
    for (const person of people) await person.join(exam.id)
    const named = ['sunamganj', 'dhaka', ...Array.from({ length: 5 }, () => 'netrokona')]
    for (const [index, district] of named.entries())
      await people[index]!.call('PATCH', 'accounts/v1/belonging/', { district })
    await people[13]!.submit(exam.id, {})
    known(exam)
    await draft(people[2]!, exam, 1)
    clock.advance(4 * minute)
    await runScheduled('exam-minutes')
    clock.advance(2 * minute)
    await draft(people[12]!, exam, 1)
    const room = await live(exam)
    expect(room).toMatchObject({ joined: 14, answering: 1, submitted: 1, unsent: 12, state: 'running', entry: 'open' })
    const heard = new Date(clock.now() - 6 * minute).toISOString()
    expect(room.districts).toEqual([
      { district: 'netrokona', people: 5, drafts: 1, last_heard: heard },
      { district: null, people: 7, drafts: 0, last_heard: heard },
    ])
    expect(room.minutes.map(({ joined, submitted, unsent }) => [joined, submitted, unsent])).toEqual([
      [14, 1, 0],
      [14, 1, 12],
    ])
    expect(room.server!.submit.calls).toBeGreaterThan(0)
    expect(room.server!.submit.p99).toBeGreaterThan(0)
  })

  it('stops who wants to begin, never who sits, and lets them begin again', async () => {
    const exam = await holdExam(db, clock.now())
    const [sitting, coming] = [await learner(), await learner()]
    await sitting.join(exam.id)
    expect((await setEntry(exam, false)).body.entry).toBe('stopped')
    expect((await setEntry(exam, false)).body.entry).toBe('stopped')
    expect((await coming.join(exam.id)).body).toMatchObject({ code: 'exam_over' })
    expect((await draft(sitting, exam, 1)).merged_through).toBe(1)
    expect((await setEntry(exam, true)).body.entry).toBe('open')
    expect((await coming.join(exam.id)).status).toBe(200)
    expect((await sitting.submit(exam.id, {})).status).toBe(200)
  })

  it('does not open what the form of the exam hides', async () => {
    const exam = await holdExam(db, clock.now(), { questionState: 1 })
    expect((await setEntry(exam, true)).body.code).toBe('conflict')
    expect((await live(exam)).entry).toBe('hidden')
  })
})
