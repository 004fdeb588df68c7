import type { Home } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { card, failure, fakeClient, nusrat, visitor } from '../../testing/fake-client.ts'
import { control, looks, mount, textOf } from '../../testing/mount.ts'
import { home as widget } from './index.ts'

const home: Home = {
  ...{ programs: [], my_programs: [], unfinished: null, unfinished_archive: null, changed: null },
  ...{ live_exams: [card], upcoming_exams: [] },
}
const paid = { ...nusrat.billing_profile, coins: 455, last_bonus_on: '2026-11-21' }
const member = { ...nusrat, billing_profile: { ...nusrat.billing_profile, last_bonus_on: '2026-11-20' } }

/** A server that gives Home and nobody's exams, and answers who asks for the coins of today. */
function server(claim: () => unknown = () => paid, parts: Parameters<typeof fakeClient>[0] = { user: member }) {
  const keys: (string | undefined)[] = []
  const call = async ({ id }: { id: string }, _: unknown, options?: { idempotencyKey?: string }) => {
    if (id !== 'billing.claimBonus') return { count: 0, next: null, previous: null, results: [] }
    keys.push(options?.idempotencyKey)
    return claim()
  }
  const client = fakeClient({
    answers: { home: async () => home },
    http: { call } as unknown as Prostuti['http'],
    ...parts,
  })
  return { keys, client }
}

const row = (element: Element) => element.shadowRoot!.querySelector('.bonus-row')

describe('the coins of today on Home', () => {
  defineForTest(widget)
  const open = (client: Prostuti, attributes = '') => mount('prostuti-home', `bonus-coins="5" ${attributes}`, client)

  it('are a row that says how many one will have, and no dialog', async () => {
    const element = await open(server().client)
    await expectText(element, 'আজকের বোনাস ৫ কয়েন', 'মোট ৪৫৫ কয়েন', card.title)
    equal(element.shadowRoot!.querySelector('dialog'), null)
  })

  it('come with one press and a key; the row says so, and stays', async () => {
    const { client, keys } = server()
    const element = await open(client)
    await until(() => row(element) !== null)
    control(element, 'কয়েন নিন').click()
    await expectText(element, 'বোনাস পেয়েছেন। এখন মোট ৪৫৫ কয়েন।')
    equal([keys.length, keys[0] !== undefined, row(element)!.querySelector('button')], [1, true, null])
    equal(client.auth.$user.get()?.billing_profile, paid)
  })

  it('are gone where another device has taken them', async () => {
    const refused = () => Promise.reject(failure('bonus_already_claimed', 409))
    const { client } = server(refused, {
      user: member,
      auth: {
        refresh: async () => {
          client.auth.$user.set({ ...member, billing_profile: paid })
          return member
        },
      },
    })
    const element = await open(client)
    await until(() => row(element) !== null)
    control(element, 'কয়েন নিন').click()
    await until(() => row(element) === null)
  })

  it('wait on where they did not come, with why', async () => {
    let isAway = true
    const answer = () => (isAway ? Promise.reject(failure('network_lost', 0)) : paid)
    const element = await open(server(answer).client)
    await until(() => row(element) !== null)
    control(element, 'কয়েন নিন').click()
    await expectText(element, 'নেটওয়ার্ক নেই')
    isAway = false
    control(element, 'কয়েন নিন').click()
    await expectText(element, 'বোনাস পেয়েছেন')
  })

  for (const [who, user] of Object.entries({
    'a visitor': null,
    'a guest': visitor,
    'a member who has them': { ...member, billing_profile: paid },
  }))
    it(`are not offered to ${who}`, async () => {
      const element = await open(server(undefined, { user }).client)
      await expectText(element, card.title)
      await settle()
      ok(!textOf(element).includes('আজকের বোনাস'))
    })

  for (const { lang, theme, attributes } of looks)
    it(`can be taken by everyone (${lang}, ${theme})`, async () => {
      const element = await open(server().client, attributes)
      await until(() => row(element) !== null)
      equal(await accessibilityFaults(element), [])
    })
})
