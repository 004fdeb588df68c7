import type { Joined, LateSheet, Result, StaffAttempt, Standings } from '@prostuti/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { type Person, request } from '../../../testing/test-app.ts'

const testApp = await openTestApp()
const settled = 2 * minute + 5_001

let staff: Person
beforeAll(async () => {
  staff = await testApp.person({ member: true })
  await testApp.db.pool.query(`update users set role = 'owner' where id = $1`, [staff.id])
})

/** Until every process knows an exam that was changed. */
const known = () => new Promise(done => setTimeout(done, 1_050))

async function learner(name = 'নুসরাত জাহান'): Promise<Person> {
  const person = await testApp.person({ member: true })
  await testApp.db.pool.query('update users set name = $2 where id = $1', [person.id, name])
  return person
}

const post = <T>(exam: HeldExam, name: string, body: object) =>
  staff.call<T & { code: string }>('POST', `exam/v5/admin-exams/${exam.id}/${name}/`, { note: 'বিদ্যুৎ ছিল না', ...body })
const extend = (exam: HeldExam, user: string, minutes = 5) =>
  post<{ deadline: string }>(exam, 'extra-time', { user, minutes })
const extendAll = (exam: HeldExam, minutes = 5) =>
  staff.call<{ extended: number; end_time: string; code: string }>(
    'POST',
    `exam/v5/admin-exams/${exam.id}/live/extra-time/`,
    { minutes, reason: { bn: 'বিদ্যুৎ ছিল না' } },
  )
const reopen = (exam: HeldExam, user: string, minutes = 5) => post<StaffAttempt>(exam, 'reopen', { user, minutes })
const listed = async <T>(exam: HeldExam, name: string) =>
  (await staff.call<{ count: number; results: T[] }>('GET', `exam/v5/admin-exams/${exam.id}/${name}`)).body

const instant = (text: string | null) => Date.parse(text!)

describe('extra time', () => {
  it('moves one person’s deadline, notifies the device with the next draft, and keeps the sheet open until then', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const [one, other] = [await learner(), await learner()]
    const joined = (await one.join(exam.id)).body as Joined
    await other.join(exam.id)
    const given = await extend(exam, one.id, 5)
    expect(given.status).toBe(200)
    expect(instant(given.body.deadline)).toBe(instant(joined.deadline) + 5 * minute)
    const [question] = exam.key.keys()
    const { body: drafted } = await one.draft(exam.id, 'phone', [{ question: question!, answer: 1, at: 1_000, seq: 1 }])
    expect(drafted.deadline).toBe(given.body.deadline)
    testApp.clock.advance(10 * minute + settled)
    await testApp.app.exams.sweep()
    expect((await one.submit(exam.id, { answers: exam.right() })).status).toBe(200)
    expect((await other.submit(exam.id, { answers: exam.right() })).body.code).toBe('already_participated')
  })

  it('reaches the pages of all who sit, no matter who got it: the times of the exam have changed', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const changedAt = async (id = String(exam.id)) => {
      const answer = await request<{ changed_at: string | null }>(testApp.app, 'GET', `exam/v5/time-changes/${id}/`)
      expect(answer.status).toBe(200)
      return answer.body.changed_at
    }
    const person = await learner()
    await person.join(exam.id)
    for (const act of [() => extend(exam, person.id), () => extendAll(exam), () => reopen(exam, person.id, 90)]) {
      testApp.clock.advance(minute)
      expect((await act()).status).toBe(200)
      await known()
      expect(instant(await changedAt())).toBe(testApp.clock.now())
    }
    expect(await changedAt('999999999')).toBe(null)
  })

  it('goes to everybody who sits it and to who begins later, beyond the exam’s end', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now(), {
      endTime: new Date(testApp.clock.now() + 12 * minute),
    })
    const [early, late] = [await learner(), await learner()]
    await early.join(exam.id)
    expect((await extendAll(exam, 30)).body.extended).toBe(1)
    await known()
    testApp.clock.advance(5 * minute)
    const joined = (await late.join(exam.id)).body as Joined
    expect(instant(joined.deadline)).toBe(testApp.clock.now() + 7 * minute + 30 * minute)
    testApp.clock.advance(20 * minute)
    const stranger = await learner()
    // Nobody tries it in the archive while a learner can still sit it live.
    expect((await stranger.join(exam.id, 'archive')).body).toMatchObject({ code: 'exam_not_started' })
    expect((await late.submit(exam.id, { answers: exam.right() })).status).toBe(200)
    expect((await early.submit(exam.id, { answers: exam.right() })).status).toBe(200)
  })

  it('is refused for who has none, has handed in, and for an exam that is over', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const person = await learner()
    expect((await extend(exam, person.id)).body.code).toBe('not_joined')
    await person.join(exam.id)
    await person.submit(exam.id, {})
    expect((await extend(exam, person.id)).body.code).toBe('already_participated')
    testApp.clock.advance(60 * minute)
    expect((await extendAll(exam)).body.code).toBe('exam_over')
  })
})

