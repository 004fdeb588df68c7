import type { Home, ParticipatedExam } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { holdExam, minute } from '../testing/exams.ts'
import { openRig } from '../testing/open-rig.ts'
import type { Person } from '../testing/rig.ts'

interface Page {
  count: number
  next: string | null
  previous: string | null
  results: ParticipatedExam[]
}

const rig = await openRig()

const participated = async (person: Person, query = '') =>
  (await person.call<Page>('GET', `exam/v5/user-participated-exams/${query}`)).body
const rows = (page: Page) => page.results.map(each => [each.id, each.mode, each.marks, each.position])

describe('the exams that I took part in', () => {
  it('tell marks and position once they may be seen, live and archive apart', async () => {
    const exam = await holdExam(rig.db, rig.clock.now(), { membersOnly: false, programId: 7 })
    const [me, better] = [await rig.person({ member: true }), await rig.person({ member: true })]
    for (const person of [me, better]) await person.join(exam.id)
    const [open] = (await participated(me)).results
    expect(open).toMatchObject({ submitted_at: null, marks: null, position: -1, solutions_open: false })
    await better.submit(exam.id, { answers: exam.right() })
    await me.submit(exam.id, { answers: exam.right(4) })
    const id = String(exam.id)
    expect(rows(await participated(me))).toEqual([[id, 'live', null, -1]])

    rig.clock.advance(62 * minute + 10_000)
    await rig.app.exams.sweep()
    const [row] = (await participated(me)).results
    expect(row).toMatchObject({ id, mode: 'live', marks: 4, position: 2, solutions_open: true, participated: true })
    await me.join(exam.id, 'archive')
    await me.submit(exam.id, { state: 'archive', answers: exam.right(9) })
    // A second try is open: the one that was handed in is the one that tells.
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
    const me = await rig.person()
    const ids: string[] = []
    for (let index = 0; index < 5; index++) {
      const exam = await holdExam(rig.db, rig.clock.now(), { questions: 1, isDemo: true, membersOnly: false })
      if (index % 2 === 0) rig.clock.advance(1)
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

  it('lead back to the one that I have begun, with the time that is left, until I hand it in', async () => {
    const unfinished = async (person: Person) => (await person.call<Home>('GET', 'exam/v5/live-exams/')).body.unfinished
    const exam = await holdExam(rig.db, rig.clock.now(), { membersOnly: false })
    const [me, other] = [await rig.person({ member: true }), await rig.person({ member: true })]
    expect(await unfinished(me)).toBeNull()
    const { deadline } = (await me.join(exam.id)).body
    expect(await unfinished(me)).toMatchObject({ deadline, exam: { id: String(exam.id), state: 'running' } })
    expect(await unfinished(other)).toBeNull()
    await me.submit(exam.id, { answers: exam.right() })
    expect(await unfinished(me)).toBeNull()
  })
})
