import type { CalendarAddress, DatedEntry, MyRoutine, StudyProgress } from '@prostuti/contract'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { mergeInto } from '../../../../app/accounts/testing/merge-into.ts'
import { addDays } from '../../../../platform/dhaka-day.ts'
import { holdExam, minute } from '../../../../testing/exams.ts'
import { openTestApp } from '../../../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../../../testing/programs.ts'
import type { Person } from '../../../../testing/test-app.ts'
import type { DatedThing, FindDates } from './dated-things.ts'
import { createInRoutine } from './in-routine.ts'

const today = '2026-12-01'

/** What is published, by its id; staff change it as a test wants. */
const circulars = new Map<string, DatedThing>()
const plans = new Map<string, DatedThing>()
const findIn =
  (things: ReadonlyMap<string, DatedThing>): FindDates =>
  async (ids, language) =>
    new Map(
      ids.flatMap(id => {
        const thing = things.get(id)
        return thing ? [[id, { ...thing, title: language === 'en' ? `In English: ${thing.title}` : thing.title }]] : []
      }),
    )

const testApp = await openTestApp({ datedFinders: { circular: findIn(circulars), seat_plan: findIn(plans) } })
const { app, db, clock } = testApp

const thing = (date: string | null, time: string | null = null, id = '7'): DatedThing => ({
  ...{ title: 'নমুনা অফিস সহকারী', href: `/jobs/details/${id}`, date, time },
})

beforeEach(() => {
  clock.set(Date.parse(`${today}T06:00:00.000Z`))
  circulars.clear()
  plans.clear()
  circulars.set('7', thing('2027-01-15'))
  plans.set('7', { ...thing('2026-12-04', '10:00'), href: '/notice/seat-plan/7' })
})

const pathOf = (kind: string, id: string) => `exam/v5/my-routine/${kind}/${id}/`
const keep = (person: Person, wishes: object = {}, kind = 'circular', id = '7') =>
  person.call<DatedEntry & { code: string }>('PUT', pathOf(kind, id), wishes)
const remove = (person: Person, kind = 'circular', id = '7') => person.call('DELETE', pathOf(kind, id))
const examsOf = async (person: Person) => (await person.call<MyRoutine>('GET', 'exam/v5/my-routine/')).body.exams

