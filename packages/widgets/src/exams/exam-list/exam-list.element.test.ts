import type { ExamCard, ParticipatedExam, UserInfo } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { queriesOf } from '../../foundation/data/queries.ts'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { archived, card, failure, fakeClient, home, nusrat, upcoming } from '../../testing/fake-client.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { goOffline } from '../../testing/offline.ts'
import { examList } from './index.ts'

const programs = [
  { id: '3', title: '৪৭তম বিসিএস প্রিলিমিনারি', state: 'published' as const },
  { id: '4', title: 'ব্যাংক সমন্বিত নিয়োগ', state: 'published' as const },
]

const homeOf = (...exams: ExamCard[]) => ({
  answers: { home: async () => ({ ...home, programs, live_exams: exams }) },
})
const running = (...exams: ExamCard[]) => fakeClient(homeOf(...exams))

interface Asked {
  state?: string
  page: number
  program?: string
  program_id?: string
}

type Answer = Promise<{ results: ExamCard[]; next?: string | null; count?: number }>

/** A client whose server answers each list with what `list` says; `asked` are the questions. */
function server(list: (asked: Asked) => Answer, user: UserInfo | null = nusrat) {
  const asked: Asked[] = []
  const call = async (_: unknown, { query }: { query: Asked }) => {
    asked.push(query)
    return { count: 3, previous: null, next: null, ...(await list(query)) }
  }
  return { asked, client: fakeClient({ ...homeOf(), user, http: { call } as unknown as Prostuti['http'] }) }
}

const pages = (list: (asked: Asked) => Answer) => server(list).client

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const titles = (element: Element) => all(element, '.exam-title').map(one => one.textContent)

const bookmarks = (element: Element) => all(element, 'button.bookmark')
const pressed = (element: Element) => bookmarks(element).map(button => button.ariaPressed)

