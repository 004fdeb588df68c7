import type { Circular } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { assistantDetails, circularServer, listOf, officer, undated } from '../../testing/fake-circulars.ts'
import { failure, nusrat } from '../../testing/fake-client.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { job as widget } from './index.ts'

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const open = (client: Prostuti, attributes = '') => mount('prostuti-job', `job-id="2" ${attributes}`, client)
const withCircular = (part: Partial<Circular>) =>
  circularServer({ 'circulars.getCircular': () => ({ ...assistantDetails, ...part }) })
const foot = (element: Element) => all(element, '.job-foot')[0]!
const says = (element: Element, words: string) =>
  until(() => all(element, '.job-foot')[0]?.textContent?.includes(words))

/** Ended yesterday. */
const over: Partial<Circular> = { deadline: '2026-11-20', ends_at: '2026-11-20T11:00:00.000Z' }

describe('a circular', () => {
  defineForTest(widget)

  it('says the time that is left, the day of the exam and all that it holds', async () => {
    const element = await open(circularServer().client, 'board-href="/jobs"')
    await expectText(element, assistantDetails.title, '১৪টি পদ', '২ দিন বাকি', 'সোমবার, ২৩ নভেম্বর, বিকেল ৫:০০')
    await expectText(element, 'শুরু ১ নভেম্বর', 'শেষ ২৩ নভেম্বর', 'পরীক্ষা ১৫ জানুয়ারি ২০২৭', 'শুক্রবার · ৫৫ দিন পরে')
    await expectText(element, 'কাজ কী', 'চিঠিপত্র গ্রহণ ও বিতরণ', 'কীভাবে আবেদন', 'মনে রাখুন', 'নমুনা-২০২৬/১১৪')
  })

  it('says of a short field that is empty that it is not provided; an empty long text has no heading', async () => {
    const element = await open(circularServer().client)
    await expectText(element, 'অভিজ্ঞতাজানানো হয়নি', 'অফিস সময়জানানো হয়নি')
    equal(textOf(element).includes('বাড়তি যোগ্যতা'), false)
    await expectText(await open(circularServer().client, 'lang="en"'), 'ExperienceNot Provided')
  })

  it('says last of a sample that it is one', async () => {
    await expectText(await open(circularServer().client), 'বিজ্ঞপ্তিটি আমাদের বানানো নমুনা।')
    const real = await open(withCircular({ is_sample: false }).client)
    await expectText(real, '২ দিন বাকি')
    equal(textOf(real).includes('আমাদের বানানো'), false)
  })

  it('leads to apply in a new tab that knows nothing of this one, and names its host', async () => {
    const element = await open(circularServer().client)
    await says(element, 'rajshahi.namuna.example সাইটে খুলবে, নতুন ট্যাবে।')
    const way = foot(element).querySelector('a')!
    equal([way.href, way.target, way.rel], [assistantDetails.apply_link, '_blank', 'noopener'])
    element.addEventListener('click', event => event.preventDefault(), { once: true })
    equal(await heard('prostuti-job-apply', () => way.click()), [{ id: '2', host: 'rajshahi.namuna.example' }])
  })

  it('says the hours that are left on the last day', async () => {
    const element = await open(withCircular({ ends_at: '2026-11-21T05:11:00.000Z' }).client)
    await says(element, 'আর ১ ঘণ্টা ৪১ মিনিট।')
    await says(element, 'এখনই আবেদন করতে যান')
    await says(element, 'rajshahi.namuna.example ধীর হতে পারে')
  })

  it('advises not to wait where no last day is known', async () => {
    const element = await open(withCircular({ deadline: null, ends_at: null }).client)
    await says(element, 'তাই দেরি না করাই ভালো')
    ok(foot(element).querySelector('a'))
  })

  it('leads to the rules where one applies by post', async () => {
    const element = await open(withCircular({ application_method: 'post' }).client)
    await says(element, 'খাম পৌঁছাতে হবে ২৩ নভেম্বর তারিখের মধ্যে')
    equal(foot(element).querySelector('a'), null)
    foot(element).querySelector('button')!.click()
    equal(element.shadowRoot?.activeElement?.id, 'how_to_apply')
  })

  it('promises nothing before one can apply, and offers a calendar entry of the opening', async () => {
    const opens = { opens_at: '2026-11-28T04:00:00.000Z', ends_at: '2026-12-20T18:00:00.000Z' }
    const element = await open(withCircular(opens).client)
    await says(element, 'আবেদন শুরু ২৮ নভেম্বর, সকাল ১০:০০। এখনো ৭ দিন।')
    equal(foot(element).querySelector('a'), null)
    let saved = ''
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved = this.download
    }
    foot(element).querySelector('button')!.click()
    HTMLAnchorElement.prototype.click = click
    equal(saved, 'job-2.ics')
  })

  it('leads to the circular itself where there is neither a form nor rules', async () => {
    const element = await open(withCircular({ apply_link: null, how_to_apply: null }).client)
    await says(element, 'আবেদনের লিংক জানানো হয়নি।')
    equal(foot(element).querySelector('a')?.href, assistantDetails.post_url)
  })

  it('opens its picture whole and its links in new tabs, their hosts beside them', async () => {
    const element = await open(circularServer().client, 'report-href="/rate_app?about=job-{id}"')
    await until(() => all(element, '.job-line').length === 4)
    const lines = all(element, '.job-line')
    equal(
      lines.map(line => [line.getAttribute('href'), line.getAttribute('target')]),
      [
        ['/media/7.webp', '_blank'],
        [assistantDetails.post_url, '_blank'],
        [assistantDetails.url, '_blank'],
        ['/rate_app?about=job-2', null],
      ],
    )
    ok(lines[2]!.textContent?.includes('rajshahi.namuna.example'))
    equal(lines[0]!.querySelector('img')?.alt, 'বিজ্ঞপ্তির ছবি')
  })

  it('is kept by the same bookmark as exams, for who is signed in', async () => {
    const server = circularServer({}, { user: nusrat })
    const element = await open(server.client, 'personal')
    await until(() => all(element, '.bookmark').length === 1)
    const [bookmark] = all(element, '.bookmark')
    bookmark!.click()
    await until(() => server.asked('createCircularBookmark').length === 1)
    equal([server.asked('createCircularBookmark')[0]?.params, bookmark!.ariaPressed], [{ id: '2' }, 'true'])
    await expectText(element, 'রুটিনে')
  })

  it('asks nothing of a person on a partner’s page', async () => {
    const server = circularServer({}, { user: nusrat })
    const element = await open(server.client)
    await expectText(element, '২ দিন বাকি')
    equal(all(element, '.bookmark, .keep-exam').length, 0)
    equal(server.asked('getMyCircular').length, 0)
  })

  it('is shared by its own address', async () => {
    const element = await open(circularServer().client)
    await expectText(element, '২ দিন বাকি')
    const shared: ShareData[] = []
    const value = async (data: ShareData) => void shared.push(data)
    Object.defineProperty(navigator, 'share', { configurable: true, value })
    control(element, 'শেয়ার করুন').click()
    await until(() => shared.length === 1)
    Reflect.deleteProperty(navigator, 'share')
    ok(shared[0]!.url!.endsWith(`/jobs/2/${encodeURIComponent(assistantDetails.slug)}`), shared[0]!.url)
  })

  it('that has ended says first what still counts, then what is open and like it; the rest is folded', async () => {
    const server = circularServer({
      'circulars.getCircular': () => ({ ...assistantDetails, ...over }),
      'circulars.listCirculars': () => listOf([officer, assistantDetails, undated]),
    })
    const element = await open(server.client, 'board-href="/jobs" seat-plan-href="/notice/seat-plan"')
    await expectText(element, 'আবেদনের সময় শেষ', '২০ নভেম্বর, বিকেল ৫:০০', 'আবেদন করেছিলেন?', 'আসনবিন্যাস')
    equal(
      all(element, '.job-part h2').map(head => head.textContent),
      ['আবেদন করেছিলেন?', 'এমন আরও, এখন খোলা'],
    )
    equal(
      all(element, '.job-way').map(way => way.textContent),
      [officer.title, undated.title],
    )
    equal(all(element, '.job-part-head a')[0]?.getAttribute('href'), '/jobs?category=government')
    equal([all(element, '.job-foot').length, (all(element, '.job-was')[0] as HTMLDetailsElement).open], [0, false])
    document.addEventListener('prostuti-job-open', event => event.preventDefault(), { once: true })
    const told = await heard('prostuti-job-open', () => all(element, '.job-way')[0]!.click())
    equal(told, [{ id: officer.id, slug: officer.slug }])
  })

  it('says why it could not come', async () => {
    const element = await open(circularServer({ 'circulars.getCircular': () => failure('not_found', 404) }).client)
    await expectText(element, 'পাতাটি পাওয়া যায়নি')
  })

  it('stays clear of the bar at the bottom of a phone, and has its way to apply beside it in a wide box', async () => {
    const element = await open(circularServer().client)
    await until(() => all(element, '.job-foot').length === 1)
    element.style.setProperty('--prostuti-sticky-bottom', '56px')
    element.style.inlineSize = '360px'
    await settle()
    equal(getComputedStyle(foot(element)).insetBlockEnd, '56px')
    element.style.inlineSize = '1000px'
    await settle()
    equal(getComputedStyle(foot(element)).display, 'none')
    ok(all(element, '.job-time-apply a')[0]!.getBoundingClientRect().width > 0)
  })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone (${lang}, ${theme})`, async () => {
      const server = circularServer({}, { user: nusrat })
      const element = await open(server.client, `${attributes} personal board-href="/jobs" report-href="/rate_app"`)
      await until(() => all(element, '.job-line').length === 4)
      equal(await accessibilityFaults(element), [])
      const ended = await open(withCircular(over).client, attributes)
      await until(() => all(ended, '.job-over').length === 1)
      equal(await accessibilityFaults(ended), [])
    })
})
