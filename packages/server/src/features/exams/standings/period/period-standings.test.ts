import type { PeriodStandings } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { mergeInto } from '../../../../app/accounts/testing/merge-into.ts'
import { addDays, dhakaDay, startOfDhakaDay } from '../../../../platform/dhaka-day.ts'
import { type HeldExam, holdExam, minute } from '../../../../testing/exams.ts'
import { openTestApp } from '../../../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../../../testing/programs.ts'
import { runTasks } from '../../../../testing/run-tasks.ts'
import { moderator } from '../../../../testing/staff.ts'
import { type Person, request } from '../../../../testing/test-app.ts'
import { demoPartner, registerPartners } from '../../../partners/index.ts'
import { periodOf } from './periods.ts'

const testApp = await openTestApp()
const { app, db, clock } = testApp
const staff = await moderator(testApp)
const firstWeek = addDays(periodOf('week', dhakaDay(clock.now())).to, 1)

type Coded = PeriodStandings & { code?: string }

/** Saturday morning of a week of its own; weeks of other tests are two away, for the week before says where one was. */
function beginWeek(number: number): string {
  const saturday = addDays(firstWeek, number * 14)
  clock.set(startOfDhakaDay(saturday) + 10 * 60 * minute)
  return saturday
}

async function ask(query: string, person?: Person, headers: Record<string, string> = {}) {
  const path = `exam/v5/standings/?${query}`
  const { body } = await request<Coded>(app, 'GET', path, { token: person?.token, headers })
  return body
}

const people = (count: number) => Promise.all(Array.from({ length: count }, () => testApp.person({ member: true })))

async function name(person: Person, called: string): Promise<Person> {
  await db.pool.query('update users set name = $2 where id = $1', [person.id, called])
  return person
}

/** Each person answers so many questions right, or, below zero, wrong; the exam is final and its standings open afterwards. */
async function sit(sheets: readonly (readonly [Person, number])[], options: Parameters<typeof holdExam>[2] = {}) {
  const exam = await holdExam(db, clock.now(), options)
  for (const [person, right] of sheets) {
    await person.join(exam.id)
    await person.submit(exam.id, { answers: right < 0 ? exam.wrong(-right) : exam.right(right) })
  }
  clock.advance(63 * minute)
  await app.exams.sweep()
  return exam
}

async function sitAll(number: number, rights: readonly (readonly [Person, number])[]): Promise<HeldExam[]> {
  const exams: HeldExam[] = []
  for (let index = 0; index < number; index++) exams.push(await sit(rights))
  return exams
}

async function say(person: Person, body: object): Promise<void> {
  expect((await person.call('PATCH', 'accounts/v1/belonging/', body)).status).toBe(200)
}

/** Cancels an exam's first question. */
async function cancelFirst(exam: HeldExam): Promise<void> {
  const [question] = exam.key.keys()
  const change = { changes: [{ question, accepted: null }], version: 1, note: 'ভুল প্রশ্ন' }
  const { status, text } = await staff.call('POST', `exam/v5/admin-exams/${exam.id}/regrade/`, change)
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  await runTasks(app)
}

const tableOf = ({ results }: PeriodStandings) =>
  results.map(row => [row.place, row.position, row.user.name, row.percent, row.exams])

