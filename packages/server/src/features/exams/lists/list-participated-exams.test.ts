import type { Home, ParticipatedExam, Result, Standings } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import type { Person } from '../../../testing/test-app.ts'

interface Page {
  count: number
  next: string | null
  previous: string | null
  results: ParticipatedExam[]
}

const testApp = await openTestApp()

const participated = async (person: Person, query = '') =>
  (await person.call<Page>('GET', `exam/v5/user-participated-exams/${query}`)).body
const rows = (page: Page) => page.results.map(each => [each.id, each.mode, each.marks, each.position])

describe('the exams that I took part in', () => {
  it('show marks and position once they may be seen, live and archive apart', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now(), { membersOnly: false, programId: 7 })
    const [me, better] = [await testApp.person({ member: true }), await testApp.person({ member: true })]
    for (const person of [me, better]) await person.join(exam.id)
    const [open] = (await participated(me)).results
    expect(open).toMatchObject({ submitted_at: null, marks: null, position: -1, solutions_open: false })
    await better.submit(exam.id, { answers: exam.right() })
    await me.submit(exam.id, { answers: exam.right(4) })
    const id = String(exam.id)
    expect(rows(await participated(me))).toEqual([[id, 'live', null, -1]])

    testApp.clock.advance(62 * minute + 10_000)
    await testApp.app.exams.sweep()
    const [row] = (await participated(me)).results
    expect(row).toMatchObject({ id, mode: 'live', marks: 4, position: 2, solutions_open: true, participated: true })
    await me.join(exam.id, 'archive')
    await me.submit(exam.id, { state: 'archive', answers: exam.right(9) })
    // A second try is open: the one that was handed in is the one that counts.
    await me.join(exam.id, 'archive')
    const [live, archive] = [
      [id, 'live', 4, 2],
      [id, 'archive', 9, 1],
    ]
    expect(rows(await participated(me))).toEqual([archive, live])
    expect(rows(await participated(me, '?state=live'))).toEqual([live])
    expect(rows(await participated(me, '?state=archive&program=7'))).toEqual([archive])
    expect(await participated(me, '?program=8')).toMatchObject({ count: 0, results: [] })
    expect(rows(await participated(better))).toEqual([[id, 'live', 10, 1]])
  })

  it('are unranked in a sample, and newest first without skipping or repeating one', async () => {
    const me = await testApp.person()
    const ids: string[] = []
    for (let index = 0; index < 5; index++) {
      const exam = await holdExam(testApp.db, testApp.clock.now(), { questions: 1, isDemo: true, membersOnly: false })
      if (index % 2 === 0) testApp.clock.advance(1)
      await me.join(exam.id)
      await me.submit(exam.id, { answers: exam.right() })
      ids.unshift(String(exam.id))
    }
    const first = await participated(me, '?page_size=2')
    const second = (await me.call<Page>('GET', first.next!)).body
    const third = (await me.call<Page>('GET', second.next!)).body
    const back = (await me.call<Page>('GET', third.previous!)).body
    const shown = [first, second, third].flatMap(page => page.results)
    expect([shown.map(each => each.id), first.count]).toEqual([ids, 5])
    expect([rows(back), third.next, first.previous]).toEqual([rows(second), null, null])
    expect(shown.map(each => [each.marks, each.position])).toEqual(new Array(5).fill([1, -1]))
  })

  it('say of a place whether it may still move and among how many, of a repeated try that it is practice', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now(), {
      membersOnly: false,
      resultVisibility: new Date(testApp.clock.now()),
    })
    const [me, better] = [await testApp.person({ member: true }), await testApp.person({ member: true })]
    for (const person of [me, better]) {
      await person.join(exam.id)
      await person.submit(exam.id, { answers: exam.right(person === me ? 4 : 8) })
    }
    const rankings = async () =>
      (await participated(me)).results.map(each => [
        each.ranking,
        each.position,
        each.total_examinees,
        each.provisional,
      ])
    testApp.clock.advance(62 * minute + 1_000)
    expect(await rankings()).toEqual([['ranked', 2, 2, true]])
    testApp.clock.advance(10_000)
    await testApp.app.exams.sweep()
    const final = ['ranked', 2, 2, false]
    expect(await rankings()).toEqual([final])
    const practise = async () => {
      await me.join(exam.id, 'archive')
      await me.submit(exam.id, { state: 'archive', answers: exam.right(9) })
      const { body } = await me.call<Result>('GET', `exam/v5/results/${exam.id}/?state=archive`)
      return [body.ranking, body.position, body.provisional]
    }
    expect(await practise()).toEqual(['ranked', 1, false])
    expect(await rankings()).toEqual([['ranked', 1, 1, false], final])
    expect(await practise()).toEqual(['practice', -1, false])
    expect(await rankings()).toEqual([['practice', -1, 0, false], final])
  })

  it('have no rank in a sample, and its result and standings say that they never will', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now(), { isDemo: true, membersOnly: false })
    const me = await testApp.person()
    await me.join(exam.id)
    await me.submit(exam.id, { answers: exam.right() })
    const { body: result } = await me.call<Result>('GET', `exam/v5/results/${exam.id}/`)
    expect([result.ranking, result.position, result.provisional]).toEqual(['sample', -1, false])
    expect((await participated(me)).results).toMatchObject([{ ranking: 'sample', position: -1, provisional: false }])
    testApp.clock.advance(62 * minute + 10_000)
    const { body: list } = await me.call<Standings>('GET', `exam/v5/standings/${exam.id}/`)
    expect([list.ranking, list.count, list.provisional]).toEqual(['sample', 0, false])
  })

  it('lead back to the one that I have begun, with the time that is left, until I hand it in', async () => {
    const unfinished = async (person: Person) => (await person.call<Home>('GET', 'exam/v5/live-exams/')).body.unfinished
    const exam = await holdExam(testApp.db, testApp.clock.now(), { membersOnly: false })
    const [me, other] = [await testApp.person({ member: true }), await testApp.person({ member: true })]
    expect(await unfinished(me)).toBeNull()
    const { deadline } = (await me.join(exam.id)).body
    expect(await unfinished(me)).toMatchObject({ deadline, exam: { id: String(exam.id), state: 'running' } })
    expect(await unfinished(other)).toBeNull()
    await me.submit(exam.id, { answers: exam.right() })
    expect(await unfinished(me)).toBeNull()
  })

  it('keep a try in the archive waiting on Home and in my list until I hand it in', async () => {
    const over = testApp.clock.now() - 30 * minute
    const exam = await holdExam(testApp.db, over - 60 * minute, { endTime: new Date(over) })
    const [me, other] = [await testApp.person({ member: true }), await testApp.person({ member: true })]
    const waits = async (person: Person) =>
      (await person.call<Home>('GET', 'exam/v5/live-exams/')).body.unfinished_archive?.id ?? null
    const resumes = async () =>
      (await participated(me)).results.map(({ submitted_at, resume }) => [submitted_at !== null, resume])
    expect(await waits(me)).toBeNull()
    expect((await me.join(exam.id, 'archive')).status).toBe(200)
    expect([await waits(me), await waits(other)]).toEqual([String(exam.id), null])
    expect(await resumes()).toEqual([[false, false]])
    await me.submit(exam.id, { state: 'archive', answers: exam.right() })
    expect([await waits(me), await resumes()]).toEqual([null, [[true, false]]])
    expect((await me.join(exam.id, 'archive')).status).toBe(200)
    expect([await waits(me), await resumes()]).toEqual([String(exam.id), [[true, true]]])
  })
})
