import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { failure, fakeClient, nusrat } from '../../testing/fake-client.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { dailyBonus } from './index.ts'

const paid = { ...nusrat.billing_profile, coins: 455, last_bonus_on: '2026-11-21' }

function server(answer: () => unknown = () => paid) {
  const keys: (string | undefined)[] = []
  const call = async (_: unknown, __: unknown, options?: { idempotencyKey?: string }) => {
    keys.push(options?.idempotencyKey)
    return answer()
  }
  return { keys, client: fakeClient({ user: nusrat, http: { call } as unknown as Prostuti['http'] }) }
}

const open = (client: Prostuti, attributes = '') => mount('prostuti-daily-bonus', `coins="5" ${attributes}`, client)
const dialogOf = (element: Element) => element.shadowRoot!.querySelector('dialog')!

describe('the bonus of the day', () => {
  defineForTest(dailyBonus)

  it('opens over the page and says how many coins one will have', async () => {
    const element = await open(server().client)
    ok(dialogOf(element).open)
    for (const part of ['আজকের বোনাস ৫ কয়েন', 'মোট ৪৫৫ কয়েন']) ok(textOf(element).includes(part), part)
  })

  it('takes the coins with a key, says so and closes', async () => {
    const { client, keys } = server()
    const element = await open(client)
    const told: { text: string }[] = []
    const closed = heard<{ claimed: boolean }>('prostuti-closed', () => {
      document.addEventListener('prostuti-toast', event => told.push(event.detail), { once: true })
      control(element, 'কয়েন নিন').click()
    })
    await until(() => !dialogOf(element).open)
    equal(await closed, [{ claimed: true }])
    equal([told.map(({ text }) => text), keys.length, keys[0] !== undefined], [['বোনাস পেয়েছেন'], 1, true])
  })

  it('closes calmly where another device has taken it', async () => {
    const element = await open(server(() => Promise.reject(failure('bonus_already_claimed', 409))).client)
    const toasts = await heard('prostuti-toast', () => control(element, 'কয়েন নিন').click())
    await until(() => !dialogOf(element).open)
    equal(toasts, [])
  })

  it('can wait', async () => {
    const { client, keys } = server()
    const element = await open(client)
    control(element, 'এখন না').click()
    await settle()
    equal([dialogOf(element).open, keys], [false, []])
  })

  for (const { lang, theme, attributes } of looks)
    it(`reads well to everybody (${lang}, ${theme})`, async () => {
      equal(await accessibilityFaults(await open(server().client, attributes)), [])
    })
})
