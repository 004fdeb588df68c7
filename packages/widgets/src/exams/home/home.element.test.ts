import type { ExamCard, Home, ParticipatedExam, UserInfo } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { archived, card, failure, fakeClient, now, nusrat, upcoming } from '../../testing/fake-client.ts'
import { control, heard, looks, place, textOf } from '../../testing/place.ts'
import { home as widget } from './home.ts'

const full: Home = {
  programs: [
    { id: '3', title: '৪৭তম বিসিএস প্রিলিমিনারি', state: 'published' },
    { id: '4', title: 'ব্যাংক সমন্বিত নিয়োগ', state: 'published' },
  ],
  unfinished: null,
  live_exams: [card],
  upcoming_exams: [upcoming, { ...upcoming, id: '14' }, { ...upcoming, id: '15' }, { ...upcoming, id: '16' }],
}
const empty: Home = { programs: [], unfinished: null, live_exams: [], upcoming_exams: [] }
const inAnHour = new Date(now + 3_725_000).toISOString()
const begun = { exam: card, deadline: inAnHour }

const taken: ParticipatedExam = {
  ...archived,
  mode: 'live',
  submitted_at: '2026-10-02T05:10:00.000Z',
  marks: 81.5,
  position: 312,
  solutions_open: true,
}

/** A server that tells `home`, and to whoever is signed in what they took part in. */
function server(
  home: Home | (() => Promise<Home>),
  user: UserInfo | null = null,
  rows: ParticipatedExam[] | Error = [],
) {
  const participated = async () => {
    if (rows instanceof Error) throw rows
    return { count: rows.length, next: null, previous: null, results: rows }
  }
  return fakeClient({
    user,
    hall: { home: typeof home === 'function' ? home : async () => home },
    http: { call: participated } as unknown as Prostuti['http'],
  })
}

const hrefs =
  'href-template="#join?id={id}" exam-href="#go-on?id={id}&state={state}" result-href="#result?id={id}&state={state}" upcoming-href="#upcoming" archived-href="#archived?id={program}" participated-href="#mine" sign-in-href="#login"'

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const addresses = (element: Element, selector: string) => all(element, selector).map(link => link.getAttribute('href'))

function says(element: Element, ...parts: string[]): void {
  const words = textOf(element)
  for (const part of parts) ok(words.includes(part), `"${part}" is missing in: ${words}`)
}

