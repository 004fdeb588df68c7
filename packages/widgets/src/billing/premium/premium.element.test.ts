import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { failure, nusrat } from '../../testing/fake-client.ts'
import { paymentServer, startedPayment, vipPack } from '../../testing/fake-payments.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { premium } from './index.ts'

const open = (client: Parameters<typeof mount>[2], attributes = '') => mount('prostuti-premium', attributes, client)
const radios = (element: Element) => [...element.shadowRoot!.querySelectorAll<HTMLInputElement>('input[type=radio]')]

describe('premium', () => {
  defineForTest(premium)

  it('tells what it opens, what it costs, and chooses the flagged days', async () => {
    const element = await open(paymentServer().client)
    await expectText(
      element,
      'প্রিমিয়াম',
      'সব প্রোগ্রামের সব পরীক্ষা খোলা',
      '৯০ দিন',
      '২৫% ছাড়',
      'মাসে ১৪৯ টাকা',
      '৪৪৭ টাকা',
      '১,১৮৮ টাকা',
    )
    equal(
      radios(element).map(({ checked }) => checked),
      [false, true, false, false],
    )
    equal(
      [...element.shadowRoot!.querySelectorAll('s')].map(({ textContent }) => textContent),
      ['আগে ১৯৯', 'আগে ১৯৯', 'আগে ১৯৯'],
    )
    equal(element.shadowRoot!.querySelectorAll('.ui-chip').length, 3)
  })

  it('says until when, and that it never renews, before anybody pays', async () => {
    const element = await open(paymentServer().client)
    await until(() => textOf(element).includes('থাকবে ১৯ ফেব্রুয়ারি ২০২৭ পর্যন্ত।'))
    await expectText(element, 'নিজে থেকে আর টাকা কাটবে না')
    radios(element)[0]!.click()
    await settle()
    await expectText(element, 'থাকবে ২১ ডিসেম্বর ২০২৬ পর্যন্ত।')
  })

  it('adds the days to those that one has', async () => {
    const billing_profile = { ...nusrat.billing_profile, premium_until: '2026-12-01T06:00:00.000Z' }
    const element = await open(paymentServer({ user: { ...nusrat, billing_profile } }).client)
    await until(() => textOf(element).includes('১ ডিসেম্বর ২০২৬ পর্যন্ত আছে'))
    await expectText(element, 'থাকবে ১ মার্চ ২০২৭ পর্যন্ত।')
  })

  it('buys the days that were chosen, once, and goes to the payment page', async () => {
    const { client, asked, visited } = paymentServer()
    const element = await open(client, 'redirect-url="/program/all"')
    radios(element)[3]!.click()
    await settle()
    const button = control(element, 'চালু করুন · ১,১৮৮ টাকা')
    button.click()
    button.click()
    await until(() => visited.length > 0)
    equal(
      asked.map(({ body }) => body),
      [
        {
          category: 'premium_pack_purchase',
          product_id: '7',
          offer_id: '14',
          cost_in_tk: 1188,
          redirect_url: '/program/all',
        },
      ],
    )
    equal(visited, [startedPayment.GatewayPageURL])
  })

  it('takes the first days where none are flagged', async () => {
    const pack = { ...vipPack, days: vipPack.days.map(days => ({ ...days, is_selected: false })) }
    const element = await open(paymentServer({ packs: [pack] }).client)
    equal(
      radios(element).map(({ checked }) => checked),
      [true, false, false, false],
    )
  })

  it('says that there is none where no VIP pack is', async () => {
    const element = await open(paymentServer({ packs: [{ ...vipPack, kind: 'TRIAL' }] }).client, 'lang="en"')
    await expectText(element, 'No premium pack available !')
    equal(radios(element).length, 0)
  })

  it('says what went wrong and that no money was taken', async () => {
    const { client } = paymentServer({ start: () => Promise.reject(failure('payment_not_started', 503)) })
    const element = await open(client, 'lang="en"')
    control(element, 'Access Now').click()
    await until(() => textOf(element).includes('No money was taken.'))
    await expectText(element, 'The payment page could not be opened.')
  })

  it('tells when somebody does not want to', async () => {
    const element = await open(paymentServer().client)
    equal(await heard('prostuti-cancelled', () => control(element, 'বাতিল').click()), [{ reason: 'cancelled' }])
  })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone (${lang}, ${theme})`, async () => {
      const element = await open(paymentServer().client, attributes)
      await until(() => radios(element).length === 4)
      equal(await accessibilityFaults(element), [])
    })
})
