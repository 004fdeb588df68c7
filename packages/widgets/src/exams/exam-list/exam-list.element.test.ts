import type { ExamCard } from '@prostuti/contract'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { archived, card, failure, fakeClient, upcoming } from '../../testing/fake-client.ts'
import { control, heard, looks, place, textOf } from '../../testing/place.ts'
import { examList } from './exam-list.ts'

const running = (...exams: ExamCard[]) =>
  fakeClient({ exams: { home: async () => ({ live_exams: exams, upcoming_exams: [] }) } })

const pages = (list: (page: number) => Promise<{ results: ExamCard[]; next: string | null }>) =>
  fakeClient({
    exams: { list: async ({ page = 1 } = {}) => ({ count: 3, previous: null, ...(await list(page)) }) },
  })

const titles = (element: Element) => [...(element.shadowRoot?.querySelectorAll('h3') ?? [])].map(one => one.textContent)

describe('a list of exams', () => {
  defineForTest(examList)

  it('says by word what runs, until when, and what it takes', async () => {
    const element = await place('prostuti-exam-list', '', running(card))
    const words = textOf(element)
    for (const part of ['চলছে', 'শেষ হবে আজ দুপুর ১২:০০', '১০০টি প্রশ্ন · ৬০ মিনিট · ফ্রি'])
      ok(words.includes(part), `${part} is missing in: ${words}`)
  })

  it('speaks English as English', async () => {
    const element = await place(
      'prostuti-exam-list',
      'state="upcoming" lang="en"',
      pages(async () => ({ results: [upcoming], next: null })),
    )
    const words = textOf(element)
    for (const part of ['Upcoming', 'Starts tomorrow, 8:30 pm', '50 questions · 30 minutes · 10 coins'])
      ok(words.includes(part), `${part} is missing in: ${words}`)
  })

  it('leads where the page says, and tells it which exam was chosen', async () => {
    const element = await place('prostuti-exam-list', 'href-template="#join?id={id}&state={state}"', running(card))
    const link = control(element, 'পরীক্ষা দিন')
    equal(link.getAttribute('href'), '#join?id=12&state=running')
    equal(await heard('prostuti-chosen', () => link.click()), [{ exam: '12', state: 'running' }])
  })

  it('shows more on request, and keeps what is there when that fails', async () => {
    let broken = true
    const client = pages(async page => {
      if (page === 1) return { results: [archived], next: 'cursor' }
      if (broken) throw failure('network_lost', 0)
      return { results: [{ ...archived, id: '10', title: 'দ্বিতীয়' }], next: null }
    })
    const element = await place('prostuti-exam-list', 'state="archived"', client)
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
      exams: {
        home: async () => ({ live_exams: [card], upcoming_exams: [] }),
        list: () => new Promise(() => undefined),
      },
    })
    const element = await place('prostuti-exam-list', '', client)
    equal(titles(element).length, 1)
    element.setAttribute('state', 'archived')
    await settle()
    equal(titles(element).length, 0)
  })

  it('says so when there is none, and what comes next', async () => {
    const element = await place('prostuti-exam-list', '', running())
    ok(textOf(element).includes('এখন কোনো পরীক্ষা চলছে না'))
  })

  it('says that there is no network, and comes by itself when it is back', async () => {
    dispatchEvent(new Event('offline'))
    const element = await place('prostuti-exam-list', '', running(card))
    ok(textOf(element).includes('নেটওয়ার্ক নেই'), textOf(element))
    dispatchEvent(new Event('online'))
    await until(() => titles(element).length === 1)
  })

  it('asks once for two lists of one page', async () => {
    let calls = 0
    const home = async () => {
      calls += 1
      return { live_exams: [card], upcoming_exams: [] }
    }
    const first = await place('prostuti-exam-list', '', fakeClient({ exams: { home } }))
    first.after(first.cloneNode())
    await settle()
    equal([calls, titles(first.nextElementSibling as Element).length], [1, 1])
  })

  it('keeps the room of the cards while they are on their way', async () => {
    const element = await place(
      'prostuti-exam-list',
      '',
      fakeClient({ exams: { home: () => new Promise(() => undefined) } }),
    )
    ok(element.offsetHeight > 200, `only ${element.offsetHeight} px`)
    equal(textOf(element), 'লোড হচ্ছে')
  })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone (${lang}, ${theme})`, async () => {
      const client = pages(async () => ({ results: [archived, upcoming, { ...card, participated: true }], next: 'x' }))
      const element = await place('prostuti-exam-list', `state="archived" ${attributes}`, client)
      equal(titles(element).length, 3)
      equal(await accessibilityFaults(element), [])
    })
})
