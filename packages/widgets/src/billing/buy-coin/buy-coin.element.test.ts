import { rememberedPurchase } from '@prostuti/sdk/billing'
import { type SignInNeeded, signInNeeded } from '../../foundation/page/sign-in-needed.ts'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { failure, nusrat, visitor } from '../../testing/fake-client.ts'
import { coinOptions, paymentServer, priceChange, startedPayment } from '../../testing/fake-payments.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { buyCoin } from './index.ts'

const open = (client: Parameters<typeof mount>[2], attributes = '') => mount('prostuti-buy-coin', attributes, client)
const radios = (element: Element) => [...element.shadowRoot!.querySelectorAll<HTMLInputElement>('input[type=radio]')]
const alertOf = (element: Element) => element.shadowRoot!.querySelector('[role=alert]')?.textContent ?? ''

/** What a page that signs people in is asked for, while `action` runs. */
async function askedToSignIn(action: () => void): Promise<SignInNeeded | undefined> {
  let needed: SignInNeeded | undefined
  document.addEventListener(
    signInNeeded,
    event => {
      event.preventDefault()
      needed = event.detail
    },
    { once: true },
  )
  action()
  await settle()
  return needed
}

describe('buying coins', () => {
  defineForTest(buyCoin)

  it('offers what is on sale, the first chosen, and the amount in the button', async () => {
    const element = await open(paymentServer().client)
    await expectText(
      element,
      'কয়েন কিনুন',
      '১০০ কয়েন',
      '৫০ টাকা',
      '১,০০০ কয়েন',
      '৪০০ টাকা',
      'বিকাশ, নগদ, রকেট বা কার্ডে',
      'নিশ্চিত হলে',
    )
    equal(
      radios(element).map(({ checked }) => checked),
      [true, false, false, false],
    )
    ok(control(element, 'এখনই কিনুন').textContent?.includes('৫০ টাকা'))
  })

  it('buys what was chosen, once however often it is tapped, and goes to the payment page', async () => {
    const { client, asked, visited } = paymentServer()
    const element = await open(client, 'redirect-url="/program?id=5"')
    radios(element)[2]!.click()
    await settle()
    const button = control(element, 'এখনই কিনুন · ২২০ টাকা')
    const started = await heard('prostuti-payment-started', () => {
      button.click()
      button.click()
    })
    await until(() => visited.length > 0)
    button.click()
    await settle()
    equal(
      asked.map(({ body }) => body),
      [{ category: 'coin_purchase', product_id: '3', cost_in_tk: 220, redirect_url: '/program?id=5' }],
    )
    ok(asked[0]!.key, 'no key')
    equal(visited, [startedPayment.GatewayPageURL])
    equal(started, [{ tran_id: 'PRT1', purchase: startedPayment.purchase }])
    equal(button.getAttribute('aria-busy'), 'true')
    equal(rememberedPurchase(client.platform)?.purchase, startedPayment.purchase)
  })

  it('comes back to this very page by default, without what an earlier payment left in its address', async () => {
    const before = location.href
    history.replaceState(null, '', '?id=5&status=failed&purchase=AAAA')
    const { client, asked } = paymentServer()
    const element = await open(client)
    control(element, 'এখনই কিনুন').click()
    await until(() => asked.length > 0)
    equal((asked[0]!.body as { redirect_url: string }).redirect_url, `${location.pathname}?id=5`)
    history.replaceState(null, '', before)
  })

  it('says what it opened for, and what remains after', async () => {
    const poor = { ...nusrat, billing_profile: { ...nusrat.billing_profile, coins: 245 } }
    const wanted = `wanted='{"title":"প্রাথমিক শিক্ষক ৪৫ দিন","missing":155}'`
    const element = await open(paymentServer({ user: poor }).client, wanted)
    await until(() => textOf(element).includes('আপনার আছে ২৪৫ কয়েন।'))
    await expectText(element, '‘প্রাথমিক শিক্ষক ৪৫ দিন’ নিতে আর ১৫৫ কয়েন লাগবে।', 'তারপরও ৫৫ কয়েন কম থাকবে')
    radios(element)[1]!.click()
    await settle()
    await expectText(element, 'সেটি নিলে ৯৫ কয়েন থাকবে')
  })

  it('keeps how one pays in sight, covered by nothing', async () => {
    const element = await open(paymentServer().client)
    const line = [...element.shadowRoot!.querySelectorAll('.pay-foot .pay-note span')].find(each =>
      each.textContent?.includes('বিকাশ, নগদ, রকেট বা কার্ডে'),
    )!
    const { left, width, top, height } = line.getBoundingClientRect()
    for (const part of [0.1, 0.5, 0.9])
      equal(element.shadowRoot!.elementFromPoint(left + width / 2, top + height * part) === line, true)
  })

  it('chooses at first what it is told to', async () => {
    const element = await open(paymentServer().client, 'option="3"')
    equal(
      radios(element).map(({ checked }) => checked),
      [false, false, true, false],
    )
  })

  it('is chosen from by keyboard', async () => {
    const element = await open(paymentServer().client)
    const [first] = radios(element)
    first!.focus()
    equal(element.shadowRoot!.activeElement === first, true)
    // One group: a browser's arrow keys go from one to the next.
    equal([new Set(radios(element).map(({ name }) => name)).size, first!.name !== ''], [1, true])
    equal(element.shadowRoot!.querySelector('legend')?.textContent, 'কত কয়েন নেবেন')
  })

  it('tells when somebody does not want to', async () => {
    const { client, asked } = paymentServer()
    const element = await open(client)
    equal(await heard('prostuti-cancelled', () => control(element, 'বাতিল').click()), [{ reason: 'cancelled' }])
    equal(asked, [])
  })

  for (const user of [null, visitor])
    it(`asks ${user ? 'somebody without an account' : 'a visitor'} to sign in, and goes on afterwards`, async () => {
      const { client, asked, visited } = paymentServer({ user })
      const element = await open(client, 'fragment="buy-coin"')
      const needed = await askedToSignIn(() => control(element, 'এখনই কিনুন').click())
      equal([needed?.act, needed?.fragment, asked.length], ['কয়েন কিনতে লগইন করুন', 'buy-coin', 0])
      client.auth.$user.set(nusrat)
      needed?.resume()
      await until(() => visited.length === 1)
    })

  it('signs a visitor in right here where no page answers', async () => {
    const { client } = paymentServer({ user: null })
    const element = await open(client)
    control(element, 'এখনই কিনুন').click()
    await settle()
    await expectText(element, 'Google দিয়ে লগইন করুন')
    client.auth.$user.set(nusrat)
    await until(() => !textOf(element).includes('Google'))
  })

  for (const [code, status, words] of [
    ['payment_not_started', 503, 'পেমেন্ট পাতা খোলা যায়নি'],
    ['too_many_orders', 409, 'এখনো শেষ হয়নি'],
    ['payments_off', 503, 'টাকায় কেনা বন্ধ'],
    ['network_lost', 0, 'উত্তর আসেনি'],
    ['something_wrong', 500, 'আবার চেষ্টা করুন'],
  ] as const)
    it(`says what went wrong and what that means for the money (${code})`, async () => {
      let fails = true
      const start = () => (fails ? Promise.reject(failure(code, status)) : startedPayment)
      const { client, visited } = paymentServer({ start })
      const element = await open(client)
      control(element, 'এখনই কিনুন').click()
      await until(() => alertOf(element) !== '')
      for (const part of [words, 'কোনো টাকা কাটা হয়নি']) ok(alertOf(element).includes(part), alertOf(element))
      fails = false
      control(element, 'এখনই কিনুন').click()
      await until(() => visited.length === 1)
      equal(alertOf(element), '')
    })

  it('shows the new price where it has changed since, and pays that alone', async () => {
    let cost_in_tk = 50
    const { client, asked, visited } = paymentServer({
      start: () => {
        if ((asked.at(-1)!.body as { cost_in_tk: number }).cost_in_tk !== cost_in_tk) throw priceChange('cost_in_tk')
        return startedPayment
      },
      other: id =>
        id === 'core.getConstants'
          ? { COINS_PURCHASE_OPTIONS: JSON.stringify([{ ...coinOptions[0], cost_in_tk }]) }
          : undefined,
    })
    const element = await open(client)
    await expectText(element, 'এখনই কিনুন · ৫০ টাকা')
    cost_in_tk = 60
    control(element, 'এখনই কিনুন').click()
    await until(() => textOf(element).includes('এখনই কিনুন · ৬০ টাকা'))
    for (const words of ['দাম বদলেছে', 'কোনো টাকা কাটা হয়নি']) ok(alertOf(element).includes(words), alertOf(element))
    equal(visited, [])
    control(element, 'এখনই কিনুন · ৬০ টাকা').click()
    await until(() => visited.length === 1)
    equal(
      asked.map(({ body }) => (body as { cost_in_tk: number }).cost_in_tk),
      [50, 60],
    )
  })

  it('says so where nothing can be bought, and where nothing is on sale', async () => {
    const off = await open(paymentServer({ paymentsOn: false }).client)
    await expectText(off, 'টাকায় কেনা বন্ধ')
    equal(radios(off).length, 0)
    await expectText(await open(paymentServer({ options: [] }).client), 'এখন কোনো কয়েন বিক্রি হচ্ছে না')
  })

  it('says that the prices did not come, and comes when asked again', async () => {
    let broken = true
    const other = () => (broken ? Promise.reject(failure('server_not_loading', 503)) : undefined)
    const element = await open(paymentServer({ other }).client)
    await expectText(element, 'সার্ভার এখন সাড়া দিচ্ছে না')
    broken = false
    control(element, 'আবার চেষ্টা করুন').click()
    await until(() => radios(element).length === 4)
  })

  it('shows the prices on a partner’s page, and leads to our own site in another tab', async () => {
    const { client, asked } = paymentServer()
    const element = await open({ ...client, base: 'https://prostuti.example/api/' })
    await expectText(element, '১০০ কয়েন', '৫০ টাকা', 'প্রস্তুতির সাইটে কিনুন')
    const link = control(element, 'প্রস্তুতির সাইটে কিনুন') as HTMLAnchorElement
    const chosen = () => new URL(link.href).searchParams.get('option')
    equal([new URL(link.href).pathname, link.target, link.rel], ['/buy_coin', '_blank', 'noopener'])
    const [first, second] = radios(element).map(radio => radio.closest('label')!)
    const before = chosen()
    second!.click()
    await until(() => chosen() !== before)
    first!.click()
    await until(() => chosen() === before)
    equal(asked, [])
  })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone (${lang}, ${theme})`, async () => {
      const element = await open(paymentServer().client, `${attributes} wanted='{"title":"BCS","missing":55}'`)
      await until(() => radios(element).length === 4)
      equal(await accessibilityFaults(element), [])
    })
})
