import type { CalendarAddress, DatedEntry, MyRoutine, ProgramRoutine, UserInfo } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { failure, fakeClient, nusrat } from '../../testing/fake-client.ts'
import { programRoutine, routineDays, today } from '../../testing/fake-programs.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { routine as widget } from './index.ts'

const address: CalendarAddress = {
  url: 'https://prostuti.example/api/exam/v5/calendars/AAAAAAAAAAAAAAAAAAAAAA/',
  // The twenty-first in Dhaka.
  created_at: '2026-11-20T20:00:00.000Z',
}

const mine: MyRoutine = {
  today,
  days: routineDays.map(day => ({ ...day, date: day.date!, program: { id: '4', title: 'ব্যাংক সমন্বিত নিয়োগ' } })),
  exams: [],
}

/** Of a circular without a time, and of a seat plan on a day on which the routine has something else. */
const exams: DatedEntry[] = [
  {
    ...{ kind: 'seat_plan', id: '5', title: 'নমুনা প্রাথমিক শিক্ষা দপ্তর', href: '/notice/seat-plan/5' },
    ...{ date: '2026-11-23', time: '10:00', reminders: [7, 1], aim: true },
  },
  {
    ...{ kind: 'circular', id: '7', title: 'নমুনা অফিস সহকারী', href: '/jobs/details/7' },
    ...{ date: '2027-01-15', time: null, reminders: [], aim: false },
  },
]

/** A server with this routine, and a calendar that is made, renewed and ended. */
function server(
  routine: ProgramRoutine | MyRoutine,
  user: UserInfo | null = nusrat,
  first: CalendarAddress | null = null,
) {
  const asked: string[] = []
  let calendar = first
  const call = async ({ id }: { id: string }) => {
    asked.push(id)
    if (id === 'programs.getCalendarAddress') return { calendar }
    if (id === 'programs.createCalendarAddress')
      calendar = { ...address, url: address.url.replace('AAA', calendar ? 'BBB' : 'AAA') }
    if (id === 'programs.revokeCalendarAddress') calendar = null
    return id === 'programs.createCalendarAddress' ? calendar : routine
  }
  return { asked, client: fakeClient({ user, http: { call } as unknown as Prostuti['http'] }) }
}

const hrefs = 'exam-href="#join?id={id}" program-href="#program?id={id}" programs-href="#all" sign-in-href="#login"'

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]

