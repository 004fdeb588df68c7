import type { CustomerReview, ProgramDetails, UserInfo } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { type SignInNeededEvent, signInNeeded } from '../../foundation/page/sign-in-needed.ts'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { failure, fakeClient, nusrat } from '../../testing/fake-client.ts'
import { priceChange } from '../../testing/fake-payments.ts'
import { programDetails, routineDays } from '../../testing/fake-programs.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { program as widget } from './index.ts'

interface Asked {
  id: string
  body?: unknown
  key?: string
}

type Rights = Partial<ProgramDetails['program']['rights']>

const detailsOf = (rights: Rights, more: Partial<ProgramDetails['program']> = {}): ProgramDetails => ({
  ...programDetails,
  program: { ...programDetails.program, ...more, rights: { ...programDetails.program.rights, ...rights } },
})

const reviewOf = (number: number): CustomerReview => ({
  id: String(number),
  user: { name: `পরীক্ষার্থী ${number}`, picture: null },
  rating: 4,
  text: `মতামত ${number}`,
  at: '2026-11-20T03:30:00.000Z',
  mine: false,
})

const ratingOf = (count: number) => ({ rating: count > 0 ? { average: 4, count } : null })

/** A server whose program is enrolled in once it was bought, and which remembers what it was asked. */
function server(details: ProgramDetails, user: UserInfo | null = nusrat, refusal?: Error) {
  const asked: Asked[] = []
  let has = false
  const call = async (
    { id }: { id: string },
    { body }: Asked = { id: '' },
    { idempotencyKey: key }: { idempotencyKey?: string } = {},
  ) => {
    asked.push({ id, body, key })
    if (id === 'billing.purchaseExam') {
      if (refusal) throw refusal
      has = true
      return { purchased: true, billing_profile: { ...nusrat.billing_profile, coins: 150 } }
    }
    if (id === 'programs.getProgram')
      return has ? { ...details, program: { ...details.program, enrolled: true, rights: enrolled } } : details
    return { features: {} }
  }
  return { asked, client: fakeClient({ user, http: { call } as unknown as Prostuti['http'] }) }
}

const enrolled = { enrolled: true, source: 'coins', get: null, review: true, personalize: false } as const
const hrefs =
  'program-id="5" exam-href="#join?id={id}" routine-href="#routine?id={id}" archived-href="#archived?id={id}"'

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]

