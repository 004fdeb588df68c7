import { mayDo, type ResultComparison, roles, type StaffResult, type StaffSheet, seesKeys } from '@prostuti/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSheet } from '../../../platform/sheets/read-sheet.ts'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { moderator } from '../../../testing/staff.ts'
import type { Person } from '../../../testing/test-app.ts'

const testApp = await openTestApp()
const settled = 62 * minute + 10_000
const program = 77

let staff: Person
let exam: HeldExam
let people: Person[]

async function learner(name: string): Promise<Person> {
  const person = await testApp.person({ member: true })
  await testApp.db.pool.query('update users set name = $2 where id = $1', [person.id, name])
  return person
}

/** An exam that these people have sat: the n-th with so many right and one wrong. */
async function sat(given: readonly Person[], right: readonly number[]): Promise<HeldExam> {
  const held = await holdExam(testApp.db, testApp.clock.now(), { programId: program, cutMark: 5_000 })
  for (const [index, person] of given.entries()) {
    await person.join(held.id)
    testApp.clock.advance(1_000)
    const answers = { ...held.wrong(right[index]! + 1), ...held.right(right[index]!) }
    const sent = await person.submit(held.id, { answers })
    if (sent.status !== 200) throw new Error(sent.text)
  }
  return held
}

beforeAll(async () => {
  staff = await moderator(testApp)
  people = [await learner('নুসরাত জাহান'), await learner('=Rafi Ahmed'), await learner('Tanvir')]
  await testApp.db.pool.query(`update users set rank_alias = 'রাতের পাখি' where id = $1`, [people[2]!.id])
  await sat(people, [9, 5, 3])
  testApp.clock.advance(settled)
  await testApp.app.exams.sweep()
  exam = await sat(people, [7, 8, 2])
})

interface Listed {
  count: number
  next: string | null
  results: StaffResult[]
  subjects: object[]
}
const path = (name: string) => `exam/v5/admin-exams/${exam.id}/${name}`
const list = async (query = '') => (await staff.call<Listed>('GET', path(`results/${query}`))).body
const names = (listed: Listed) => listed.results.map(({ user }) => user.name)

describe('the merit list for staff', () => {
  it('is shown once the results are final, with the marks of each subject', async () => {
    for (const name of ['results/', `results/${people[0]!.id}/`, 'comparison/'])
      expect((await staff.call<{ code: string }>('GET', path(name))).body).toMatchObject({
        code: 'conflict',
        errors: [{ code: 'not_final' }],
      })
    testApp.clock.advance(settled)
    await testApp.app.exams.sweep()
    const { count, results, subjects } = await list()
    expect([count, subjects]).toEqual([3, [expect.objectContaining({ total_marks: 5 }), expect.anything()]])
    expect(results.map(({ position, user, marks, passed }) => [position, user.name, marks, passed])).toEqual([
      [1, '=Rafi Ahmed', 7.75, true],
      [2, 'নুসরাত জাহান', 6.75, true],
      [3, 'Tanvir', 1.75, false],
    ])
    expect(results[0]).toMatchObject({ subjects: [5, 2.75], correct: 8, incorrect: 1, unanswered: 1 })
    expect(results[2]!.user.alias).toBe('রাতের পাখি')
  })

  it('finds people by name, alias and the number of their receipt, and walks by pages', async () => {
    expect(names(await list('?search=rafi'))).toEqual(['=Rafi Ahmed'])
    expect(names(await list(`?search=${encodeURIComponent('পাখি')}`))).toEqual(['Tanvir'])
    const [, second] = (await list()).results
    expect(names(await list(`?search=${second!.receipt}`))).toEqual(['নুসরাত জাহান'])
    expect(names(await list(`?search=${second!.receipt!.slice(0, 8).toUpperCase()}`))).toContain('নুসরাত জাহান')
    const first = await list('?page_size=2')
    const rest = (await staff.call<Listed>('GET', first.next!)).body
    expect([names(rest), rest.next]).toEqual([['Tanvir'], null])
  })

  it('goes out as files in which no name runs as a formula', async () => {
    const csv = await staff.call('GET', path('results/?format=csv'))
    expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="results-${exam.id}.csv"`)
    expect(csv.text.split('\r\n').map(line => line.split(',').slice(1, 6))).toMatchObject([
      ['নাম', 'র‍্যাংকের নাম', 'নম্বর', 'বিষয় 0', 'বিষয় 1'],
      ["'=Rafi Ahmed", '', '7.75', '5', '2.75'],
      ['নুসরাত জাহান', '', '6.75', '5', '1.75'],
      ['Tanvir', 'রাতের পাখি', '1.75', '1.75', '0'],
      [],
    ])
    const response = await testApp.app.http.request(`/api/${path('results/?format=xlsx&search=tanvir')}`, {
      headers: { authorization: `token ${staff.token}` },
    })
    const table = await readSheet(new Uint8Array(await response.arrayBuffer()), () => true)
    expect(table.rows.map(({ cells }) => cells.slice(0, 4))).toEqual([['3', 'Tanvir', 'রাতের পাখি', '1.75']])
  })
})

describe('one learner’s sheet', () => {
  it('has what they chose, the key and the mark of each question', async () => {
    const { body } = await staff.call<StaffSheet>('GET', path(`results/${people[1]!.id}/`))
    expect(body.result.marks).toBe(7.75)
    expect(body.questions.reduce((sum, { mark }) => sum + mark, 0)).toBe(7.75)
    const right = body.questions.filter(({ chosen, accepted }) => chosen !== null && accepted!.includes(chosen))
    expect([right.length, body.questions.filter(({ chosen }) => chosen === null).length]).toEqual([8, 1])
    expect((await staff.call('GET', path('results/999999999/'))).status).toBe(404)
  })

  it('is for who runs exam evenings, and every such role reads keys', async () => {
    const other = await moderator(testApp, 'জাহিদ')
    for (const role of roles) {
      await testApp.db.pool.query('update users set role = $2 where id = $1', [other.id, role])
      const { status } = await other.call('GET', path(`results/${people[1]!.id}/`))
      expect([role, status]).toEqual([role, mayDo(role, 'exams.room') && seesKeys(role) ? 200 : 403])
    }
  })
})

it('stands beside the exam before, of the same program', async () => {
  const { now, before, both } = (await staff.call<ResultComparison>('GET', path('comparison/'))).body
  expect([now.sheets, before!.sheets]).toEqual([3, 3])
  expect(now).toMatchObject({ median: 67.5, best: 77.5 })
  expect(before!.mean).toBeCloseTo((8.75 + 4.75 + 2.75) / 0.3, 8)
  expect(now.subjects.map(({ mean }) => Math.round(mean!))).toEqual([78, 30])
  expect(both).toEqual({ people: 3, up: 1, down: 1 })
})