describe('ranks over the exams of a week', () => {
  it('count the best three of at least three, equal means share a position, and the week before says where one was', async () => {
    const [rafi, mita, nila, sabuj, tania, new1] = (await people(6)) as [Person, Person, Person, Person, Person, Person]
    await Promise.all([
      name(rafi, 'Rafi'),
      name(mita, 'Mita'),
      name(nila, 'Nila'),
      name(sabuj, 'Sabuj'),
      name(tania, 'Tania'),
    ])
    beginWeek(1)
    const saturday = addDays(firstWeek, 14)
    const all = [rafi, mita, nila, sabuj, tania]
    await sit([...all.map((person, index) => [person, 8 - index] as const), [new1, 10]])
    await sit([...all.map((person, index) => [person, 8 - index] as const), [new1, 9]])
    await sit(all.map((person, index) => [person, 8 - index] as const))
    // The fourth is the worst of Rafi's and the best of Mita's.
    await sit([
      [rafi, -4],
      [mita, 10],
    ])
    const list = await ask('period=week', mita)
    expect(list).toMatchObject({
      state: 'listed',
      from: saturday,
      to: addDays(saturday, 6),
      count: 5,
      provisional: false,
    })
    expect(tableOf(list)).toEqual([
      [1, 1, 'Mita', 80, 4],
      [2, 1, 'Rafi', 80, 4],
      [3, 3, 'Nila', 60, 3],
      [4, 4, 'Sabuj', 50, 3],
      [5, 5, 'Tania', 40, 3],
    ])
    expect(list).toMatchObject({ me: { place: 1, is_me: true }, was: null, missing: null })
    expect((await ask('period=week', new1)).missing).toEqual({ exams: 1, percent: 95 })
    clock.advance(7 * 24 * 60 * minute)
    expect(await ask('period=week', nila)).toMatchObject({ state: 'too_few', missing: null, count: null, results: [] })
    await sitAll(
      3,
      all.map((person, index) => [person, 4 + index] as const),
    )
    expect(await ask('period=week', nila)).toMatchObject({ me: { position: 3 }, was: 3 })
    expect(await ask('period=week', tania)).toMatchObject({ me: { position: 1 }, was: 5 })
    expect(tableOf(await ask(`period=week&day=${addDays(saturday, 6)}`))).toEqual(tableOf(list))
  })

  it('wait for what is not final, leave out what is closed, and follow a regrade at once', async () => {
    const five = await people(5)
    beginWeek(2)
    const [first] = await sitAll(
      3,
      five.map((person, index) => [person, 9 - index] as const),
    )
    const running = await holdExam(db, clock.now())
    expect(await ask('')).toMatchObject({ provisional: true, count: 5, results: [{ percent: 90 }, {}, {}, {}, {}] })
    clock.advance(63 * minute)
    await app.exams.sweep()
    expect(await ask('')).toMatchObject({ provisional: false })
    await sit([[five[4]!, 10]], { standingVisibility: null })
    expect((await ask('', five[4])).me).toMatchObject({ exams: 3, percent: 50 })
    expect(running.id).toBeGreaterThan(first!.id)
    await cancelFirst(first!)
    // A cancelled question counts for nobody: 8 + 9 + 9 of 30.
    expect((await ask('', five[0])).me).toMatchObject({ percent: 86.7 })
  })

  it('is right for a district of six, and of four it shows neither list nor number', async () => {
    const ten = await people(11)
    const [six, four] = [ten.slice(0, 6), ten.slice(6, 10)]
    const other = ten[10]!
    for (const person of six) await say(person, { district: 'rajshahi' })
    for (const person of four) await say(person, { district: 'khulna' })
    beginWeek(3)
    await sitAll(
      3,
      ten.map((person, index) => [person, index < 2 ? 9 : 10 - index] as const),
    )
    const list = await ask('among=district', six[2])
    expect(list).toMatchObject({ state: 'listed', district: 'rajshahi', count: 6, me: { place: 3, position: 3 } })
    expect(list.results.map(row => row.position)).toEqual([1, 1, 3, 4, 5, 6])
    expect(list.results.map(row => row.percent)).toEqual([90, 90, 80, 70, 60, 50])
    await name(six[4]!, 'Tania Sultana')
    const found = await ask('among=district&search=sultana&spread=true', six[2])
    expect(tableOf(found)).toEqual([[5, 5, 'Tania Sultana', 60, 3]])
    expect(found).toMatchObject({ count: 6, next: null, me: { place: 3 }, spread: { lowest: 50, highest: 90 } })
    expect(found.spread?.counts).toEqual([1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 2])
    // A visitor stands in no bar.
    expect((await ask('among=all&spread=true')).spread).toBeNull()
    expect((await ask('among=district&search=sultana&spread=true', four[0])).results).toEqual([])
    const few = await ask('among=district', four[0])
    expect(few).toMatchObject({
      state: 'too_few',
      district: 'khulna',
      count: null,
      results: [],
      me: null,
      neighbours: [],
    })
    expect([few.was, few.missing, few.next, few.previous]).toEqual([null, null, null, null])
    expect(await ask('among=district', other)).toMatchObject({ state: 'unset', count: null, district: null })
    expect(await ask('among=district')).toMatchObject({ state: 'unset' })
    // One who leaves takes the list to five, the next one hides it.
    await say(six[5]!, { district: null })
    expect(await ask('among=district', six[2])).toMatchObject({ state: 'listed', count: 5 })
    await say(six[4]!, { district: 'khulna' })
    expect(await ask('among=district', six[2])).toMatchObject({ state: 'too_few', count: null })
    expect(await ask('among=district', four[0])).toMatchObject({ state: 'listed', count: 5 })
  })

  it("has a program's people, and a centre's, which its own pages alone show to others", async () => {
    const six = await people(6)
    const origin = 'https://coaching.example'
    await registerPartners(db.pool, [demoPartner(origin)])
    const { rows } = await db.pool.query<{ id: string }>('select id::text from partners where $1 = any(origins)', [
      origin,
    ])
    const centre = rows[0]!.id
    const program = await addProgram(db)
    for (const person of six.slice(1)) await enrol(db, person, program, clock.now())
    for (const person of six.slice(0, 5)) await say(person, { centre })
    beginWeek(4)
    await sitAll(
      3,
      six.map((person, index) => [person, 9 - index] as const),
    )
    expect(await ask(`among=program&program=${program}`, six[1])).toMatchObject({ count: 5, me: { position: 1 } })
    expect(await ask(`among=program&program=${program}`)).toMatchObject({ count: 5, program: { id: String(program) } })
    expect(await ask(`among=program&program=${program}`, six[0])).toMatchObject({ state: 'unset', program: null })
    expect((await ask('among=program')).code).toBe('validation_failed')
    expect((await ask('among=program&program=999999')).code).toBe('not_found')
    expect(await ask('among=centre', six[0])).toMatchObject({ count: 5, centre: { id: centre }, me: { position: 1 } })
    expect(await ask('among=centre', six[5])).toMatchObject({ state: 'unset' })
    for (const person of [undefined, six[5]]) {
      expect((await ask(`among=centre&centre=${centre}`, person)).code).toBe('forbidden')
      expect((await ask(`among=centre&centre=${centre}`, person, { origin: 'https://other.example' })).code).toBe(
        'forbidden',
      )
      expect(await ask(`among=centre&centre=${centre}`, person, { origin })).toMatchObject({ count: 5 })
    }
    // A session of that partner's page, whatever its call says of itself.
    await db.pool.query('insert into partner_consents (user_id, partner_id) values ($1, $2)', [six[5]!.id, centre])
    await db.pool.query(`update sessions set scope = 'partner', partner_id = $2 where user_id = $1`, [
      six[5]!.id,
      centre,
    ])
    expect(await ask(`among=centre&centre=${centre}`, six[5])).toMatchObject({ count: 5, me: null })
  })

  it('is walked by cursors to its end, also when a regrade makes another list meanwhile', async () => {
    const seven = await people(7)
    beginWeek(5)
    const [exam] = await sitAll(
      3,
      seven.map((person, index) => [person, 9 - index] as const),
    )
    const first = await ask('page_size=3')
    expect(first.results.map(row => row.percent)).toEqual([90, 80, 70])
    await cancelFirst(exam!)
    const next = await ask(first.next!.slice(first.next!.indexOf('?') + 1))
    expect(next.results.map(row => [row.place, row.percent])).toEqual([
      [4, 60],
      [5, 50],
      [6, 40],
    ])
    expect((await ask('page_size=3&page=2')).results.map(row => row.percent)).toEqual([56.7, 46.7, 36.7])
    expect((await ask('cursor=x')).code).toBe('validation_failed')
    expect(await ask('mine=true', seven[6])).toMatchObject({ results: [], me: { place: 7 }, next: null })
  })

  it('moves with a person who becomes an account, and takes both into account where both have sat exams', async () => {
    const five = await people(5)
    beginWeek(6)
    const [moving, account] = [await testApp.person(), await testApp.person({ member: true })]
    const [meeting, half] = [await testApp.person(), await testApp.person({ member: true })]
    const open = { membersOnly: false }
    const fives = five.map((person, index) => [person, 5 - index] as const)
    await sit([...fives, [moving, 9], [meeting, 8]], open)
    await sit([...fives, [moving, 9], [meeting, 8]], open)
    await sit([...fives, [moving, 9], [meeting, 8], [half, 2]], open)
    await sit([...fives, [half, 10]], open)
    const names = async () => (await ask('')).results.length
    expect(await names()).toBe(7)
    await mergeInto(testApp, moving, account)
    expect((await ask('', account)).me).toMatchObject({ place: 1, percent: 90, exams: 3 })
    await mergeInto(testApp, meeting, half)
    // 8 and 8 of the anonymous person's, 10 and 2 of one's own: the third was sat by both.
    expect((await ask('', half)).me).toMatchObject({ percent: 86.7, exams: 4 })
  })

  it('names the next exam that would count, until it is begun', async () => {
    const [rafi] = await people(1)
    beginWeek(7)
    const at = (hours: number) => ({
      startTime: new Date(clock.now() + hours * 60 * minute),
      endTime: new Date(clock.now() + (hours + 1) * 60 * minute),
    })
    await holdExam(db, clock.now(), { ...at(1), standingVisibility: null })
    const next = await holdExam(db, clock.now(), at(2))
    await holdExam(db, clock.now(), at(24 * 8))
    expect((await ask('', rafi)).next_exam).toMatchObject({ id: String(next.id) })
    clock.advance(2 * 60 * minute)
    await rafi!.join(next.id)
    expect((await ask('', rafi)).next_exam).toBeNull()
    expect((await ask('')).next_exam).toMatchObject({ id: String(next.id) })
  })

  it('ranks one exam among the same people, once it is final and open', async () => {
    const seven = await people(7)
    for (const person of seven.slice(1)) await say(person, { district: 'sylhet' })
    beginWeek(8)
    const exam = await holdExam(db, clock.now())
    for (const [index, person] of seven.entries()) {
      await person.join(exam.id)
      await person.submit(exam.id, { answers: exam.right(9 - Math.floor(index / 2)) })
    }
    const asked = `period=exam&exam=${exam.id}&among=district`
    expect(await ask(asked, seven[3])).toMatchObject({ state: 'not_open', provisional: true, count: null })
    clock.advance(63 * minute)
    await app.exams.sweep()
    const list = await ask(asked, seven[3])
    expect(list).toMatchObject({
      state: 'listed',
      count: 6,
      exam: { total_marks: 10 },
      from: null,
      me: { position: 2 },
    })
    expect(list.results.map(row => [row.position, row.marks, row.percent])).toEqual([
      [1, 9, 90],
      [2, 8, 80],
      [2, 8, 80],
      [4, 7, 70],
      [4, 7, 70],
      [6, 6, 60],
    ])
    expect((await ask('period=exam')).code).toBe('validation_failed')
    expect((await ask('period=exam&exam=999999')).code).toBe('no_exam_found')
  })
})