describe('a program', () => {
  defineForTest(widget)
  const open = (client: Prostuti, attributes = '') => mount('prostuti-program', `${hrefs} ${attributes}`, client)

  it('says before anything is paid when it has begun and on which day one enters', async () => {
    const next_day = { number: 2, date: '2026-11-21', title: 'শতকরা' }
    const element = await open(server(detailsOf({}, { next_day })).client)
    const words = '৮ নভেম্বর ২০২৬ থেকে চলছে। এখন নিলে আপনার শুরু দিন ২ থেকে: আজ, শতকরা।'
    await expectText(element, words, 'এখন নিলে এখান থেকে শুরু')
    ok(!textOf(element).includes('বর্ণ ও ধ্বনি'), 'a day that is over')
    control(element, 'কিনুন').click()
    await until(() => element.shadowRoot!.querySelector('dialog[open]')?.textContent?.includes(words) === true)
    await expectText(await open(server(detailsOf({}, { starts_on: '2026-12-01' })).client), 'শুরু ১ ডিসেম্বর ২০২৬')
    await expectText(await open(server(detailsOf({})).client), 'রুটিনের দিনগুলো শেষ।')
    await expectText(
      await open(server(detailsOf({}, { is_personalized: true, starts_on: null })).client),
      'যেদিন খুশি শুরু',
    )
  })

  it('tells what is inside, how its days look, and what people ask', async () => {
    const element = await open(server(programDetails).client)
    await expectText(element, '১৮টি পরীক্ষা, র‍্যাংক লিস্টসহ', '৪৫ দিনের রুটিন', 'দিন ২', 'শতকরা', 'মাঝপথে শুরু করলে কী হবে?')
    await expectText(element, 'এখনো কেউ লেখেননি।', 'শুধু তাঁরাই লিখতে পারেন')
    equal(
      all(element, '.ui-section-head a').map(link => link.getAttribute('href')),
      ['#routine?id=5', '#archived?id=5'],
    )
  })

  it('never lets the price leave, and says what I have', async () => {
    const element = await open(server(programDetails).client)
    await expectText(element, '৩০০ কয়েন', 'বা ১৪৯ টাকা', 'আপনার আছে ৪৫০ কয়েন')
    equal(all(element, '[data-kind="primary"]').length, 1)
  })

  it('is bought once: the balance before and after, then the routine', async () => {
    const { client, asked } = server(programDetails)
    const element = await open(client)
    control(element, 'কিনুন').click()
    await settle()
    await expectText(element, 'কিনবেন?', 'এখন আছে৪৫০ কয়েন', '−৩০০ কয়েন', 'কেনার পর থাকবে১৫০ কয়েন')
    equal(await heard('prostuti-program-got', () => control(element, 'এখনই কিনুন').click()), [{ program: '5' }])
    await until(() => textOf(element).includes('আপনি এই প্রোগ্রামে আছেন'))
    equal(control(element, 'রুটিন দেখুন').getAttribute('href'), '#routine?id=5')
    const [purchase] = asked.filter(({ id }) => id === 'billing.purchaseExam')
    equal(purchase?.body, { program: '5', cost: 300 })
    ok(purchase?.key, 'no key')
    equal(client.auth.$user.get()?.billing_profile.coins, 150)
  })

  it('is not bought at a price that one has not seen: the dialog shows the new one and asks again', async () => {
    const details = detailsOf({})
    const { client, asked } = server(details, nusrat, priceChange('cost'))
    const element = await open(client)
    control(element, 'কিনুন').click()
    await settle()
    await expectText(element, '−৩০০ কয়েন')
    details.program.cost = 350
    control(element, 'এখনই কিনুন').click()
    await until(() => textOf(element).includes('−৩৫০ কয়েন'))
    const dialog = element.shadowRoot!.querySelector('dialog[open]')
    ok(dialog?.textContent?.includes('দাম বদলেছে, কোনো কয়েন কাটা হয়নি।'), dialog?.textContent ?? 'closed')
    await expectText(element, 'কেনার পর থাকবে১০০ কয়েন')
    control(element, 'এখনই কিনুন').click()
    await settle()
    equal(
      asked.filter(({ id }) => id === 'billing.purchaseExam').map(({ body }) => body),
      [
        { program: '5', cost: 300 },
        { program: '5', cost: 350 },
      ],
    )
  })

  it('says what is missing before the button, not after it', async () => {
    const poor = { ...nusrat, billing_profile: { ...nusrat.billing_profile, coins: 245 } }
    const element = await open(server(programDetails, poor).client)
    // Who asks is known a moment after the program is drawn.
    await until(() => textOf(element).includes('আপনার আছে ২৪৫ কয়েন'))
    await expectText(element, 'আরও ৫৫ কয়েন লাগবে')
    equal(control(element, 'কিনুন').getAttribute('aria-disabled'), 'true')
  })

  it('is open by premium until that ends: entering it asks for no coins', async () => {
    const way_in = { by: 'premium', until: '2026-12-26T04:00:00.000Z', premium: true } as const
    const element = await open(server(detailsOf({ get: 'enrol' }, { way_in })).client)
    await expectText(element, 'খোলা, প্রিমিয়ামে ২৬ ডিসেম্বর পর্যন্ত')
    ok(!textOf(element).includes('প্রিমিয়াম থাকলে'), 'it offers what one has')
    control(element, 'যুক্ত হোন').click()
    await settle()
    await expectText(element, 'শুরু করবেন?', 'কোনো কয়েন লাগবে না')
    ok(!textOf(element).includes('এখন আছে'), 'it counts coins')
    control(element, 'এখনই যুক্ত হোন').click()
    await until(() => textOf(element).includes('আপনি এই প্রোগ্রামে আছেন'))
  })

  it('says to whoever must pay that premium opens it, and asks the page for premium', async () => {
    const element = await open(server(programDetails).client)
    await expectText(element, 'প্রিমিয়াম থাকলে এটি খোলা।')
    document.addEventListener('prostuti-premium-needed', event => event.preventDefault(), { once: true })
    const link = control(element, 'প্রিমিয়াম দেখুন')
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })
    ok(!link.dispatchEvent(press), 'the page is left')
    equal(link.getAttribute('href'), '/buy_coin#premium')
  })

  it('is entered for nothing where it costs nothing, by somebody without an account too', async () => {
    const anonymous = { ...nusrat, is_anonymous: true }
    const element = await open(server(detailsOf({ get: 'enrol' }, { cost: 0, cost_in_tk: 0 }), anonymous).client)
    await expectText(element, 'ফ্রি', 'কোনো কয়েন লাগবে না')
    control(element, 'যুক্ত হোন').click()
    await settle()
    control(element, 'এখনই যুক্ত হোন').click()
    await until(() => textOf(element).includes('আপনি এই প্রোগ্রামে আছেন'))
  })

  it('asks the page to sign a visitor in, and goes on afterwards', async () => {
    const { client } = server(programDetails, null)
    const element = await open(client)
    let needed: SignInNeededEvent['detail'] | undefined
    document.addEventListener(
      signInNeeded,
      event => {
        event.preventDefault()
        needed = event.detail
      },
      { once: true },
    )
    control(element, 'কিনুন').click()
    equal([needed?.act, needed?.fragment], ['‘প্রাথমিক সহকারী শিক্ষক ৪৫ দিন’ কিনতে লগইন করুন', 'get'])
    client.auth.$user.set(nusrat)
    needed?.resume()
    await settle()
    await expectText(element, 'কিনবেন?', 'কেনার পর থাকবে১৫০ কয়েন')
  })

  it('confirms nothing to somebody who comes back from signing in with too few coins', async () => {
    const { client } = server(programDetails, null)
    const element = await open(client)
    let resume = (): void => undefined
    document.addEventListener(
      signInNeeded,
      event => {
        event.preventDefault()
        resume = event.detail.resume
      },
      { once: true },
    )
    control(element, 'কিনুন').click()
    client.auth.$user.set({ ...nusrat, billing_profile: { ...nusrat.billing_profile, coins: 245 } })
    resume()
    await settle()
    equal(all(element, 'dialog[open]').length, 0)
    await expectText(element, 'আরও ৫৫ কয়েন লাগবে')
  })

  it('signs a visitor in right here where no page answers', async () => {
    const element = await open(server(programDetails, null).client)
    control(element, 'কিনুন').click()
    await settle()
    await expectText(element, 'কিনতে লগইন করুন', 'Google দিয়ে লগইন করুন')
  })

  it('tells after a lost answer that nothing is paid twice', async () => {
    const element = await open(server(programDetails, nusrat, failure('network_lost', 0)).client)
    control(element, 'কিনুন').click()
    await settle()
    control(element, 'এখনই কিনুন').click()
    await until(() => textOf(element).includes('কয়েন দুবার কাটা হবে না'))
  })

  it('says honestly what is not on sale for coins', async () => {
    const element = await open(server(detailsOf({ get: 'taka' }, { cost: 0, cost_in_tk: 490 })).client)
    await expectText(element, '৪৯০ টাকা', 'কয়েনে পাওয়া যায় না')
    equal(all(element, '.program-get .ui-button').length, 0)
  })

  const mineIs = (rating: number, text: string): CustomerReview => ({ ...reviewOf(99), rating, text, mine: true })

  /** A program that I have, with so many reviews of others; the first calls about reviews fail, as many as `failures` says. */
  async function openReviewed(count: number, failures = 0) {
    const others = Array.from({ length: count }, (_, index) => reviewOf(index + 1))
    const details = { ...detailsOf(enrolled, ratingOf(count)), customer_reviews: others.slice(0, 3) }
    const sent: { body: unknown; key: string | undefined }[] = []
    const fail = () => {
      if (failures-- > 0) throw failure('network_lost', 0)
    }
    const call = async (
      { id }: { id: string },
      { body, query }: { body?: { rating: number; text: string }; query?: { page?: number } } = {},
      { idempotencyKey: key }: { idempotencyKey?: string } = {},
    ) => {
      if (id === 'programs.getProgram') return details
      if (id === 'programs.createReview') {
        sent.push({ body, key })
        fail()
        return mineIs(body!.rating, body!.text)
      }
      fail()
      const page = Number(query?.page ?? 1)
      const results = others.slice((page - 1) * 4, page * 4)
      return { count, next: page * 4 < count ? 'more' : null, previous: null, results }
    }
    const element = await open(fakeClient({ user: nusrat, http: { call } as unknown as Prostuti['http'] }))
    return { element, sent, rows: () => all(element, '.program-review').map(row => row.textContent ?? '') }
  }

  async function write(element: Element, rating: number, text: string): Promise<void> {
    all(element, '.program-rating input')[rating - 1]!.click()
    const area = all(element, '.program-form textarea')[0] as HTMLTextAreaElement
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!
    set!.call(area, text)
    area.dispatchEvent(new Event('input', { bubbles: true }))
    await settle()
    control(element, 'মতামত দিন').click()
    await settle()
  }

  it('asks for a number and a few words before a review is sent', async () => {
    const { element, sent } = await openReviewed(0)
    control(element, 'মতামত দিন').click()
    await settle()
    await expectText(element, 'পাঁচে কত, সেটি বাছুন')
    equal(sent.length, 0)
  })

  it('lets who has it write a review, which stands there at once; a second one takes its place', async () => {
    const { element, sent, rows } = await openReviewed(0)
    await write(element, 2, 'কিছু প্রশ্ন কঠিন')
    await until(() => rows().length === 1)
    await expectText(element, 'আপনার মতামত যোগ হয়েছে', 'কিছু প্রশ্ন কঠিন', 'আপনার লেখা', '১টি মতামত', 'আপনার মতামত বদলান')
    await write(element, 5, 'এখন ভালো লাগছে')
    await until(() => rows()[0]?.includes('এখন ভালো লাগছে') ?? false)
    equal(rows().length, 1)
    equal(
      sent.map(({ body }) => body),
      [
        { program: '5', rating: 2, text: 'কিছু প্রশ্ন কঠিন' },
        { program: '5', rating: 5, text: 'এখন ভালো লাগছে' },
      ],
    )
  })

  it('keeps what was typed where sending fails, and sends it again as the same review', async () => {
    const { element, sent, rows } = await openReviewed(0, 1)
    await write(element, 4, 'নিয়মিত পরীক্ষা হয়')
    await expectText(element, 'যা লিখেছেন, তা এখানেই আছে')
    equal((all(element, '.program-form textarea')[0] as HTMLTextAreaElement).value, 'নিয়মিত পরীক্ষা হয়')
    ok((all(element, '.program-rating input')[3] as HTMLInputElement).checked, 'the number is gone')
    equal(rows().length, 0)
    control(element, 'মতামত দিন').click()
    await until(() => rows().length === 1)
    equal(sent[0]!.key, sent[1]!.key)
    ok(sent[0]!.key, 'no key')
  })

  it('shows more than three reviews page by page', async () => {
    const { element, rows } = await openReviewed(6)
    equal(rows().length, 3)
    control(element, 'আরও দেখুন').click()
    await until(() => rows().length === 4)
    control(element, 'আরও দেখুন').click()
    await until(() => rows().length === 6)
    ok(!textOf(element).includes('আরও দেখুন'), 'there is no further page')
  })

  it('says that further reviews did not come, and asks again', async () => {
    const { element, rows } = await openReviewed(6, 1)
    const told = () => all(element, '[role=alert]').map(({ textContent }) => textContent?.trim())
    control(element, 'আরও দেখুন').click()
    await until(() => told().some(Boolean))
    equal(rows().length, 3)
    control(element, 'আরও দেখুন').click()
    await until(() => rows().length === 4)
    ok(!told().some(Boolean), 'the trouble is over')
  })

  it('lets a personalised program begin on a day of mine', async () => {
    const undated = routineDays.map(day => ({ ...day, date: null }))
    const details = { ...detailsOf({ ...enrolled, personalize: true }), routine: undated }
    const { client, asked } = server(details)
    const element = await open(client)
    control(element, 'এই দিন থেকে শুরু করুন').click()
    await until(() => asked.some(({ id }) => id === 'billing.personalizeProgram'))
    equal(asked.find(({ id }) => id === 'billing.personalizeProgram')?.body, {
      program: '5',
      date: '2026-11-21',
      state: 'archive',
    })
  })

  it('shows the syllabus, or says that there is none', async () => {
    const element = await open(server(programDetails).client)
    control(element, 'সিলেবাস').click()
    await settle()
    await expectText(element, 'বাংলা ব্যাকরণ')
    const bare = await open(server(detailsOf({}, { syllabus: [] })).client)
    control(bare, 'সিলেবাস').click()
    await settle()
    await expectText(bare, 'সিলেবাস এখনো দেওয়া হয়নি')
  })

  it('says that it could not come, and comes when asked again', async () => {
    let broken = true
    const call = async () => {
      if (broken) throw failure('server_not_loading', 500)
      return programDetails
    }
    const element = await open(fakeClient({ user: nusrat, http: { call } as unknown as Prostuti['http'] }))
    await expectText(element, 'সার্ভার এখন সাড়া দিচ্ছে না')
    broken = false
    control(element, 'আবার চেষ্টা করুন').click()
    await until(() => textOf(element).includes('ভেতরে যা আছে'))
  })

  for (const { lang, theme, attributes } of looks)
    for (const details of [programDetails, detailsOf({ ...enrolled, personalize: true })])
      it(`can be used by everyone (${lang}, ${theme}, ${details.program.rights.enrolled ? 'mine' : 'for sale'})`, async () => {
        const element = await open(server(details).client, attributes)
        await until(() => all(element, '.program-get').length > 0)
        equal(await accessibilityFaults(element), [])
      })
})
