import type { LedgerEntry, UserInfo } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { failure, fakeClient, nusrat, visitor } from '../../testing/fake-client.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { profile } from './index.ts'

const entries: LedgerEntry[] = [
  {
    id: '3',
    at: '2026-11-21T03:12:00.000Z',
    delta: 5,
    balance: 450,
    reason: 'daily_bonus',
    ref: '2026-11-21',
    title: null,
  },
  {
    id: '2',
    at: '2026-11-20T03:12:00.000Z',
    delta: -300,
    balance: 445,
    reason: 'program_purchase',
    ref: '3',
    title: 'প্রাথমিক শিক্ষক ৪৫ দিন',
  },
  {
    id: '1',
    at: '2026-11-01T03:12:00.000Z',
    delta: 745,
    balance: 745,
    reason: 'opening_balance',
    ref: null,
    title: null,
  },
]

interface Call {
  id: string
  body?: unknown
  query?: { page?: number }
}

interface Answers {
  user?: UserInfo | null
  /** Entries a page. */
  pageSize?: number
  answer?: (call: Call) => unknown
}

/** A server with a ledger; `calls` are what it was asked. */
function server({ user = nusrat, pageSize = 10, answer = () => undefined }: Answers = {}) {
  const calls: Call[] = []
  const ledger = (page = 1) => ({
    count: entries.length,
    next: page * pageSize < entries.length ? 'more' : null,
    previous: null,
    results: entries.slice((page - 1) * pageSize, page * pageSize),
  })
  const call = async ({ id }: { id: string }, { body, query }: Omit<Call, 'id'> = {}) => {
    calls.push({ id, body, query })
    const answered = await answer({ id, body, query })
    return answered ?? (id === 'billing.listLedger' ? ledger(query?.page) : body)
  }
  return { calls, client: fakeClient({ user, http: { call } as unknown as Prostuti['http'] }) }
}

const hrefs = 'delete-href="#delete" sign-in-href="#login" language-href="#en"'
const shown = (answers?: Answers, attributes = '') =>
  mount('prostuti-profile', `${hrefs} ${attributes}`, server(answers).client)
const field = (element: Element, name: string) =>
  element.shadowRoot!.querySelector<HTMLInputElement>(`input[name="${name}"]`)!

