import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../../platform/dhaka-day.ts'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../../testing/programs.ts'
import type { Person } from '../../../testing/test-app.ts'
import { told, toldTo } from '../../../testing/told.ts'
import type { DatedThing } from '../routine/dated/dated-things.ts'

const plans = new Map<string, DatedThing>()
const find = async () => plans
const testApp = await openTestApp({ datedFinders: { seat_plan: find, circular: async () => new Map() } })
const { app, db, clock } = testApp
const { remind } = app.features.programs

const today = '2026-12-01'
const at = (time: string, day = today) => Date.parse(`${day}T${time}:00+06:00`)

beforeEach(() => clock.set(at('12:00')))

const title = { bn: 'ব্যাংক গণিত', en: 'Bank maths' }
const exam = (startTime: number, more: object = {}) =>
  holdExam(db, startTime, { title, programId: null, ...more, endTime: new Date(startTime + 60 * minute) })

const move = ({ id }: HeldExam, to: number) =>
  db.pool.query('update exams set start_time = $2, end_time = $3 where id = $1', [
    ...[id, new Date(to)],
    new Date(to + 60 * minute),
  ])

const wordsOf = async (kind: 'exam_soon' | 'exam_tomorrow', { id }: HeldExam) =>
  (await told(db.pool, kind)).filter(({ data }) => data.exam === String(id))

describe('an exam', () => {
  it('is announced ten minutes before to who has its program or bought it, once, and to nobody else', async () => {
    const start = at('14:00')
    const program = await addProgram(db)
    const held = await exam(start, { programId: program })
    const [holder, buyer, ended] = [await testApp.person(), await testApp.person(), await testApp.person()]
    await testApp.person()
    await enrol(db, holder, program, clock.now())
    const add = 'insert into exam_purchases (user_id, exam_id, cost, bought_at) values ($1, $2, 5, now())'
    for (const person of [holder, buyer]) await db.pool.query(add, [person.id, held.id])
    await enrol(db, ended, program, clock.now())
    await db.pool.query(`update program_enrollments set source = 'premium' where user_id = $1`, [ended.id])
    clock.set(start - 10 * minute - 1)
    await remind()
    expect(await wordsOf('exam_soon', held)).toEqual([])
    clock.set(start - 10 * minute)
    await Promise.all([remind(), remind()])
    clock.advance(minute)
    await remind()
    const rows = await wordsOf('exam_soon', held)
    expect(rows.map(({ person }) => person)).toEqual([holder.id, buyer.id])
    expect(rows[0]).toMatchObject({
      data: { title, starts_at: new Date(start).toISOString(), questions: 10, minutes: 10, left: 10 },
      useful_until: new Date(start),
    })
    clock.set(start)
    await remind()
    expect(await wordsOf('exam_soon', held)).toHaveLength(2)
  })

  it('is announced at seven in the evening before its day, and where it has moved again with the new time alone', async () => {
    const tomorrow = addDays(today, 1)
    const program = await addProgram(db)
    const held = await exam(at('00:30', tomorrow), { programId: program })
    await enrol(db, await testApp.person(), program, clock.now())
    const starts = async () => (await wordsOf('exam_tomorrow', held)).map(({ data }) => Date.parse(data.starts_at))
    clock.set(at('19:00') - 1)
    await remind()
    expect(await starts()).toEqual([])
    clock.set(at('19:00'))
    await remind()
    await remind()
    expect(await starts()).toEqual([at('00:30', tomorrow)])
    expect((await wordsOf('exam_tomorrow', held))[0]!.useful_until).toEqual(new Date(at('00:00', tomorrow)))
    await move(held, at('10:00', tomorrow))
    await remind()
    expect(await starts()).toEqual([at('10:00', tomorrow)])
    clock.set(at('00:01', tomorrow))
    await move(held, at('11:00', tomorrow))
    await remind()
    expect(await starts()).toEqual([at('10:00', tomorrow)])
  })

  it('of another program is announced to whose routine leads to it, where everybody may know of it', async () => {
    const start = at('15:00')
    const own = await addProgram(db)
    const [open, hidden] = [
      await exam(start, { programId: own }),
      await exam(start, { programId: own, enrollmentVisibility: 'program' }),
    ]
    const other = await addProgram(
      db,
      {},
      [open, hidden].map(({ id }) => ({ interval: 1, exam: id })),
    )
    const person = await testApp.person()
    await enrol(db, person, other, clock.now())
    clock.set(start - 5 * minute)
    await remind()
    const words = await toldTo(db.pool, 'exam_soon', person)
    expect(words.map(({ data }) => [data.exam, data.left])).toEqual([[String(open.id), 5]])
  })

  it('that is no exam yet, or has no page, is not announced', async () => {
    const start = at('16:00')
    const program = await addProgram(db)
    const person = await testApp.person()
    await enrol(db, person, program, clock.now())
    for (const more of [{ questionState: 2 }, { webView: false }, { mode: 'SMALL' as const }, { isDemo: true }])
      await exam(start, { programId: program, ...more })
    clock.set(start - minute)
    await remind()
    expect(await toldTo(db.pool, 'exam_soon', person)).toEqual([])
  })
})

describe('an exam outside programs', () => {
  const plan = (date: string): DatedThing => ({ title: 'নমুনা', href: '/notice/seat-plan/a', date, time: '10:00' })
  const keep = (person: Person, reminders: number[]) =>
    person.call('PUT', 'exam/v5/my-routine/seat_plan/7/', { reminders })

  it('is announced at nine on the days before it that a person has chosen, once a day, by its day of now', async () => {
    const [both, one, none] = [await testApp.person(), await testApp.person(), await testApp.person()]
    plans.set('7', plan('2026-12-09'))
    await keep(both, [7, 1])
    await keep(one, [1])
    await keep(none, [])
    const days = async (person: Person) =>
      (await toldTo(db.pool, 'exam_date', person)).map(({ data }) => [data.date, data.days])
    const remindAt = async (time: string, day: string) => {
      clock.set(at(time, day))
      await Promise.all([remind(), remind()])
    }
    await remindAt('09:00', '2026-12-01')
    await remindAt('08:59', '2026-12-02')
    expect(await days(both)).toEqual([])
    await remindAt('09:00', '2026-12-02')
    await remindAt('20:00', '2026-12-02')
    expect(await days(both)).toEqual([['2026-12-09', 7]])
    plans.set('7', plan('2026-12-11'))
    await remindAt('09:00', '2026-12-04')
    await remindAt('11:00', '2026-12-10')
    const again = [
      ['2026-12-11', 7],
      ['2026-12-11', 1],
    ]
    expect(await days(both)).toEqual([['2026-12-09', 7], ...again])
    expect([await days(one), await days(none)]).toEqual([again.slice(1), []])
    const [{ data } = { data: undefined }] = await toldTo(db.pool, 'exam_date', one)
    expect(data).toEqual({ title: 'নমুনা', path: '/notice/seat-plan/a', date: '2026-12-11', time: '10:00', days: 1 })
  })
})