/** A colour of the look as the browser writes it. */
function colorOf(element: Element, value: string): string {
  const probe = document.createElement('i')
  probe.style.color = value
  element.shadowRoot!.querySelector('.prostuti-root')!.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const taken: ParticipatedExam = {
  ...archived,
  mode: 'live',
  submitted_at: '2026-10-02T05:10:00.000Z',
  marks: 81.5,
  position: 312,
  ranking: 'ranked',
  provisional: false,
  total_examinees: 18_460,
  solutions_open: true,
  resume: false,
}

/** All that a page gives the list of what I took part in. */
const addresses =
  'href-template="#join?id={id}" result-href="#result?id={id}&state={state}" solutions-href="#solution?id={id}" standings-href="#ranks?id={id}&state={state}"'

describe('a list of exams', () => {
  defineForTest(examList)

  it('says by word what runs, until when, and what it takes', async () => {
    const element = await mount('prostuti-exam-list', '', running(card))
    const words = textOf(element)
    for (const part of ['চলছে', 'শেষ হবে আজ দুপুর ১২:০০', '১০০টি প্রশ্ন · ৬০ মিনিট · ফ্রি'])
      ok(words.includes(part), `${part} is missing in: ${words}`)
  })

  it('speaks English as English', async () => {
    const element = await mount(
      'prostuti-exam-list',
      'state="upcoming" lang="en"',
      pages(async () => ({ results: [upcoming], next: null })),
    )
    const words = textOf(element)
    for (const part of ['Upcoming', 'Starts 8:30 pm', 'tomorrow', '50 questions · 30 minutes · 10 coins'])
      ok(words.includes(part), `${part} is missing in: ${words}`)
  })

  it('says of which exams a program has to be had, in both languages, and calls none of them free', async () => {
    const sold = { needs_program: true, way_in: { by: 'coins', until: null, premium: true } } as const
    const dear = { ...card, ...sold, id: '8', is_free: false, cost: 20 }
    const exams = running({ ...card, ...sold }, dear, { ...card, id: '7' })
    const prices = async (attributes: string) => {
      const element = await mount('prostuti-exam-list', attributes, exams)
      return all(element, 'article').map(row => row.textContent!.split(/\s· /).at(-1)!)
    }
    const [bn, en] = [await prices(''), await prices('lang="en"')]
    for (const [index, price] of ['প্রোগ্রামের পরীক্ষা', '২০ কয়েন', 'ফ্রি'].entries())
      ok(bn[index]!.startsWith(price), `${price} is missing in: ${bn[index]}`)
    for (const [index, price] of ['Exam of a program', '20 coins', 'Free'].entries())
      ok(en[index]!.startsWith(price), `${price} is missing in: ${en[index]}`)
  })

  it('says until when premium opens an exam, and which one I have', async () => {
    const way = (by: 'premium' | 'owned') => ({
      needs_program: true,
      way_in: { by, until: by === 'premium' ? '2026-12-26T04:00:00.000Z' : null, premium: true },
    })
    const exams = running(
      { ...card, ...way('premium') },
      { ...card, ...way('owned'), id: '8', cost: 20, is_free: false },
    )
    const words = textOf(await mount('prostuti-exam-list', '', exams))
    for (const part of ['খোলা, প্রিমিয়ামে ২৬ ডিসেম্বর পর্যন্ত', 'আপনার নেওয়া আছে'])
      ok(words.includes(part), `${part} is missing in: ${words}`)
    ok(!words.includes('কয়েন'), words)
  })

  it('is green where I have handed in while it runs, and says before the tap what needs an account', async () => {
    const exams = [
      { ...card, participated: true },
      { ...card, id: '8', needs_account: true },
    ]
    const element = await mount('prostuti-exam-list', '', running(...exams))
    const [mine, members] = all(element, 'article')
    equal([mine!.dataset.state, members!.dataset.state], ['taken', 'running'])
    equal(getComputedStyle(mine!.querySelector('.exam-mark')!).color, colorOf(element, 'var(--prostuti-taken)'))
    ok(!mine!.textContent!.includes('চলছে') && !mine!.textContent!.includes('পরীক্ষা দিন'), mine!.textContent!)
    ok(members!.textContent!.includes('অ্যাকাউন্ট লাগবে'), members!.textContent!)
  })

  it('is one card with dividing lines, one line of 44 px each where there is room', async () => {
    const element = await mount(
      'prostuti-exam-list',
      'state="archived"',
      pages(async () => ({ results: [upcoming, card] })),
    )
    element.style.inlineSize = '1000px'
    await settle()
    equal(all(element, '.ui-card').length, 1)
    for (const row of all(element, '.exam-row')) ok(row.offsetHeight <= 54, `${row.offsetHeight} px`)
  })

  it('leads where the page says, and tells it which exam was chosen', async () => {
    const element = await mount('prostuti-exam-list', 'href-template="#join?id={id}&state={state}"', running(card))
    const link = control(element, 'পরীক্ষা দিন')
    equal(link.getAttribute('href'), '#join?id=12&state=running')
    equal(await heard('prostuti-chosen', () => link.click()), [{ exam: '12', state: 'running' }])
  })

  it('shows more on request, and keeps what is there when that fails', async () => {
    let broken = true
    const client = pages(async ({ page }) => {
      if (page === 1) return { results: [archived], next: 'cursor' }
      if (broken) throw failure('network_lost', 0)
      return { results: [{ ...archived, id: '10', title: 'দ্বিতীয়' }], next: null }
    })
    const element = await mount('prostuti-exam-list', 'state="archived"', client)
    control(element, 'আরও দেখুন').click()
    await until(() => textOf(element).includes('নেটওয়ার্ক নেই'))
    equal(titles(element).length, 1)
    broken = false
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('online'))
    await until(() => titles(element).length === 2)
    equal(titles(element)[1], 'দ্বিতীয়')
  })

  it('forgets the old list when it is asked for another state', async () => {
    const client = fakeClient({
      answers: {
        home: async () => ({ ...home, live_exams: [card] }),
      },
      http: { call: () => new Promise(() => undefined) } as unknown as Prostuti['http'],
    })
    const element = await mount('prostuti-exam-list', '', client)
    equal(titles(element).length, 1)
    element.setAttribute('state', 'archived')
    await settle()
    equal(titles(element).length, 0)
  })

  it('says so when there is none, and what comes next', async () => {
    const element = await mount('prostuti-exam-list', '', running())
    ok(textOf(element).includes('এখন কোনো পরীক্ষা চলছে না'))
  })

  it('says that there is no network, and comes by itself when it is back', async () => {
    goOffline()
    dispatchEvent(new Event('offline'))
    const element = await mount('prostuti-exam-list', '', running(card))
    ok(textOf(element).includes('নেটওয়ার্ক নেই'), textOf(element))
    dispatchEvent(new Event('online'))
    await until(() => titles(element).length === 1)
  })

  it('shows each exam’s id to who builds a page, and copies it', async () => {
    const element = await mount('prostuti-exam-list', 'ids', running(card))
    const copied: string[] = []
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
      configurable: true,
    })
    equal(await heard('prostuti-id-copied', () => control(element, 'কপি করুন').click()), [{ exam: card.id }])
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    equal(copied, [card.id])
    await until(() => textOf(element).includes('কপি হয়েছে'))
  })

  it('asks once for two lists of one page', async () => {
    let calls = 0
    const counted = async () => {
      calls += 1
      return { ...home, live_exams: [card] }
    }
    const first = await mount('prostuti-exam-list', '', fakeClient({ answers: { home: counted } }))
    first.after(first.cloneNode())
    await until(() => titles(first.nextElementSibling as Element).length === 1)
    equal(calls, 1)
  })

  it('keeps the room of the cards while they are on their way', async () => {
    const element = await mount(
      'prostuti-exam-list',
      '',
      fakeClient({ answers: { home: () => new Promise(() => undefined) } }),
    )
    ok(element.offsetHeight > 150, `only ${element.offsetHeight} px`)
    equal(textOf(element), 'চলমান পরীক্ষালোড হচ্ছে')
  })

  it('puts what comes under its days in Dhaka, each day once, on later pages too', async () => {
    const at = (id: string, start_time: string): ExamCard => ({ ...upcoming, id, start_time })
    const days = [
      [at('1', '2026-11-21T17:59:00.000Z'), at('2', '2026-11-21T18:00:00.000Z')],
      [at('3', '2026-11-22T17:00:00.000Z'), at('4', '2026-11-23T18:00:00.000Z')],
    ]
    const client = pages(async ({ page }) => ({ results: days[page - 1]!, next: page === 1 ? 'more' : null, count: 4 }))
    const element = await mount('prostuti-exam-list', 'state="upcoming"', client)
    control(element, 'আরও দেখুন').click()
    await until(() => titles(element).length === 4)
    equal(
      all(element, '.exams-day').map(day => [
        day.querySelector('h3')?.textContent,
        day.querySelectorAll('article').length,
      ]),
      [
        ['আজ শনিবার, ২১ নভেম্বর ২০২৬', 1],
        ['আগামীকাল রবিবার, ২২ নভেম্বর ২০২৬', 2],
        ['মঙ্গলবার, ২৪ নভেম্বর ২০২৬', 1],
      ],
    )
  })

  it('says how many there are, and marks what I keep', async () => {
    const client = pages(async () => ({ results: [{ ...archived, bookmarked: true }], count: 41 }))
    const element = await mount('prostuti-exam-list', 'state="archived"', client)
    await expectText(element, 'মোট ৪১টি পরীক্ষা', 'আর্কাইভ', 'অংশ নিয়েছেন')
    equal(pressed(element), ['true'])
  })

  it('flips a bookmark in each list of the page at once, and says so', async () => {
    const sent: string[] = []
    const call = async ({ id }: { id: string }) => {
      if (/Bookmark$/.test(id)) return void sent.push(id)
      return { count: 1, previous: null, next: null, results: [archived] }
    }
    const client = fakeClient({ user: nusrat, http: { call } as unknown as Prostuti['http'] })
    const element = await mount('prostuti-exam-list', 'state="archived"', client)
    const second = element.cloneNode() as HTMLElement
    element.after(second)
    second.after(document.createElement('prostuti-toast-region'))
    await until(() => pressed(second).length === 1)
    const flip = (from: HTMLElement) => heard<{ text: string }>('prostuti-toast', () => bookmarks(from)[0]!.click())
    equal((await flip(element))[0]?.text, 'বুকমার্কে যোগ হয়েছে।')
    equal([pressed(element), pressed(second)], [['true'], ['true']])
    equal((await flip(second))[0]?.text, 'বুকমার্ক থেকে সরানো হয়েছে।')
    equal([pressed(element), pressed(second)], [['false'], ['false']])
    equal(sent, ['exams.createBookmark', 'exams.deleteBookmark'])
  })

  it('takes a bookmark back where the server refuses it, and says so', async () => {
    const call = async ({ id }: { id: string }) => {
      if (/Bookmark$/.test(id)) throw failure('network_lost', 0)
      return { count: 1, previous: null, next: null, results: [archived] }
    }
    const client = fakeClient({ user: nusrat, http: { call } as unknown as Prostuti['http'] })
    const element = await mount('prostuti-exam-list', 'state="archived"', client)
    element.after(document.createElement('prostuti-toast-region'))
    const [told] = await heard<{ tone: string }>('prostuti-toast', () => bookmarks(element)[0]!.click())
    equal([told?.tone, pressed(element)], ['wrong', ['false']])
  })

  it('asks a visitor to sign in for a bookmark, and keeps it afterwards; on a partner’s page it is not there', async () => {
    const sent: string[] = []
    const call = async ({ id }: { id: string }) => {
      if (/Bookmark$/.test(id)) return void sent.push(id)
      return { count: 1, previous: null, next: null, results: [archived] }
    }
    const client = fakeClient({ http: { call } as unknown as Prostuti['http'] })
    const element = await mount('prostuti-exam-list', 'state="archived"', client)
    const signIn = (event: HTMLElementEventMap['prostuti-sign-in-needed']) => {
      event.preventDefault()
      client.auth.$user.set(nusrat)
      event.detail.resume()
    }
    document.addEventListener('prostuti-sign-in-needed', signIn, { once: true })
    bookmarks(element)[0]!.click()
    await until(() => pressed(element)[0] === 'true')
    equal(sent, ['exams.createBookmark'])

    const onPartnersPage = { ...client, base: 'https://prostuti.example/api/' }
    onPartnersPage.auth.$user.set(null)
    const theirs = await mount('prostuti-exam-list', 'state="archived"', onPartnersPage)
    equal([titles(theirs).length, bookmarks(theirs).length], [1, 0])
    onPartnersPage.auth.$user.set(nusrat)
    await until(() => bookmarks(theirs).length === 1)
  })

  it('says before another try of an archived exam that it is practice, and of no other exam', async () => {
    const exams = [
      { ...archived, participated: true },
      { ...archived, id: '10', participated: false },
      { ...archived, id: '11', participated: true, is_demo: true },
      { ...card, id: '12', participated: true },
    ]
    const told = async (attributes: string, sentence: string) => {
      const list = pages(async () => ({ results: exams }))
      const element = await mount('prostuti-exam-list', `state="archived" ${attributes}`, list)
      return all(element, 'article').map(one => one.textContent!.includes(sentence))
    }
    const onlyTheFirst = [true, false, false, false]
    equal(await told('', 'আর্কাইভে প্রথমবারের পর অনুশীলন, র‍্যাংক হয় না'), onlyTheFirst)
    equal(await told('lang="en"', 'After the first archive try: practice, not ranked'), onlyTheFirst)
  })

  it('shows the exams of the program I choose, and tells the page', async () => {
    const { client, asked } = server(async () => ({ results: [archived] }))
    const element = await mount('prostuti-exam-list', 'state="archived" filter', client)
    const choice = control(element, 'ব্যাংক সমন্বিত নিয়োগ')
    equal(await heard('prostuti-filtered', () => choice.click()), [{ program: '4' }])
    equal(choice.getAttribute('aria-pressed'), 'true')
    equal(
      asked.map(query => query.program ?? ''),
      ['', '4'],
    )
    control(element, 'সব প্রোগ্রাম').click()
    await settle()
    equal(control(element, 'সব প্রোগ্রাম').getAttribute('aria-pressed'), 'true')
  })

  it('has addresses for programs and pages where the page has them', async () => {
    const { client, asked } = server(async ({ page }) => ({
      results: [{ ...upcoming, id: String(page) }],
      next: 'more',
    }))
    const attributes =
      'state="upcoming" filter program="3" page="2" page-href="#?id={program}&page={page}" program-href="#?id={program}"'
    const element = await mount('prostuti-exam-list', attributes, client)
    equal(
      asked.map(({ page, program_id }) => [page, program_id]),
      [[2, '3']],
    )
    const address = (words: string) => control(element, words).getAttribute('href')
    equal([address('সব প্রোগ্রাম'), address('ব্যাংক')], ['#', '#?id=4'])
    equal([address('আগের পাতা'), address('আরও দেখুন')], ['#?id=3&page=1', '#?id=3&page=3'])
    equal(control(element, '৪৭তম').getAttribute('aria-current'), 'page')
    control(element, 'আরও দেখুন').click()
    await until(() => asked.length === 2)
    equal([asked[1]!.page, location.hash.includes('page')], [3, false])
  })

  it('tells what came of each exam that I took, and leads to all of it', async () => {
    const rows = [taken, { ...taken, mode: 'archive' as const, position: -1, ranking: 'practice' as const }]
    const element = await mount(
      'prostuti-exam-list',
      `state="participated" ${addresses}`,
      pages(async () => ({ results: rows })),
    )
    const [live, archive] = all(element, 'article').map(one => one.textContent ?? '')
    for (const part of ['৮১.৫০ / ১০০', '৩১২ / ১৮,৪৬০', 'জমা দিয়েছেন ২ অক্টোবর সকাল ১১:১০'])
      ok(live?.includes(part), `${part} is missing in: ${live}`)
    for (const part of ['আর্কাইভ', 'অনুশীলন, র‍্যাংক হয় না']) ok(archive?.includes(part), `${part} is missing in: ${archive}`)
    equal(
      all(element, 'article a').map(link => link.getAttribute('href')),
      ['live', 'archive'].flatMap(state => [
        `#result?id=9&state=${state}`,
        '#solution?id=9',
        `#ranks?id=9&state=${state}`,
      ]),
    )
  })

  it('says of a place that may still move that it is provisional, and of a sample that it ranks nobody', async () => {
    const sample = { ...taken, id: '8', is_demo: true, position: -1, ranking: 'sample' as const }
    const element = await mount(
      'prostuti-exam-list',
      `state="participated" ${addresses}`,
      pages(async () => ({ results: [{ ...taken, provisional: true }, sample] })),
    )
    const [moving, never] = all(element, 'article').map(one => one.textContent ?? '')
    ok(moving?.includes('৩১২ / ১৮,৪৬০ · সাময়িক'), moving)
    ok(never?.includes('নমুনায় হয় না'), never)
  })

  it('is of live or of archive tries alone where the page says so', async () => {
    const { client, asked } = server(async () => ({ results: [], count: 0 }))
    const element = await mount(
      'prostuti-exam-list',
      'state="participated" mode="archive" empty-href="#archive"',
      client,
    )
    equal(
      asked.map(query => query.state),
      ['archive'],
    )
    await expectText(element, 'আর্কাইভের কোনো পরীক্ষা এখনো দেননি')
    equal(
      all(element, '.ui-empty a').map(link => link.textContent),
      ['আর্কাইভের পরীক্ষা দেখুন'],
    )
  })

  it('waits for marks without promising solutions, and leads back into what is not finished', async () => {
    const waiting = { ...taken, marks: null, position: -1, solutions_open: false }
    const open = { ...waiting, id: '8', submitted_at: null }
    const element = await mount(
      'prostuti-exam-list',
      `state="participated" ${addresses}`,
      pages(async () => ({ results: [waiting, open] })),
    )
    await expectText(element, 'প্রকাশের অপেক্ষায়', 'এখনো হয়নি', 'শেষ হয়নি', 'এখনো জমা দেননি')
    equal(
      all(element, 'article a').map(link => link.getAttribute('href')),
      ['#result?id=9&state=live', '#join?id=8'],
    )
  })

  it('leads into another try that is open, beside what came of the one before', async () => {
    const rows = [{ ...taken, mode: 'archive' as const, resume: true }]
    const element = await mount(
      'prostuti-exam-list',
      `state="participated" ${addresses}`,
      pages(async () => ({ results: rows })),
    )
    equal(control(element, 'পরীক্ষায় ফিরে যান').getAttribute('href'), `#join?id=${taken.id}`)
    control(element, 'ফলাফল')
  })

  it('asks a visitor to sign in before telling what they took part in', async () => {
    const { client } = server(() => Promise.reject(failure('not_signed_in', 401)), null)
    const element = await mount('prostuti-exam-list', 'state="participated" sign-in-href="#login"', client)
    await expectText(element, 'নম্বর ও অবস্থান দেখতে লগইন করুন')
    equal(control(element, 'লগইন করুন').getAttribute('href'), '#login')
  })

  it('leads on from an empty list, an empty program, and a page beyond the end', async () => {
    const where =
      'state="participated" empty-href="#upcoming" program-href="#?id={program}" page-href="#?id={program}&page={page}"'
    const wayOut = async (attributes: string, count = 0) => {
      const element = await mount(
        'prostuti-exam-list',
        `${where} ${attributes}`,
        pages(async () => ({ results: [], count })),
      )
      return all(element, '.ui-empty a').map(link => link.getAttribute('href'))
    }
    equal(
      [await wayOut(''), await wayOut('program="4"'), await wayOut('page="9"', 30)],
      [['#upcoming'], ['#'], ['#?page=1']],
    )
  })

  it('says what I have taken as soon as I sign in beside it, and nothing of it once I have gone', async () => {
    const client = fakeClient(homeOf())
    const call = async () => {
      const participated = client.auth.$user.get() !== null
      return { count: 1, previous: null, next: null, results: [{ ...archived, participated }] }
    }
    Object.assign(client.http, { call })
    const element = await mount('prostuti-exam-list', 'state="archived"', client)
    const isTaken = () => textOf(element).includes('অংশ নিয়েছেন')
    equal(isTaken(), false)
    client.auth.$user.set(nusrat)
    await until(isTaken)
    client.auth.$user.set(null)
    await until(() => !isTaken())
  })

  it('keeps what was there when it cannot be refreshed, and says so', async () => {
    let broken = false
    const client = pages(async () => {
      if (broken) throw failure('network_lost', 0)
      return { results: [archived] }
    })
    const element = await mount('prostuti-exam-list', 'state="archived"', client)
    broken = true
    await queriesOf(client).invalidate()
    await settle()
    await expectText(element, 'আগে যা এসেছিল, তা-ই দেখছেন')
    equal(titles(element).length, 1)
  })

  it('is walked through by keyboard, each card two stops: its bookmark and the way in', async () => {
    const element = await mount(
      'prostuti-exam-list',
      'state="archived" filter href-template="#join?id={id}"',
      pages(async () => ({ results: [archived, upcoming] })),
    )
    const stops = all(element, 'a, button').filter(one => one.tabIndex === 0)
    equal(
      stops.map(one => one.className),
      ['ui-pill', 'ui-pill', 'ui-pill', 'ui-tool bookmark', 'exam-way', 'ui-tool bookmark', 'exam-way'],
    )
    const link = stops.at(-1)!
    const [area, cardBox] = [getComputedStyle(link, '::after'), link.closest('article')!.getBoundingClientRect()]
    ok(Math.abs(Number.parseFloat(area.width) - cardBox.width) < 3, `${area.width} of ${cardBox.width}`)
  })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone when it is mine (${lang}, ${theme})`, async () => {
      const rows = [
        taken,
        { ...taken, id: '8', submitted_at: null },
        { ...taken, mode: 'archive' as const, position: -1, bookmarked: true },
      ]
      const client = pages(async () => ({ results: rows, next: 'x' }))
      const element = await mount(
        'prostuti-exam-list',
        `state="participated" filter page="2" page-href="?page={page}" ${addresses} ${attributes}`,
        client,
      )
      equal(titles(element).length, 3)
      equal(await accessibilityFaults(element), [])
    })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone (${lang}, ${theme})`, async () => {
      const client = pages(async () => ({ results: [archived, upcoming, { ...card, participated: true }], next: 'x' }))
      const element = await mount('prostuti-exam-list', `state="archived" ${attributes}`, client)
      equal(titles(element).length, 3)
      equal(await accessibilityFaults(element), [])
    })
})
