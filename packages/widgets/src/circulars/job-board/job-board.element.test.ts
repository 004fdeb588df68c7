import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { circularServer, circulars, formOf, listOf, officer, teacher, undated } from '../../testing/fake-circulars.ts'
import { failure, now } from '../../testing/fake-client.ts'
import { control, heard, looks, mount } from '../../testing/mount.ts'
import { jobBoard as widget } from './index.ts'

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const titles = (element: Element) => all(element, '.job-way').map(way => way.textContent)

/** Types into the search, as people do. */
function type(element: Element, text: string): void {
  const box = all(element, 'input[type=search]')[0] as HTMLInputElement
  box.value = text
  box.dispatchEvent(new Event('input', { bubbles: true }))
  box.form!.requestSubmit()
}

function choose(select: HTMLElement | undefined, value: string): void {
  const control = select as HTMLSelectElement
  control.value = value
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

const at = location.pathname + location.search
const board = (client: Prostuti, attributes = '') => mount('prostuti-job-board', attributes, client)

describe('the board of circulars', () => {
  defineForTest(widget)
  afterEach(() => history.replaceState(null, '', at))

  it('shows them by deadline under heads, each with days left, posts and until when', async () => {
    const element = await board(circularServer().client)
    await expectText(element, '৫টিতে আবেদন করা যায়')
    equal(
      all(element, '.jobs-group > h2').map(head => head.textContent),
      ['এই সপ্তাহে শেষ', 'তার পরে', 'শেষ তারিখ জানানো হয়নি', 'এখনো শুরু হয়নি'],
    )
    equal(
      titles(element),
      circulars.map(({ title }) => title),
    )
    await expectText(element, '৩,২৪০টি পদ', 'আজই শেষ', 'রাত ১১:৫৯ পর্যন্ত', '২ দিন বাকি', '২৩ নভেম্বর, বিকেল ৫:০০')
    await expectText(element, '৯ দিন বাকি', '১ ডিসেম্বর থেকে আবেদন')
    equal(
      all(element, '.ring').map(ring => [ring.dataset.kind, ring.textContent, ring.hasAttribute('data-pressing')]),
      [
        ['today', 'আজ', true],
        ['open', '২', true],
        ['open', '৯', false],
        ['unknown', '?', false],
        ['later', '১/১২', false],
      ],
    )
  })

  it('counts days anew at midnight in Dhaka, also without a network', async () => {
    const server = circularServer({ 'circulars.listCirculars': () => listOf([teacher, officer]) })
    let time = Date.parse('2026-11-21T23:59:30+06:00')
    const ticks: (() => void)[] = []
    Object.assign(server.client, { now: () => time })
    Object.assign(server.client.platform.clock, {
      setTimer: (tick: () => void) => {
        ticks.push(tick)
        return () => undefined
      },
    })
    const element = await board(server.client)
    await expectText(element, 'আজই শেষ', '৯ দিন বাকি')
    time += 30_000
    ticks.at(-1)!()
    await expectText(element, 'আবেদনের সময় শেষ', '৮ দিন বাকি')
    equal(server.asked('listCirculars').length, 1)
  })

  it('begins with the filters of its attributes', async () => {
    const server = circularServer()
    const element = await board(
      server.client,
      'category="bank, bcs" district="dhaka" employment-status="permanent" page-size="5"',
    )
    await until(() => server.asked('listCirculars').length > 0)
    const query: Record<string, unknown> = server.asked('listCirculars')[0]?.query ?? {}
    equal(
      [query.category, query.district, query.employment_status, query.page_size, query.sortBy],
      ['bank,bcs', 'dhaka', 'permanent', 5, 'deadline'],
    )
    await expectText(element, 'কোনো বিজ্ঞপ্তি')
  })

  it('is filtered by a quick choice, which can be lifted, and says how many are found', async () => {
    const element = await board(circularServer().client)
    await until(() => titles(element).length === 5)
    control(element, 'ব্যাংক').click()
    await until(() => titles(element).length === 3)
    await expectText(element, '৩টি মিলেছে')
    control(element, '‘ব্যাংক’ তুলে দিন').click()
    await until(() => titles(element).length === 5)
  })

  it('marks whole words that begin as what is searched, and has no heads then', async () => {
    const element = await board(circularServer().client)
    await until(() => titles(element).length === 5)
    type(element, 'অফিসার')
    await until(() => titles(element).length === 3)
    equal(
      all(element, 'mark').map(mark => mark.textContent),
      ['অফিসার', 'অফিসার', 'অফিসার'],
    )
    equal(all(element, '.jobs-group').length, 0)
  })

  it('keeps search, filters, order and tab in the address, beside what stands there', async () => {
    history.replaceState(null, '', '?utm=x&category=bank')
    const server = circularServer()
    const element = await board(server.client, 'address-state kept-searches')
    await until(() => titles(element).length === 3)
    type(element, 'অফিসার')
    await until(() => new URLSearchParams(location.search).get('search') === 'অফিসার')
    choose(all(element, '.jobs-sort select')[0], 'created_date')
    await until(() => server.asked('listCirculars').at(-1)?.query?.decreasing === 'true')
    control(element, 'রাখা খোঁজ').click()
    await settle()
    equal(Object.fromEntries(new URLSearchParams(location.search)), {
      utm: 'x',
      search: 'অফিসার',
      category: 'bank',
      sortBy: 'created_date',
      tab: 'kept',
    })
  })

  it('leaves the address of a partner’s page alone', async () => {
    const element = await board(circularServer().client)
    await until(() => titles(element).length === 5)
    control(element, 'ব্যাংক').click()
    await until(() => titles(element).length === 3)
    equal(location.pathname + location.search, at)
  })

  it('says in the filters’ button how many they leave, before they are set', async () => {
    const server = circularServer()
    const element = await board(server.client)
    await until(() => titles(element).length === 5)
    control(element, 'ছাঁকনি').click()
    await expectText(element, '৫টি বিজ্ঞপ্তি দেখুন')
    const [bank] = all(element, 'dialog .jobs-choice input') as HTMLInputElement[]
    bank!.click()
    await expectText(element, '৩টি বিজ্ঞপ্তি দেখুন')
    equal(titles(element).length, 5)
    control(element, '৩টি বিজ্ঞপ্তি দেখুন').click()
    await until(() => titles(element).length === 3)
    equal(all(element, 'dialog').length, 0)
  })

  it('asks by the last day to apply, and then for those without one only where that is said', async () => {
    const server = circularServer()
    const element = await board(server.client)
    await until(() => titles(element).length === 5)
    control(element, 'ছাঁকনি').click()
    await until(() => all(element, 'dialog .jobs-choice').length > 0)
    const choice = (words: string) =>
      all(element, 'dialog .jobs-choice')
        .find(each => each.textContent?.includes(words))!
        .querySelector('input')!
    equal(choice('তারিখ জানানো নেই').checked, true)
    choice('৭ দিনে').click()
    await until(() => server.asked('getCircularForm').at(-1)?.query?.date_r === '2026-11-28')
    equal(choice('তারিখ জানানো নেই').checked, false)
    choice('তারিখ জানানো নেই').click()
    await until(() => server.asked('getCircularForm').at(-1)?.query?.null_deadline === 'true')
  })

  it('names the filter without which most are left where nothing is found, and lifts it', async () => {
    const lifted = [
      { filter: 'category' as const, count: 1 },
      { filter: 'district' as const, count: 18 },
    ]
    const server = circularServer({
      'circulars.getCircularForm': ({ query }) =>
        query?.district && query.category ? formOf({}, { count: 0, lifted }) : formOf({}),
    })
    const element = await board(server.client, 'category="bank" district="rajshahi"')
    await expectText(element, '‘ব্যাংক’ আর ‘রাজশাহী’ একসঙ্গে মেলে না', '‘রাজশাহী’ তুলে দিলে ১৮টি বিজ্ঞপ্তি পাবেন।')
    const lifts = all(element, '.jobs-lifts button').map(button => button.textContent)
    equal(lifts, ['‘রাজশাহী’ তুলে দিন', '‘ব্যাংক’ তুলে দিন'])
    all(element, '.jobs-lifts button')[0]!.click()
    await until(() => titles(element).length === 3)
  })

  it('brings more by the cursor of the page before, as many as there are', async () => {
    const server = circularServer({
      'circulars.listCirculars': ({ query }) =>
        query?.cursor
          ? listOf([undated], { count: 22 })
          : listOf([teacher, officer], {
              count: 22,
              next: 'https://x.example/api/job/v1/jobs/?cursor=abc&page_size=2',
            }),
    })
    const element = await board(server.client)
    await expectText(element, 'আরও ২০টি')
    control(element, 'আরও ২০টি').click()
    await until(() => titles(element).length === 3)
    equal(server.asked('listCirculars').at(-1)?.query?.cursor, 'abc')
    equal(all(element, '.jobs-more').length, 0)
  })

  it('shows the last list without a network, says of when it is, and brings the new one when it is back', async () => {
    let isOnline = true
    const changes = new Set<(isOnline: boolean) => void>()
    const server = circularServer({
      'circulars.listCirculars': () => (isOnline ? listOf([officer]) : failure('network_lost', 0)),
      'circulars.getCircularForm': () => (isOnline ? formOf({}) : failure('network_lost', 0)),
    })
    Object.assign(server.client.platform.network, {
      online: () => isOnline,
      onChange: (listen: (isOnline: boolean) => void) => {
        changes.add(listen)
        return () => changes.delete(listen)
      },
    })
    const before = await board(server.client)
    await until(() => titles(before).length === 1)
    isOnline = false
    Object.assign(server.client, { now: () => now + 86_400_000 })
    const element = await board(server.client)
    await expectText(element, 'নেটওয়ার্ক নেই। ২১ নভেম্বর, সকাল ৯:৩০', officer.title, '৮ দিন বাকি')
    isOnline = true
    for (const listen of [...changes]) listen(true)
    await until(() => !element.shadowRoot?.querySelector('.jobs-notice p'))
    equal(titles(element), [officer.title])
  })

  it('says what failed where there is no list, and tries again', async () => {
    let fails = true
    const server = circularServer({
      'circulars.listCirculars': () => (fails ? failure('server_not_loading', 503) : listOf([officer])),
    })
    const element = await board(server.client)
    await expectText(element, 'সার্ভার এখন সাড়া দিচ্ছে না')
    fails = false
    control(element, 'আবার চেষ্টা করুন').click()
    await until(() => titles(element).length === 1)
  })

  it('asks nothing that the server has drawn', async () => {
    const server = circularServer()
    const initial = { list: listOf([officer]), form: formOf({ category: ['bank'] }), asked: { category: ['bank'] } }
    const element = await board(server.client)
    Object.assign(element, { initial, drawn: { person: null, at: now } })
    const fresh = document.createElement('prostuti-job-board')
    Object.assign(fresh, { initial, drawn: { person: null, at: now }, base: element.getAttribute('base') })
    const before = server.calls.length
    element.replaceWith(fresh)
    await until(() => titles(fresh).length === 1)
    await settle()
    equal(server.calls.length, before)
    await expectText(fresh, '৩টি মিলেছে')
  })

  it('leads to our own pages, and tells the page first, which may keep people with it', async () => {
    const element = await board(circularServer().client)
    await until(() => titles(element).length === 5)
    const [way] = all(element, '.job-way') as HTMLAnchorElement[]
    ok(way!.getAttribute('href')?.endsWith(`/jobs/1/${encodeURIComponent(teacher.slug)}`), way!.getAttribute('href')!)
    let prevented: boolean | undefined
    document.addEventListener('prostuti-job-open', event => event.preventDefault(), { once: true })
    element.addEventListener('click', event => (prevented = event.defaultPrevented), { once: true })
    equal(await heard('prostuti-job-open', () => way!.click()), [{ id: '1', slug: teacher.slug }])
    equal(prevented, true)
  })

  it('has rows that only tell where the page gives no addresses', async () => {
    const element = await board(circularServer().client, 'job-href=""')
    await until(() => titles(element).length === 5)
    const [way] = all(element, '.job-way')
    equal(way!.localName, 'button')
    equal(await heard('prostuti-job-open', () => way!.click()), [{ id: '1', slug: teacher.slug }])
  })

  it('has one link to us on a partner’s page, no tabs and nothing to keep', async () => {
    const server = circularServer()
    const element = await board(server.client, 'category="bank"')
    await expectText(element, 'প্রস্তুতি থেকে')
    equal(all(element, '[role=tab], .jobs-keep, .jobs-aside').length, 0)
    equal(server.calls.filter(({ id }) => /Kept|User/.test(id)).length, 0)
  })

  it('follows the page’s own colours, and the width of its own box', async () => {
    const element = await board(circularServer().client)
    await until(() => titles(element).length === 5)
    const shown = (selector: string) => getComputedStyle(all(element, selector)[0]!).display !== 'none'
    element.style.inlineSize = '420px'
    equal([shown('.jobs-open-filters'), shown('.jobs-category'), shown('.jobs-sort')], [true, false, false])
    element.style.inlineSize = '700px'
    equal([shown('.jobs-category'), shown('.jobs-sort')], [true, true])
    equal(getComputedStyle(all(element, '.jobs-chips')[0]!).display, 'none')
    const own = await board(circularServer().client, 'address-state')
    await until(() => titles(own).length === 5)
    own.style.setProperty('--prostuti-primary', 'rgb(1, 2, 3)')
    const isOpen = () => getComputedStyle(all(own, '.jobs-aside')[0]!).display !== 'none'
    own.style.inlineSize = '800px'
    equal([isOpen(), getComputedStyle(all(own, '.jobs-sort')[0]!).color], [false, 'rgb(1, 2, 3)'])
    own.style.inlineSize = '1000px'
    equal(isOpen(), true)
  })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone (${lang}, ${theme})`, async () => {
      const element = await board(circularServer().client, `${attributes} address-state`)
      await until(() => titles(element).length === 5)
      await until(() => all(element, '.jobs-fields').length > 0)
      equal(await accessibilityFaults(element), [])
    })
})