describe('a routine', () => {
  defineForTest(widget)
  const open = (client: Prostuti, attributes = 'program-id="4"') =>
    mount('prostuti-routine', `${hrefs} ${attributes}`, client)

  it('begins with this week, Saturday to Friday, with today marked and each day said in words', async () => {
    const element = await open(server(programRoutine).client)
    const days = all(element, '.week > li')
    equal(
      days.map(day => day.dataset.kind),
      ['exam', 'none', 'day', 'none', 'none', 'none', 'none'],
    )
    equal(days[0]!.getAttribute('aria-current'), 'date')
    await expectText(element, 'শনিবার, ২১ নভেম্বর: পরীক্ষা আছে', 'সোমবার, ২৩ নভেম্বর: রুটিনের দিন', 'দিন ২ / ৪')
  })

  it('opens today, leads to its exam, and tells what comes by month', async () => {
    const element = await open(server(programRoutine).client)
    await expectText(element, 'আজ · শনিবার, ২১ নভেম্বর', 'শতকরার মূল সূত্র', 'এই সপ্তাহে', 'সুদকষা', 'ডিসেম্বর ২০২৬', 'আগের ১ দিন')
    equal(control(element, 'পরীক্ষা: ব্যাংক গণিত').getAttribute('href'), '#join?id=12')
  })

  it('says when an exam begins: the time alone on its own day, else the day too', async () => {
    const element = await open(server(programRoutine).client)
    const times = all(element, '[data-kind="exam"] small').map(small => small.textContent)
    equal(times, ['রাত ৮:৩০', '৪ ডিসেম্বর সকাল ১০:০০'])
  })

  it('has one button, which starts the first of today’s practices that is not done', async () => {
    const attributes = 'program-id="4" practice-href="#practise?topics={topic}&count={count}"'
    const element = await open(server(programRoutine).client, attributes)
    const start = control(element, 'শতকরা শুরু করুন')
    equal(start.getAttribute('href'), '#practise?topics=9&count=25')
    equal(all(element, '.routine-main [data-kind="primary"]').length, 1)
    equal(await heard('prostuti-routine-practice-chosen', () => start.click()), [{ topic: '9', count: 25 }])
  })

  it('leads to what a day lets practise, on our own site unless the page says where, and ticks what is done', async () => {
    const element = await open(server(programRoutine).client)
    await expectText(element, '১৯ মিনিট')
    const link = control(element, 'অনুশীলন: শতকরা, ২৫টি প্রশ্ন')
    equal(link.getAttribute('href'), `${location.origin}/practice/categories?topics=9&count=25`)
    const days = routineDays.map(day => ({
      ...day,
      items: day.items.map(item => ({ ...item, practice: item.practice && { ...item.practice, done: true } })),
    }))
    const own = 'program-id="4" practice-href="#practise?topics={topic}&count={count}"'
    const done = await open(server({ ...programRoutine, days }).client, own)
    await expectText(done, 'হয়েছে')
    const ownLink = control(done, 'অনুশীলন: শতকরা, ২৫টি প্রশ্ন')
    equal(ownLink.getAttribute('href'), '#practise?topics=9&count=25')
    const chosen = await heard('prostuti-routine-practice-chosen', () => ownLink.click())
    equal(chosen, [{ topic: '9', count: 25 }])
    equal(all(done, '.routine-items [data-done] > svg').length, 1)
  })

  it('names no date of an exam that is sat on a day of one’s own', async () => {
    const days = routineDays.map(day => ({
      ...day,
      items: day.items.map(item => ({ ...item, exam: item.exam && { ...item.exam, start_time: null } })),
    }))
    const element = await open(server({ ...programRoutine, days }).client)
    ok(all(element, 'li[data-kind="exam"] a').length > 0, 'no exam')
    equal(all(element, 'li[data-kind="exam"] small').length, 0)
  })

  it('is of all my programs where the page names none', async () => {
    const { client, asked } = server(mine)
    const element = await open(client, '')
    ok(asked.includes('programs.getMyRoutine'), asked.join())
    await expectText(element, 'ব্যাংক সমন্বিত নিয়োগ')
  })

  it('has exams outside programs on their day, with what they are of, and leads to them', async () => {
    const element = await open(server({ ...mine, exams }).client, '')
    const rows = all(element, '.routine-row').map(row => (row.textContent ?? '').replace(/\s+/g, ' '))
    ok(
      rows.some(row => /২৩ নভেম্বর.*আসনবিন্যাস · সকাল ১০:০০.*পরীক্ষা: নমুনা প্রাথমিক/.test(row)),
      rows.join('|'),
    )
    ok(
      rows.some(row => /১৫ জানুয়ারি.*বিজ্ঞপ্তির পরীক্ষা · সময় জানানো হয়নি.*পরীক্ষা: নমুনা অফিস/.test(row)),
      rows.join('|'),
    )
    await expectText(element, 'জানুয়ারি ২০২৭', 'সোমবার, ২৩ নভেম্বর: পরীক্ষা আছে')
    const link = control(element, 'পরীক্ষা: নমুনা অফিস সহকারী')
    equal(link.getAttribute('href'), `${location.origin}/jobs/details/7`)
  })

  it('stands without a program, and lets an exam go', async () => {
    const { client, asked } = server({ today, days: [], exams })
    const element = await open(client, '')
    equal(all(element, '.week').length, 1)
    const events = heard('prostuti-exam-kept', () => control(element, 'সরান: নমুনা অফিস সহকারী').click())
    await until(() => !textOf(element).includes('নমুনা অফিস সহকারী'))
    ok(asked.includes('programs.removeFromRoutine'), asked.join())
    equal(await events, [{ kind: 'circular', id: '7', kept: false }])
    ok(textOf(element).includes('নমুনা প্রাথমিক শিক্ষা দপ্তর'))
  })

  it('says where an exam could not be taken out, and keeps it', async () => {
    const call = async ({ id }: { id: string }) => {
      if (id === 'programs.removeFromRoutine') throw failure('network_lost', 0)
      return id === 'programs.getCalendarAddress' ? { calendar: null } : { ...mine, exams }
    }
    const element = await open(fakeClient({ user: nusrat, http: { call } as unknown as Prostuti['http'] }), '')
    control(element, 'সরান: নমুনা অফিস সহকারী').click()
    await expectText(element, 'সরানো গেল না, আবার চেষ্টা করুন।', 'নমুনা অফিস সহকারী')
  })

  it('goes as a file into any calendar', async () => {
    const element = await open(server(programRoutine).client)
    ok(control(element, 'ফাইল নামান').getAttribute('href')?.endsWith('program-routine/?program=4&format=ics'), 'no file')
  })

  it('has a private address that its owner makes, renews and ends', async () => {
    const { client, asked } = server(mine)
    const element = await open(client, '')
    control(element, 'ঠিকানা তৈরি করুন').click()
    await until(() => all(element, 'input').length === 1)
    const shown = () => (all(element, 'input')[0] as HTMLInputElement).value
    equal(shown(), address.url)
    await expectText(element, '২১ নভেম্বর ২০২৬')
    control(element, 'নতুন ঠিকানা').click()
    await settle()
    await expectText(element, 'পুরোনো ঠিকানা সঙ্গে সঙ্গে বন্ধ হবে')
    all(element, 'dialog [data-kind="primary"]')[0]!.click()
    await until(() => shown() !== address.url)
    control(element, 'বন্ধ করুন').click()
    await settle()
    all(element, 'dialog [data-kind="danger"]')[0]!.click()
    await until(() => textOf(element).includes('ঠিকানা তৈরি করুন'))
    equal(
      asked.filter(id => /create|revoke/.test(id)),
      ['programs.createCalendarAddress', 'programs.createCalendarAddress', 'programs.revokeCalendarAddress'],
    )
  })

  it('of a personalised program that was not begun has numbers in the place of dates', async () => {
    const days = routineDays.map(day => ({ ...day, date: null }))
    const program = { ...programRoutine.program, is_personalized: true }
    const element = await open(server({ ...programRoutine, program, started_on: null, days }).client)
    await expectText(element, 'দিন ১', 'শুরুর দিন ঠিক করলে')
    equal(control(element, 'শুরুর দিন ঠিক করুন').getAttribute('href'), '#program?id=4')
    equal(all(element, '.week').length, 0)
  })

  it('says why it is empty, and asks a visitor to sign in for their own', async () => {
    const empty = await open(server({ today, days: [], exams: [] }).client, '')
    await expectText(empty, 'আপনার রুটিন এখনো ফাঁকা')
    equal(control(empty, 'প্রোগ্রাম দেখুন').getAttribute('href'), '#all')
    const refused = () => Promise.reject(failure('not_signed_in', 401))
    const visitor = await open(fakeClient({ http: { call: refused } as unknown as Prostuti['http'] }), '')
    await expectText(visitor, 'নিজের রুটিন দেখতে লগইন করুন')
  })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone (${lang}, ${theme})`, async () => {
      const element = await open(server({ ...mine, exams }, nusrat, address).client, attributes)
      await until(() => all(element, '.week').length > 0)
      equal(await accessibilityFaults(element), [])
    })
})
