import type { Problem, ProgramRoutine, ProgramTimeline, UserInfo } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { holdExam } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../testing/programs.ts'
import { type Person, request } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, clock } = testApp
const setDay = (day: string) => clock.set(Date.parse(`${day}T06:00:00.000Z`))
setDay('2026-12-01')

const exam = await holdExam(db, clock.now() - 5 * 24 * 3_600_000)
const personalized = { isPersonalized: true, cost: 3 }
const program = await addProgram(db, personalized, [{ interval: 0 }, { interval: 2, exam: exam.id }, { interval: 3 }])

const begin = (person: Person, date: string, id = program, key = crypto.randomUUID()) =>
  request<ProgramTimeline & Problem>(testApp.app, 'POST', 'billing/v1/personalize-program-info/', {
    token: person.token,
    body: { program: String(id), date, state: 'archive' },
    headers: { 'idempotency-key': key },
  })
const routine = async (person: Person) =>
  (await person.call<ProgramRoutine>('GET', `exam/v5/program-routine/?program=${program}`)).body
const datesOf = ({ days }: { days: { date: string | null }[] }) => days.map(({ date }) => date)
async function holder(at = clock.now()): Promise<Person> {
  const person = await testApp.person({ member: true })
  await enrol(db, person, program, at)
  return person
}

describe('a personalised program', () => {
  it('has no dates until its person begins it', async () => {
    const person = await holder()
    expect(await routine(person)).toMatchObject({ started_on: null, today: '2026-12-01' })
    expect(datesOf(await routine(person))).toEqual([null, null, null])
    const { status, body } = await begin(person, '2026-12-02')
    expect([status, body.started_on, datesOf(body)]).toEqual([
      200,
      '2026-12-02',
      ['2026-12-02', '2026-12-04', '2026-12-07'],
    ])
    expect(body.days[1]).toMatchObject({ exams: [{ id: String(exam.id) }], routine: ['শতকরা, অনুশীলন'] })
    expect(datesOf(await routine(person))).toEqual(datesOf(body))
  })

  it('moves only the days that are still to come, as often as one likes', async () => {
    const person = await holder()
    await begin(person, '2026-12-01')
    setDay('2026-12-02')
    const { body } = await begin(person, '2026-12-10')
    expect([body.started_on, datesOf(body)]).toEqual(['2026-12-01', ['2026-12-01', '2026-12-10', '2026-12-13']])
    setDay('2026-12-20')
    expect((await begin(person, '2026-12-21')).body.code).toBe('conflict')
    setDay('2026-12-01')
  })

  it('is begun once under one key', async () => {
    const person = await holder()
    const key = crypto.randomUUID()
    const first = await begin(person, '2026-12-03', program, key)
    expect((await begin(person, '2026-12-03', program, key)).text).toBe(first.text)
    const { rows } = await db.pool.query('select revision from program_timelines where user_id = $1', [person.id])
    expect(rows).toEqual([{ revision: 0 }])
  })

  it('is begun today or later, within a year', async () => {
    const person = await holder()
    for (const day of ['2026-11-30', '2027-12-02', '2026-13-01'])
      expect((await begin(person, day)).body, day).toMatchObject({
        code: 'validation_failed',
        errors: [{ path: 'date' }],
      })
    expect((await begin(person, '2027-12-01')).status).toBe(200)
  })

  it('counts the day by the clock of Dhaka', async () => {
    const person = await holder()
    clock.set(Date.parse('2026-12-01T18:00:00.000Z'))
    expect((await begin(person, '2026-12-01')).body.code).toBe('validation_failed')
    expect((await begin(person, '2026-12-02')).status).toBe(200)
    setDay('2026-12-01')
  })

  it('is begun by members who have it, and says to others what it costs', async () => {
    const [stranger, anonymous] = [await testApp.person({ member: true }), await testApp.person()]
    expect((await begin(stranger, '2026-12-02')).body).toMatchObject({
      code: 'purchase_required',
      products: [{ type: 'program', id: String(program), cost: 3, cost_in_tk: 0 }],
    })
    expect((await begin(anonymous, '2026-12-02')).status).toBe(403)
  })

  it('is not one that everybody begins on the same day, nor one that nobody sees', async () => {
    const person = await holder()
    const common = await addProgram(db, { startsOn: '2026-12-01' }, [{ interval: 0 }])
    const draft = await addProgram(db, { ...personalized, state: 'draft' })
    await enrol(db, person, common, clock.now())
    expect((await begin(person, '2026-12-02', common)).body).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'program' }],
    })
    expect((await begin(person, '2026-12-02', draft)).body.code).toBe('not_found')
  })
})

describe('a person’s personalised programs', () => {
  const options = async (person: Person) =>
    (await person.call<UserInfo>('GET', 'accounts/v1/user-info/')).body.billing_profile.program_personalize_option

  it('stand in their profile once they have them, the one begun last first', async () => {
    const person = await testApp.person({ member: true })
    const free = await addProgram(db, { isPersonalized: true }, [{ interval: 0 }])
    expect(await options(person)).toEqual([])
    const body = { program: String(free) }
    const bought = await person.call<{ billing_profile: UserInfo['billing_profile'] }>(
      'POST',
      'billing/v1/purchase-exam/',
      body,
    )
    expect(bought.body.billing_profile.program_personalize_option).toEqual([String(free)])
    await enrol(db, person, program, clock.now() + 1000)
    expect(await options(person)).toEqual([String(program), String(free)])
    await begin(person, '2026-12-02', free)
    expect(await options(person)).toEqual([String(free), String(program)])
  })
})
