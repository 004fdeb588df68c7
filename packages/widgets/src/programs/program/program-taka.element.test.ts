import type { ProgramDetails, UserInfo } from '@prostuti/contract'
import { type CoinsNeededEvent, coinsNeeded } from '../../foundation/page/coins-needed.ts'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { failure, nusrat } from '../../testing/fake-client.ts'
import { paymentServer, priceChange, startedPayment } from '../../testing/fake-payments.ts'
import { programDetails } from '../../testing/fake-programs.ts'
import { control, looks, mount, textOf } from '../../testing/mount.ts'
import { program } from './index.ts'

const withCoins = (coins: number): UserInfo => ({ ...nusrat, billing_profile: { ...nusrat.billing_profile, coins } })

/** Only taka buy it. */
const takaOnly: ProgramDetails = {
  ...programDetails,
  program: {
    ...programDetails.program,
    cost: 0,
    cost_in_tk: 490,
    rights: { ...programDetails.program.rights, get: 'taka' },
  },
}

interface Sale {
  details?: ProgramDetails
  user?: UserInfo | null
  paymentsOn?: boolean
  start?: () => unknown
}

/** A server with one program, by default one for 300 coins or 149 taka. */
const selling = ({ details = programDetails, ...sale }: Sale = {}) =>
  paymentServer({ ...sale, other: id => (id === 'programs.getProgram' ? details : undefined) })

const open = async (client: Parameters<typeof mount>[2], attributes = '') => {
  const element = await mount('prostuti-program', `program-id="5" ${attributes}`, client)
  await settle()
  return element
}

const isOpen = (element: Element) => element.shadowRoot!.querySelector('dialog[open]') !== null

describe('a program for taka', () => {
  defineForTest(program)

  it('is bought with taka where there are no coins for it', async () => {
    const { client, asked, visited } = selling({ details: takaOnly })
    const element = await open(client)
    await until(() => textOf(element).includes('কিনুন'))
    control(element, 'কিনুন').click()
    await settle()
    await expectText(element, '‘প্রাথমিক সহকারী শিক্ষক ৪৫ দিন’ কিনবেন?', 'বিকাশ, নগদ, রকেট বা কার্ডে')
    const pay = control(element, '৪৯০ টাকা দিয়ে কিনুন')
    pay.click()
    pay.click()
    await until(() => visited.length > 0)
    equal(
      asked.map(({ body }) => body),
      [
        {
          ...{ category: 'program_purchase', product_id: '5', cost_in_tk: 490 },
          redirect_url: location.pathname + location.search,
        },
      ],
    )
    equal(visited, [startedPayment.GatewayPageURL])
  })

  it('is offered for taka beside its coins', async () => {
    const { client, asked } = selling()
    const element = await open(client)
    control(element, 'কিনুন').click()
    await until(() => textOf(element).includes('১৪৯ টাকা দিয়ে কিনুন'))
    await expectText(element, 'কেনার পর থাকবে১৫০ কয়েন')
    equal(control(element, 'এখনই কিনুন').dataset.kind, 'primary')
    equal(control(element, '১৪৯ টাকা দিয়ে কিনুন').dataset.kind, 'plain')
    control(element, '১৪৯ টাকা দিয়ে কিনুন').click()
    await until(() => asked.length === 1)
  })

  it('leads to the coins that are missing, and says what for', async () => {
    const { client, visited } = selling({ user: withCoins(245) })
    const element = await open(client, 'coins-href="/buy_coin?then={back}"')
    const needed: CoinsNeededEvent['detail'][] = []
    const sell = (event: CoinsNeededEvent) => {
      event.preventDefault()
      needed.push(event.detail)
    }
    document.addEventListener(coinsNeeded, sell, { once: true })
    control(element, 'কিনুন').click()
    await settle()
    await expectText(element, 'আপনার আছে ২৪৫ কয়েন।', 'আরও ৫৫ কয়েন লাগবে।')
    control(element, 'কয়েন কিনুন').click()
    await settle()
    const back = `${location.pathname}${location.search}#get`
    equal(needed, [{ title: 'প্রাথমিক সহকারী শিক্ষক ৪৫ দিন', missing: 55, back }])
    equal([visited, isOpen(element)], [[], false])
    // Where no page sells them in a dialog, one goes to where they are sold.
    control(element, 'কিনুন').click()
    await settle()
    control(element, 'কয়েন কিনুন').click()
    equal(visited, [`/buy_coin?then=${encodeURIComponent(back)}`])
  })

  it('can be paid in taka where coins are missing', async () => {
    const { client, asked } = selling({ user: withCoins(245) })
    const element = await open(client)
    await until(() => control(element, 'কিনুন').getAttribute('aria-disabled') === null)
    control(element, 'কিনুন').click()
    await settle()
    equal(control(element, '১৪৯ টাকা দিয়ে কিনুন').dataset.kind, 'primary')
    control(element, '১৪৯ টাকা দিয়ে কিনুন').click()
    await until(() => asked.length === 1)
  })

  it('is for coins alone where nothing can be paid in taka', async () => {
    const poor = selling({ user: withCoins(245), paymentsOn: false })
    const element = await open(poor.client)
    await until(() => textOf(element).includes('আরও ৫৫ কয়েন লাগবে'))
    equal(control(element, 'কিনুন').getAttribute('aria-disabled'), 'true')
  })

  it('says what went wrong and that no money was taken', async () => {
    const start = () => Promise.reject(failure('payment_not_started', 503))
    const element = await open(selling({ details: takaOnly, start }).client, 'lang="en"')
    await until(() => textOf(element).includes('Buy'))
    control(element, 'Buy').click()
    await settle()
    control(element, 'Pay 490 taka').click()
    await until(() => textOf(element).includes('No money was taken.'))
  })

  it('asks again at the new price where it has changed since', async () => {
    let details = takaOnly
    const start = () => {
      if (details === takaOnly) details = { ...takaOnly, program: { ...takaOnly.program, cost_in_tk: 590 } }
      else return startedPayment
      throw priceChange('cost_in_tk')
    }
    const { client, asked, visited } = paymentServer({
      start,
      other: id => (id === 'programs.getProgram' ? details : undefined),
    })
    const element = await open(client, 'lang="en"')
    await until(() => textOf(element).includes('Buy'))
    control(element, 'Buy').click()
    await settle()
    control(element, 'Pay 490 taka').click()
    await until(() => textOf(element).includes('Pay 590 taka'))
    await expectText(element, 'The price has changed.', 'No money was taken.')
    ok(isOpen(element))
    control(element, 'Pay 590 taka').click()
    await until(() => visited.length === 1)
    equal(
      asked.map(({ body }) => (body as { cost_in_tk: number }).cost_in_tk),
      [490, 590],
    )
  })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone (${lang}, ${theme})`, async () => {
      const { client } = selling({ user: withCoins(245) })
      const element = await open(client, `${attributes} coins-href="/buy_coin"`)
      control(element, lang === 'bn' ? 'কিনুন' : 'Buy').click()
      await settle()
      ok(isOpen(element))
      equal(await accessibilityFaults(element), [])
    })
})