describe('a person’s own page', () => {
  defineForTest(profile)

  it('says the name, the coins, and where every one of them went', async () => {
    const words = textOf(await shown())
    for (const part of ['নুসরাত', '৪৫০ কয়েন', 'আজকের বোনাস', '+৫', '‘প্রাথমিক শিক্ষক ৪৫ দিন’ কিনেছেন', '−৩০০', 'মোট ৪৪৫'])
      ok(words.includes(part), `"${part}" is missing in: ${words}`)
  })

  it('shows more of the ledger page by page, each entry once', async () => {
    const element = await shown({ pageSize: 2 })
    equal(element.shadowRoot!.querySelectorAll('.ledger > li').length, 2)
    control(element, 'আরও দেখুন').click()
    await until(() => element.shadowRoot!.querySelectorAll('.ledger > li').length === 3)
    ok(!textOf(element).includes('আরও দেখুন'))
  })

  it('asks nothing for what the server has drawn', async () => {
    const { client, calls } = server()
    const initial = { user: nusrat, ledger: { count: 3, next: null, previous: null, results: entries } }
    await mount('prostuti-profile', `initial='${JSON.stringify(initial)}'`, client)
    equal(calls, [])
  })

  it('asks for the newest entries when the balance changes', async () => {
    const { client, calls } = server()
    await mount('prostuti-profile', hrefs, client)
    const before = calls.length
    client.auth.$user.set({ ...nusrat, billing_profile: { ...nusrat.billing_profile, coins: 455 } })
    await until(() => calls.length > before)
    equal(calls.at(-1)?.query?.page, 1)
  })

  it('gives me the coins of today that I put off, once', async () => {
    const paid = { ...nusrat.billing_profile, coins: 455, last_bonus_on: '2026-11-21' }
    const { client, calls } = server({ answer: ({ id }) => (id === 'billing.claimBonus' ? paid : undefined) })
    const element = await mount('prostuti-profile', hrefs, client)
    const told = heard<{ text: string }>('prostuti-toast', () => {
      control(element, 'কয়েন নিন').click()
      control(element, 'কয়েন নিন').click()
      return until(() => textOf(element).includes('৪৫৫ কয়েন'))
    })
    equal(
      (await told).map(({ text }) => text),
      ['বোনাস পেয়েছেন'],
    )
    ok(!textOf(element).includes('কয়েন নিন'))
    equal(calls.filter(({ id }) => id === 'billing.claimBonus').length, 1)
  })

  it('offers no coins to who has taken those of today', async () => {
    const user = { ...nusrat, billing_profile: { ...nusrat.billing_profile, last_bonus_on: '2026-11-21' } }
    ok(!textOf(await shown({ user })).includes('কয়েন নিন'))
  })

  it('says nothing of the bonus that another device has taken, and reads the balance again', async () => {
    const { client } = server({
      answer: ({ id }) =>
        id === 'billing.claimBonus' ? Promise.reject(failure('bonus_already_claimed', 409)) : undefined,
    })
    const taken = { ...nusrat, billing_profile: { ...nusrat.billing_profile, coins: 455, last_bonus_on: '2026-11-21' } }
    client.auth.refresh = async () => {
      client.auth.$user.set(taken)
      return taken
    }
    const element = await mount('prostuti-profile', hrefs, client)
    const toasts = await heard('prostuti-toast', () => control(element, 'কয়েন নিন').click())
    await until(() => textOf(element).includes('৪৫৫ কয়েন'))
    equal([toasts, textOf(element).includes('কয়েন নিন')], [[], false])
  })

  it('says why the coins of today did not come, and lets me try again', async () => {
    const element = await shown({
      answer: ({ id }) => (id === 'billing.claimBonus' ? Promise.reject(failure('network_lost', 0)) : undefined),
    })
    control(element, 'কয়েন নিন').click()
    await until(() => element.shadowRoot!.querySelector('[role=alert]'))
    ok(control(element, 'কয়েন নিন'))
  })

  it('saves another name, and another one for standings', async () => {
    const { client, calls } = server({
      answer: ({ id, body }) =>
        id === 'auth.updateUser' ? { ...nusrat, ...(body as object) } : id === 'exams.setRankAlias' ? body : undefined,
    })
    const element = await mount('prostuti-profile', hrefs, client)
    control(element, 'বদলান').click()
    await until(() => field(element, 'name'))
    field(element, 'name').value = 'নুসরাত জাহান'
    field(element, 'alias').value = 'ভোরের পাখি'
    const toasts = await heard<{ text: string }>('prostuti-toast', () => {
      control(element, 'সংরক্ষণ করুন').click()
      return settle()
    })
    await until(() => calls.some(({ id }) => id === 'auth.updateUser'))
    const bodies = calls.filter(({ body }) => body).map(({ body }) => body)
    equal(bodies, [{ alias: 'ভোরের পাখি' }, { name: 'নুসরাত জাহান', first_name: '', last_name: '' }])
    ok(toasts.length <= 1)
  })

  it('asks for a name that says something, and saves no blank one', async () => {
    const { client, calls } = server()
    const element = await mount('prostuti-profile', hrefs, client)
    control(element, 'বদলান').click()
    await until(() => field(element, 'name'))
    field(element, 'name').value = '   '
    control(element, 'সংরক্ষণ করুন').click()
    await until(() => element.shadowRoot!.textContent!.includes('আপনার নাম লিখুন।'))
    ok(!calls.some(({ body }) => body))
  })

  it('says what is wrong with a name of one letter, and saves nothing', async () => {
    const { client, calls } = server()
    const element = await mount('prostuti-profile', hrefs, client)
    control(element, 'বদলান').click()
    await until(() => field(element, 'alias'))
    field(element, 'alias').value = 'ক'
    control(element, 'সংরক্ষণ করুন').click()
    await until(() => textOf(element).includes('অন্তত ২টি'))
    equal(calls.filter(({ body }) => body).length, 0)
  })

  it('keeps my other tags when I choose another goal', async () => {
    const user = { ...nusrat, profile: { tags: ['গণিত', 'bank'], rank_alias: null } }
    const { client, calls } = server({ user, answer: ({ id }) => (id === 'auth.updateUser' ? user : undefined) })
    const element = await mount('prostuti-profile', hrefs, client)
    equal(field(element, 'goal').form, null)
    element.shadowRoot!.querySelector<HTMLInputElement>('input[value="bcs"]')!.click()
    await until(() => calls.some(({ id }) => id === 'auth.updateUser'))
    equal(calls.at(-1)?.body, { profile: { tags: ['গণিত', 'bcs'] } })
  })

  it('signs me out everywhere once I have said so, and tells the page', async () => {
    const user = nusrat
    const { client, calls } = server({ user, answer: ({ id }) => (id === 'auth.signOutEverywhere' ? {} : undefined) })
    client.auth.signOut = async () => undefined
    const element = await mount('prostuti-profile', hrefs, client)
    control(element, 'সব ডিভাইস থেকে লগ আউট').click()
    await settle()
    equal(
      calls.some(({ id }) => id === 'auth.signOutEverywhere'),
      false,
    )
    const buttons = element.shadowRoot!.querySelectorAll<HTMLElement>('dialog button')
    const told = heard('prostuti-signed-out', () => buttons[buttons.length - 1]!.click())
    await until(() => calls.some(({ id }) => id === 'auth.signOutEverywhere'))
    ok((await told).length <= 1)
  })

  it('offers an account to who has none, in the place of coins', async () => {
    const element = await shown({ user: visitor })
    equal(control(element, 'লগইন করুন').getAttribute('href'), '#login')
    ok(!textOf(element).includes('কয়েনের হিসাব'))
  })

  it('offers to try again when the ledger does not come', async () => {
    const element = await shown({
      answer: ({ id }) => (id === 'billing.listLedger' ? Promise.reject(failure('something_wrong', 500)) : undefined),
    })
    ok(control(element, 'আবার চেষ্টা করুন'))
  })

  for (const { lang, theme, attributes } of looks)
    it(`reads well to everybody (${lang}, ${theme})`, async () => {
      const element = await shown({}, attributes)
      equal(await accessibilityFaults(element), [])
    })
})