describe('home', () => {
  defineForTest(widget)
  const open = (client: Prostuti, attributes = '') => place('prostuti-home', `${hrefs} ${attributes}`, client)

  it('tells a visitor what this is, and the way in', async () => {
    const element = await open(server(full))
    says(element, 'শুভ সকাল', 'আসল পরীক্ষার আগে নিজেকে যাচাই করুন', 'উত্তর হারায় না')
    equal(control(element, 'লগইন করে শুরু করুন').getAttribute('href'), '#login')
    ok(!textOf(element).includes('আপনার শেষ পরীক্ষা'), 'a visitor has no last exam')
  })

  it('greets me by name and by the hour in Dhaka, and says what the day brings', async () => {
    says(await open(server(full, nusrat)), 'শুভ সকাল, নুসরাত', 'আজ ১টি পরীক্ষা আছে।')
    says(await open(server(empty, { ...nusrat, name: '' }), 'lang="en"'), 'Good morning', 'No exams today.')
  })

  it('puts the exam that I have begun before everything, with the time that is left', async () => {
    const element = await open(server({ ...full, unfinished: begun }, nusrat))
    equal(all(element, '.home > *')[0]?.classList.contains('home-unfinished'), true)
    equal(all(element, '.home-clock')[0]?.textContent, '০১:০২:০৫')
    equal(control(element, 'পরীক্ষায় ফিরে যান').getAttribute('href'), '#go-on?id=12&state=live')
  })

  it('shows what runs, the next three with the time until then, and where all are', async () => {
    const element = await open(server(full))
    equal(addresses(element, '.exam-way'), ['#join?id=12', '#join?id=13', '#join?id=14', '#join?id=15'])
    says(element, 'শুরু হতে ১ দিন ১১ ঘণ্টা বাকি')
    equal(control(element, 'সব দেখুন').getAttribute('href'), '#upcoming')
  })

  it('counts hours on the last day and seconds in the last hour', async () => {
    const startsIn = (ms: number): ExamCard => ({
      ...upcoming,
      id: String(ms),
      start_time: new Date(now + ms).toISOString(),
    })
    const element = await open(server({ ...full, upcoming_exams: [startsIn(125_000), startsIn(3_900_000)] }))
    equal(
      all(element, '.home-countdown').map(one => one.textContent),
      ['শুরু হতে ০২:০৫ বাকি', 'শুরু হতে ১ ঘণ্টা ৫ মিনিট বাকি'],
    )
  })

  it('leads from each programme to its past exams', async () => {
    equal(addresses(await open(server(full)), '.home-shelves a'), ['#archived?id=3', '#archived?id=4'])
  })

  it('tells what came of the exam that I handed in last', async () => {
    const element = await open(server(full, nusrat, [{ ...taken, id: '1', submitted_at: null, marks: null }, taken]))
    says(element, 'আপনার শেষ পরীক্ষা', '৮১.৫০ / ১০০', '৩১২')
    equal(control(element, 'ফলাফল').getAttribute('href'), '#result?id=9&state=live')
  })

  it('keeps the room of my last exam while it is on its way, when there is none and when it does not come', async () => {
    const rooms: number[] = []
    for (const rows of [[taken], [], failure('server_not_loading', 500)]) {
      const element = await open(server(full, nusrat, rows))
      rooms.push(all(element, '.home-last')[0]!.offsetHeight)
    }
    const client = fakeClient({
      user: nusrat,
      hall: { home: async () => full },
      http: { call: () => new Promise(() => undefined) } as unknown as Prostuti['http'],
    })
    rooms.push(all(await open(client), '.home-last')[0]!.offsetHeight)
    ok(Math.max(...rooms) - Math.min(...rooms) < 24, `it jumps: ${rooms}`)
  })

  it('tells the page which exam was chosen where it gives no addresses', async () => {
    const element = await place('prostuti-home', '', server(full))
    equal(await heard('prostuti-chosen', () => control(element, 'পরীক্ষা দিন').click()), [
      { exam: '12', state: 'running' },
    ])
  })

  it('says what there is when there is nothing', async () => {
    says(await open(server(empty)), 'এই মুহূর্তে কোনো পরীক্ষা চলছে না।', 'নতুন পরীক্ষার সময় এখনো ঠিক হয়নি।')
  })

  it('says that it could not come, and comes when asked again', async () => {
    let broken = true
    const client = server(async () => {
      if (broken) throw failure('server_not_loading', 500)
      return full
    })
    const element = await open(client)
    says(element, 'সার্ভার এখন সাড়া দিচ্ছে না')
    broken = false
    control(element, 'আবার চেষ্টা করুন').click()
    await until(() => textOf(element).includes('এখন চলছে'))
  })

  it('shows at once what a server has drawn, and asks for news quietly', async () => {
    const client = fakeClient({ hall: { home: () => new Promise(() => undefined) } })
    const initial = JSON.stringify({ home: full, person: null, last: null }).replaceAll("'", '&#39;')
    const element = await open(client, `initial='${initial}'`)
    says(element, card.title)
    client.auth.$user.set(nusrat)
    await settle()
    says(element, 'নুসরাত')
  })

  for (const { lang, theme, attributes } of looks)
    for (const user of [null, nusrat])
      it(`can be used by everyone (${lang}, ${theme}, ${user ? 'mine' : 'a visitor'})`, async () => {
        const element = await open(server({ ...full, unfinished: user && begun }, user, [taken]), attributes)
        await until(() => all(element, '.exam-title').length > 0)
        equal(await accessibilityFaults(element), [])
      })
})