/** The same said with fractions and loops: as slow and as plain as it can be. */
function naiveRanks(sheets: readonly { person: string; marks: number; total: number }[]) {
  const byPerson = Map.groupBy(sheets, sheet => sheet.person)
  const means = [...byPerson].flatMap(([person, own]) => {
    if (own.length < 3) return []
    const best = own.toSorted((a, b) => b.marks * a.total - a.marks * b.total).slice(0, 3)
    // Thousandths of marks over totals below 20: 1 / (7 · 9 · 11 · …) stays far above what a double confuses.
    return [{ person, exams: own.length, mean: best.reduce((sum, { marks, total }) => sum + marks / total, 0) / 3 }]
  })
  const isAbove = (a: number, b: number) => a - b > 1e-9
  return new Map(
    means.map(({ person, exams, mean }) => [
      person,
      { position: 1 + means.filter(other => isAbove(other.mean, mean)).length, exams, percent: mean * 100 },
    ]),
  )
}

describe('ranks of random weeks', () => {
  it('are those of the definition, with ties, other totals, wrong answers and a regrade', async () => {
    const crowd = await people(12)
    let seed = 20261127
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    for (let round = 0; round < 3; round++) {
      beginWeek(20 + round)
      const exams: HeldExam[] = []
      for (let number = 0; number < 5; number++) {
        const questions = [4, 6, 9, 10][random(4)]!
        const sitting = crowd.filter(() => random(4) > 0)
        exams.push(
          await sit(
            sitting.map(person => [person, random(4) - 1 + random(questions - 2)] as const),
            { questions },
          ),
        )
      }
      for (const regraded of [false, true]) {
        if (regraded) await cancelFirst(exams[random(5)]!)
        const { rows } = await db.pool.query<{ person: string; marks: number; total: number }>(
          `select r.user_id::text as person, r.marks, e.total_questions * e.mark as total
             from results r join exams e on e.id = r.exam_id and e.result_version = r.version where e.id = any($1)`,
          [exams.map(({ id }) => id)],
        )
        const expected = naiveRanks(rows)
        const lists = await Promise.all(crowd.map(person => ask('period=week', person)))
        for (const [index, { state, me, count }] of lists.entries()) {
          const mine = expected.get(crowd[index]!.id)
          expect([state, count]).toEqual(['listed', expected.size])
          expect(me === null).toBe(mine === undefined)
          if (!me || !mine) continue
          expect([me.position, me.exams]).toEqual([mine.position, mine.exams])
          expect(Math.abs(me.percent - mine.percent)).toBeLessThanOrEqual(0.05 + 1e-9)
        }
      }
    }
  })
})