describe('a sheet that staff opens again', () => {
  it('counts by what is handed in then, and nothing of the first hand-in stays', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const [person, other] = [await learner(), await learner()]
    for (const each of [person, other]) {
      await each.join(exam.id)
      await each.submit(exam.id, { answers: exam.wrong(2) })
    }
    const opened = await reopen(exam, person.id)
    expect([opened.status, opened.body.open, opened.body.marks]).toEqual([200, true, null])
    expect((await person.result(exam.id)).body.code).toBe('result_not_published')
    expect(((await person.join(exam.id)).body as Joined).answer_sheet).toHaveLength(2)
    testApp.clock.advance(1_000)
    expect((await person.submit(exam.id, { answers: exam.right() })).status).toBe(200)
    const results = await Promise.all([person, other].map(async each => (await each.result(exam.id)).body))
    expect(results.map(({ marks, position, total_examinees }) => [marks, position, total_examinees])).toEqual([
      [10, 1, 2],
      [-0.5, 2, 2],
    ])
  })

  it('makes final results provisional again, under embargo, until it is in: then the ranks are those of the definition', async () => {
    const end = testApp.clock.now() + 60 * minute
    const exam = await holdExam(testApp.db, testApp.clock.now(), {
      solutionVisibility: new Date(end + 24 * 60 * minute),
    })
    const people = [await learner('ক'), await learner('খ'), await learner('গ')]
    for (const [index, each] of people.entries()) {
      await each.join(exam.id)
      testApp.clock.advance(1_000)
      await each.submit(exam.id, { answers: exam.right(5 + index) })
    }
    testApp.clock.advance(60 * minute + settled + 5_000)
    await testApp.app.exams.sweep()
    const [third, , first] = people as [Person, Person, Person]
    expect((await third.result(exam.id)).body).toMatchObject({ position: 3, provisional: false, version: 1 })
    expect((await reopen(exam, third.id, 10)).status).toBe(200)
    await known()
    expect((await first.result(exam.id)).body).toMatchObject({
      position: 1,
      total_examinees: 2,
      provisional: true,
      version: 2,
    })
    const { rows } = await testApp.db.pool.query(
      'select result_version from exams e where id = $1 and not exists (select from result_versions v where v.exam_id = e.id and v.version = 2)',
      [exam.id],
    )
    expect(rows).toEqual([{ result_version: 2 }])
    expect((await first.join(exam.id, 'archive')).body).toMatchObject({ code: 'exam_not_started' })
    await testApp.app.exams.sweep()
    expect((await third.submit(exam.id, { answers: exam.right(10) })).status).toBe(200)
    testApp.clock.advance(10 * minute + settled + 5_000)
    await testApp.app.exams.sweep()
    const list = await first.call<Standings>('GET', `exam/v5/standings/${exam.id}/?state=live`)
    expect([list.body.provisional, list.body.version]).toEqual([false, 2])
    expect(list.body.results.map(({ position, marks, user }) => [position, marks, user.name])).toEqual([
      [1, 10, 'ক'],
      [2, 7, 'গ'],
      [3, 6, 'খ'],
    ])
    const log = await staff.call<{ results: { action: string; before: object }[] }>(
      'GET',
      `core/v1/audit-log/?kind=attempt&id=${exam.id}/${third.id}`,
    )
    expect(log.body.results.map(({ action }) => action)).toEqual(['reopened'])
  })

  it('is refused once this person could see the keys', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const person = await learner()
    await person.join(exam.id)
    await person.submit(exam.id, {})
    testApp.clock.advance(60 * minute + settled + 5_000)
    await testApp.app.exams.sweep()
    expect((await listed<StaffAttempt>(exam, 'attempts/')).results.map(({ reopens }) => reopens)).toEqual(['keys_seen'])
    expect((await reopen(exam, person.id)).body).toMatchObject({ code: 'conflict', errors: [{ code: 'keys_seen' }] })
    expect((await person.result(exam.id)).body as Result).toMatchObject({ version: 1, provisional: false })
  })
})

describe('the lists of sittings and late sheets', () => {
  it('find people by name, open or not', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const [nusrat, rafi] = [await learner('নুসরাত জাহান'), await learner('Rafi Ahmed')]
    for (const each of [nusrat, rafi]) await each.join(exam.id)
    await rafi.submit(exam.id, { answers: exam.right() })
    const found = async (query: string) =>
      (await listed<StaffAttempt>(exam, `attempts/${query}`)).results.map(({ user, open, marks }) => [
        user.name,
        open,
        marks,
      ])
    const [open, closed] = [
      ['নুসরাত জাহান', true, null],
      ['Rafi Ahmed', false, 10],
    ]
    expect(new Set(await found(''))).toEqual(new Set([open, closed]))
    expect(await found('?search=rafi')).toEqual([closed])
    expect(await found(`?search=${encodeURIComponent('জাহান')}`)).toEqual([open])
    expect(await found('?open=true')).toEqual([open])
    expect(await found('?open=false')).toEqual([closed])
    const first = await staff.call<{ count: number; next: string }>(
      'GET',
      `exam/v5/admin-exams/${exam.id}/attempts/?page_size=1`,
    )
    expect(first.body.count).toBe(2)
    const second = await staff.call<{ results: StaffAttempt[]; next: null }>('GET', first.body.next)
    expect([second.body.results.length, second.body.next]).toEqual([1, null])
  })

  it('say what a sheet that came too late would have changed', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const [late, better] = [await learner(), await learner()]
    for (const each of [late, better]) await each.join(exam.id)
    await better.submit(exam.id, { answers: exam.right(3) })
    const [first, second] = [...exam.key.keys()] as [string, string]
    await late.draft(exam.id, 'phone', [{ question: first, answer: exam.key.get(first), at: 1_000, seq: 1 }])
    testApp.clock.advance(12 * minute + 1_000)
    const { [second]: _, ...answers } = exam.right(5)
    expect((await late.submit(exam.id, { answers, device: 'phone' })).body.code).toBe('too_late')
    testApp.clock.advance(minute)
    await testApp.app.exams.sweep()
    expect((await listed<LateSheet>(exam, 'late-sheets/')).results).toMatchObject([
      {
        ...{ user: { id: late.id }, late_seconds: 121, answered: 4, differing: 3, marks: 1, marks_with: 4 },
        ...{ position: 2, position_with: 1 },
      },
    ])
    expect((await late.call('GET', `exam/v5/admin-exams/${exam.id}/late-sheets/`)).status).toBe(403)
  })
})
