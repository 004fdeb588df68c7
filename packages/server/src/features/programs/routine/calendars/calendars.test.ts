import type { CalendarAddress, MyRoutine } from '@prostuti/contract'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { holdExam } from '../../../../testing/exams.ts'
import { openTestApp } from '../../../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../../../testing/programs.ts'
import type { Person } from '../../../../testing/test-app.ts'

const testApp = await openTestApp()
const { app, db, clock } = testApp
clock.set(Date.parse('2026-12-01T06:00:00.000Z'))

interface Fetched {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

async function fetchText(path: string, person?: Person, language = 'bn'): Promise<Fetched> {
  const headers = { 'accept-language': language, ...(person && { authorization: `token ${person.token}` }) }
  const response = await app.http.request(path, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Its entries, read by another library than the one that writes them. */
function entriesOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map(component => {
    const event = new ICAL.Event(component)
    const alarm = component.getFirstSubcomponent('valarm')!
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      start: event.startDate.toString(),
      zone: event.startDate.zone.tzid,
      instant: event.startDate.toJSDate().toISOString(),
      alarm: `${alarm.getFirstProperty('trigger')!.getParameter('related') ?? 'START'} ${alarm.getFirstPropertyValue('trigger')}`,
    }
  })
}

const pathOf = ({ url }: CalendarAddress) => new URL(url).pathname
const create = async (person: Person, language = 'bn') => {
  const response = await app.http.request('/api/exam/v5/calendar-address/', {
    method: 'POST',
    headers: { authorization: `token ${person.token}`, 'accept-language': language },
  })
  return (await response.json()) as CalendarAddress
}
const routineFile = (program: number, person?: Person, language?: string) =>
  fetchText(`/api/exam/v5/program-routine/?program=${program}&format=ics`, person, language)

describe('a routine as a calendar file', () => {
  it('has each day as a whole day and its exam by the clock of Dhaka, with alarms', async () => {
    const exam = await holdExam(db, Date.parse('2026-12-03T04:00:00.000Z'), {
      title: { bn: 'সাপ্তাহিক; পরীক্ষা, এক', en: 'Weekly' },
    })
    const program = await addProgram(db, { startsOn: '2026-12-01' }, [{ interval: 0 }, { interval: 2, exam: exam.id }])
    const { headers, text } = await routineFile(program)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="prostuti-${program}.ics"`)
    expect(text).toContain('TZID:Asia/Dhaka')
    expect(entriesOf(text)).toEqual([
      expect.objectContaining({
        uid: `program-${program}-day-1@localhost`,
        ...{ summary: 'দিন 1 (ব্যাংক প্রস্তুতি)', description: 'শতকরা, অনুশীলন' },
        ...{ start: '2026-12-01', alarm: 'START PT8H' },
      }),
      expect.objectContaining({ uid: `program-${program}-day-2@localhost`, start: '2026-12-03' }),
      expect.objectContaining({
        uid: `exam-${exam.id}@localhost`,
        ...{ summary: 'সাপ্তাহিক; পরীক্ষা, এক', zone: 'Asia/Dhaka', alarm: 'START -PT30M' },
        ...{ start: '2026-12-03T10:00:00', instant: '2026-12-03T04:00:00.000Z' },
      }),
    ])
  })

  it('is in the language of who asks, Bangla where there is no English', async () => {
    const program = await addProgram(db, { startsOn: '2026-12-01' }, [{ interval: 0 }])
    const [entry] = entriesOf((await routineFile(program, undefined, 'en')).text)
    expect(entry).toMatchObject({ summary: 'Day 1 (Bank preparation)', description: 'শতকরা, অনুশীলন' })
  })

  it('keeps its UIDs and raises SEQUENCE when a day or an exam moves', async () => {
    const exam = await holdExam(db, Date.parse('2026-12-04T04:00:00.000Z'))
    const program = await addProgram(db, { startsOn: '2026-12-01' }, [{ interval: 0, exam: exam.id }])
    await db.pool.query('update exams set program_id = $2 where id = $1', [exam.id, program])
    const entries = async () => entriesOf((await routineFile(program)).text)
    const before = await entries()
    await db.pool.query(`update programs set starts_on = '2026-12-05' where id = $1`, [program])
    const moved = await entries()
    expect(moved.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
    expect([moved[0]!.start, moved[0]!.sequence > before[0]!.sequence]).toEqual(['2026-12-05', true])
    await db.pool.query(`update exams set start_time = start_time + interval '1 hour' where id = $1`, [exam.id])
    const later = await entries()
    expect([later[1]!.start, later[1]!.sequence > moved[1]!.sequence]).toEqual(['2026-12-04T11:00:00', true])
    await db.pool.query(`update program_routine_days set interval = 1 where program_id = $1`, [program])
    expect((await entries())[0]!.sequence).toBeGreaterThan(later[0]!.sequence)
  })

  it('has its properties before its components, of which it has one even without a day', async () => {
    const days = await addProgram(db, { startsOn: '2026-12-01' }, [{ interval: 0 }])
    const none = await addProgram(db, { startsOn: '2026-12-01' })
    for (const program of [days, none]) {
      const { text } = await routineFile(program)
      const lines = text.split('\r\n')
      const first = lines.findIndex(line => /^BEGIN:(?!VCALENDAR)/.test(line))
      expect(lines[first]).toBe('BEGIN:VTIMEZONE')
      let depth = 0
      const strayed = lines.slice(first, lines.indexOf('END:VCALENDAR')).filter(line => {
        if (line.startsWith('BEGIN:')) depth++
        else if (line.startsWith('END:')) depth--
        else return depth === 0
        return false
      })
      expect(strayed).toEqual([])
      expect(text).not.toMatch(/[^\r]\n/)
      expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vtimezone')).toHaveLength(1)
    }
    const { text } = await routineFile(none)
    expect(text).not.toContain('BEGIN:VEVENT')
  })

  it('has long lines folded and says nothing about when it was asked', async () => {
    const program = await addProgram(db, { startsOn: '2026-12-01', title: { bn: 'দীর্ঘ নাম '.repeat(30) } }, [
      { interval: 0 },
    ])
    const { text } = await routineFile(program)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(entriesOf(text)[0]!.summary).toContain('দীর্ঘ নাম '.repeat(29))
    expect(text).toMatch(/DTSTAMP:20261201T060000Z/)
  })
})

describe('the private address of a calendar', () => {
  it('opens the owner’s routine to anybody who has it, without a token, and is kept by nobody on the way', async () => {
    const person = await testApp.person()
    const mine = await addProgram(db, { startsOn: '2026-12-01' }, [{ interval: 0 }])
    const other = await addProgram(db, { startsOn: '2026-12-01' }, [{ interval: 0 }])
    await enrol(db, person, mine, clock.now())
    const address = await create(person)
    expect(address.url).toMatch(/^http:\/\/localhost:4321\/api\/exam\/v5\/calendars\/[\w-]{22}\/$/)
    const { headers, text } = await fetchText(pathOf(address))
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(entriesOf(text).map(({ uid }) => uid)).toEqual([`program-${mine}-day-1@localhost`])
    expect(text).not.toContain(`program-${other}-`)
  })

  it('is shown again, is in the language in which it was made, and ends when a new one is made or it is revoked', async () => {
    const person = await testApp.person()
    const program = await addProgram(db, { startsOn: '2026-12-01' }, [{ interval: 0 }])
    await enrol(db, person, program, clock.now())
    const shown = async () =>
      (await person.call<{ calendar: CalendarAddress | null }>('GET', 'exam/v5/calendar-address/')).body.calendar
    expect(await shown()).toBe(null)
    const first = await create(person, 'en')
    expect(await shown()).toEqual(first)
    expect(entriesOf((await fetchText(pathOf(first))).text)[0]!.summary).toBe('Day 1 (Bank preparation)')
    const second = await create(person)
    expect([(await fetchText(pathOf(first))).status, (await fetchText(pathOf(second))).status]).toEqual([404, 200])
    expect((await person.call('DELETE', 'exam/v5/calendar-address/')).status).toBe(204)
    expect([(await fetchText(pathOf(second))).status, await shown()]).toEqual([404, null])
  })
})

describe('my routine', () => {
  it('has the days of all my programs by date, with links to their exams', async () => {
    const person = await testApp.person()
    const begun = clock.now()
    const exam = await holdExam(db, begun)
    const one = await addProgram(db, { startsOn: '2026-12-01' }, [{ interval: 0 }, { interval: 4 }])
    const two = await addProgram(db, { startsOn: '2026-12-02' }, [{ interval: 1, exam: exam.id }])
    for (const program of [one, two]) await enrol(db, person, program, clock.now())
    const { body } = await person.call<MyRoutine>('GET', 'exam/v5/my-routine/')
    expect(body.today).toBe('2026-12-01')
    expect(body.days.map(({ date, program, number }) => [date, Number(program.id), number])).toEqual([
      ['2026-12-01', one, 1],
      ['2026-12-03', two, 1],
      ['2026-12-05', one, 2],
    ])
    expect(body.days[1]!.items[0]!.exam).toEqual({
      id: String(exam.id),
      title: 'যাচাই পরীক্ষা',
      start_time: new Date(begun).toISOString(),
    })
  })
})