describe('an exam outside programs', () => {
  it('stands in the routine with its day, seven days and one day before and as an aim unless said otherwise', async () => {
    const person = await testApp.person()
    const { status, body } = await keep(person)
    const entry = {
      ...{ kind: 'circular', id: '7', title: 'নমুনা অফিস সহকারী', href: '/jobs/details/7' },
      ...{ date: '2027-01-15', time: null, reminders: [7, 1], aim: true },
    }
    expect([status, body]).toEqual([200, entry])
    await keep(person, {}, 'seat_plan')
    const exams = await examsOf(person)
    expect(exams.map(({ kind, date, time }) => [kind, date, time])).toEqual([
      ['seat_plan', '2026-12-04', '10:00'],
      ['circular', '2027-01-15', null],
    ])
    expect(exams[1]).toEqual(entry)
    expect(await examsOf(await testApp.person())).toEqual([])
    const inRoutine = createInRoutine(db.pool)
    const asked = (['circular', 'result'] as const).map(kind => inRoutine(BigInt(person.id), kind, '7'))
    expect(await Promise.all(asked)).toEqual([true, false])
  })

  it('stands there once, with the choices that were made last', async () => {
    const person = await testApp.person()
    await Promise.all([keep(person), keep(person)])
    const { body } = await keep(person, { reminders: [1, 14, 1], aim: false })
    expect([body.reminders, body.aim]).toEqual([[14, 1], false])
    expect((await examsOf(person)).map(({ reminders, aim }) => [reminders, aim])).toEqual([[[14, 1], false]])
  })

  it('goes when it is removed, by its owner alone, and a second removal is as the first', async () => {
    const [person, other] = [await testApp.person(), await testApp.person()]
    await keep(person)
    await remove(other)
    expect(await examsOf(person)).toHaveLength(1)
    expect([(await remove(person)).status, (await remove(person)).status]).toEqual([204, 204])
    expect(await examsOf(person)).toEqual([])
  })

  it('is refused where there is none, and where nobody knows its day', async () => {
    const person = await testApp.person()
    circulars.set('8', thing(null))
    const refused = async (kind: string, id: string) => {
      const { status, body } = await keep(person, {}, kind, id)
      return [status, body.code]
    }
    expect(await refused('circular', '9')).toEqual([404, 'not_found'])
    expect(await refused('result', '7')).toEqual([404, 'not_found'])
    expect(await refused('circular', '8')).toEqual([404, 'no_data'])
    expect((await keep(person, { reminders: [-1] })).status).toBe(400)
    expect((await keep(person, {}, 'lottery')).status).toBe(400)
  })

  it('follows a day that staff move, and waits unseen while its circular is gone', async () => {
    const person = await testApp.person()
    await keep(person)
    circulars.set('7', thing('2027-02-05', '15:00'))
    expect((await examsOf(person)).map(({ date, time }) => [date, time])).toEqual([['2027-02-05', '15:00']])
    circulars.set('7', thing(null))
    expect(await examsOf(person)).toEqual([])
    circulars.delete('7')
    expect(await examsOf(person)).toEqual([])
    circulars.set('7', thing('2027-02-06'))
    expect((await examsOf(person)).map(({ date }) => date)).toEqual(['2027-02-06'])
  })

  it('is shown on the day after it, and not later', async () => {
    const person = await testApp.person()
    await keep(person)
    const shownOn = async (day: string) => {
      circulars.set('7', thing(day))
      return (await examsOf(person)).length
    }
    expect(await shownOn(addDays(today, -1))).toBe(1)
    expect(await shownOn(addDays(today, -2))).toBe(0)
  })

  it('is one of two hundred at most, of which those that the routine shows no more make room', async () => {
    const person = await testApp.person()
    const ids = Array.from({ length: 202 }, (_, index) => String(index + 100))
    for (const id of ids) circulars.set(id, thing('2027-01-15', null, id))
    await db.pool.query(
      `insert into dated_entries (user_id, kind, thing_id, reminders, aim, created_at)
       select $1, 'circular', unnest($2::bigint[]), '{}', true, now()`,
      [person.id, ids.slice(0, 199)],
    )
    const [one, two] = await Promise.all([keep(person, {}, 'circular', '299'), keep(person, {}, 'circular', '300')])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    // Choices change in a full routine, too.
    expect((await keep(person, { aim: false }, 'circular', '100')).status).toBe(200)
    const { status, body } = await keep(person, {}, 'circular', '301')
    expect([status, body.code]).toEqual([409, 'conflict'])
    circulars.set('100', thing(addDays(today, -30), null, '100'))
    expect((await keep(person, {}, 'circular', '301')).status).toBe(200)
    expect(await examsOf(person)).toHaveLength(200)
  })
})

describe('a person who keeps exams', () => {
  it('has them in the account into which they are merged, which keeps its own choices', async () => {
    const [anonymous, account] = [await testApp.person(), await testApp.person({ member: true })]
    await keep(anonymous, { reminders: [30] })
    await keep(anonymous, { reminders: [3] }, 'seat_plan')
    await keep(account, { reminders: [1], aim: false })
    await mergeInto(testApp, anonymous, account)
    expect((await examsOf(account)).map(({ kind, reminders, aim }) => [kind, reminders, aim])).toEqual([
      ['seat_plan', [3], true],
      ['circular', [1], false],
    ])
  })

  it('takes them along', async () => {
    const person = await testApp.person({ member: true })
    await keep(person)
    expect((await person.call('DELETE', 'accounts/v1/delete-user/')).status).toBe(204)
    const { rowCount } = await db.pool.query('select from dated_entries where user_id = $1', [person.id])
    expect(rowCount).toBe(0)
  })
})

describe('reviews', () => {
  it('aim at the nearest of the routine’s exams and those that are kept to aim at', async () => {
    const exam = await holdExam(db, clock.now())
    const person = await testApp.person({ member: true })
    await person.join(exam.id)
    await person.submit(exam.id, { answers: exam.wrong(1) })
    clock.advance(62 * minute + 5_001)
    await app.exams.sweep()
    clock.advance(24 * 60 * minute)
    const dueOn = async () => {
      const { body } = await person.call<{ results: { due_on: string }[] }>('GET', 'questions/v4/mistakes/')
      return body.results[0]!.due_on
    }
    // Catches up with the sheet.
    await dueOn()
    await db.pool.query(`update memory_cards set due_on = '2027-03-01', last_at = $2 where user_id = $1`, [
      person.id,
      new Date(clock.now()),
    ])
    expect(await dueOn()).toBe('2027-03-01')
    await keep(person, { aim: false })
    expect(await dueOn()).toBe('2027-03-01')
    await keep(person)
    const eve = await dueOn()
    expect(eve <= '2027-01-14').toBe(true)
    const far = await holdExam(db, Date.parse('2027-02-10T04:00:00.000Z'))
    const program = await addProgram(db, { startsOn: '2027-02-10' }, [{ interval: 0, exam: far.id }])
    await enrol(db, person, program, clock.now())
    expect(await dueOn()).toBe(eve)
    circulars.set('7', thing('2027-02-20'))
    expect((await dueOn()) > eve).toBe(true)
    // Its place is taken by no exam that it is not.
    const { body } = await person.call<StudyProgress>('GET', 'questions/v4/study-progress/')
    expect(body.next_exam).toMatchObject({ id: String(far.id) })
  })
})

/** Entries of a calendar, read by another library than the one that writes them. */
function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map(component => {
    const { uid, summary, startDate } = new ICAL.Event(component)
    const alarms = component.getAllSubcomponents('valarm').map(alarm => String(alarm.getFirstPropertyValue('trigger')))
    const url = component.getFirstPropertyValue('url')
    return { uid, summary, start: startDate.toString(), zone: startDate.zone.tzid, alarms, url }
  })
}

async function fetchFile(path: string, language = 'bn') {
  const response = await app.http.request(path, { headers: { 'accept-language': language } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('the calendar', () => {
  it('that a phone follows has each exam on its day, or at its time, with alarms as they were chosen', async () => {
    const person = await testApp.person()
    await keep(person, { reminders: [7, 1, 0] })
    await keep(person, { reminders: [1, 0] }, 'seat_plan')
    const { body } = await person.call<CalendarAddress>('POST', 'exam/v5/calendar-address/')
    const followed = async () => eventsOf((await fetchFile(new URL(body.url).pathname)).text)
    expect(await followed()).toEqual([
      {
        ...{ uid: 'seat-plan-7@localhost', summary: 'নমুনা অফিস সহকারী', zone: 'Asia/Dhaka' },
        ...{ start: '2026-12-04T10:00:00', alarms: ['-P1D', '-PT30M'] },
        url: 'http://localhost:4321/notice/seat-plan/7',
      },
      {
        ...{ uid: 'circular-7@localhost', summary: 'নমুনা অফিস সহকারী', zone: 'floating' },
        ...{ start: '2027-01-15', alarms: ['-P6DT16H', '-PT16H', 'PT8H'] },
        url: 'http://localhost:4321/jobs/details/7',
      },
    ])
    circulars.set('7', thing('2027-01-22', '15:30'))
    expect((await followed())[1]).toMatchObject({ uid: 'circular-7@localhost', start: '2027-01-22T15:30:00' })
  })

  it('of one exam is a file for everybody, in the language that is asked for, with alarms or without', async () => {
    const path = `/api/${pathOf('circular', '7')}calendar/`
    const { status, headers, text } = await fetchFile(`${path}?language=en`)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(headers.get('content-disposition')).toBe('attachment; filename="prostuti-circular-7.ics"')
    const [event] = eventsOf(text)
    expect(event).toMatchObject({
      ...{ uid: 'circular-7@localhost', summary: 'In English: নমুনা অফিস সহকারী' },
      alarms: ['-P6DT16H', '-PT16H'],
    })
    expect(eventsOf((await fetchFile(`${path}?alarms=false`)).text)[0]!.alarms).toEqual([])
    circulars.set('7', thing(null))
    expect((await fetchFile(path)).text).toContain('no_data')
    circulars.delete('7')
    expect((await fetchFile(path)).status).toBe(404)
  })
})
