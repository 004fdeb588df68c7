import type { Constants, Order, PremiumPack } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../../testing/programs.ts'
import { createTestApp, type Person, request } from '../../../testing/test-app.ts'
import { registerPartners } from '../../partners/index.ts'
import { createFakeGateway, silence } from '../testing/fake-gateway.ts'
import { coins100, payingIn } from '../testing/paying.ts'

const gateway = createFakeGateway()
const testApp = await openTestApp({ gateway })
const { db, clock } = testApp
const { start, started, notify, comeBack, purchase, abandon, coinsOf, orderOf, receiptOf } = payingIn(testApp)
const member = () => testApp.person({ member: true })
const hour = 3_600_000

describe('starting a payment', () => {
  it('orders at the price of the catalogue and leads to the gateway’s page', async () => {
    const person = await member()
    const { GatewayPageURL, tran_id, purchase: token } = await started(person)
    expect(tran_id).toMatch(/^PRT\d{6}[0-9A-Z]{8}$/)
    expect(GatewayPageURL).toBe(`https://gateway.example/pay/${tran_id}`)
    expect(gateway.sessions.at(-1)).toMatchObject({
      tranId: tran_id,
      amount: '50.00',
      productName: '100 coins',
      noticeUrl: 'http://localhost:4321/api/billing/v1/ssl-commerz/ipn/',
      returnUrls: { cancel: `http://localhost:4321/api/billing/v1/ssl-commerz/return/cancel/?purchase=${token}` },
    })
    expect((await purchase(token)).body).toMatchObject({
      status: 'confirming',
      amount: '50.00',
      product: { title: '১০০ কয়েন', coins: 100 },
    })
    const { rows } = await db.pool.query(`select t::text from payment_orders t where tran_id = $1`, [tran_id])
    expect(rows[0].t).not.toContain(token)
  })

  it('keeps the price it was ordered at', async () => {
    const program = await addProgram(db, { costInTk: 300 })
    const person = await member()
    const { tran_id } = await started(person, {
      ...coins100,
      category: 'program_purchase',
      product_id: String(program),
    })
    await db.pool.query('update programs set cost_in_tk = 900 where id = $1', [program])
    await notify({ tran_id, val_id: gateway.pay(tran_id) })
    expect(await receiptOf(person, tran_id)).toMatchObject({
      state: 'paid',
      amount: '300.00',
      next: `/program?id=${program}`,
    })
  })

  it('orders nothing at another price than the person was shown', async () => {
    const program = await addProgram(db, { costInTk: 300 })
    const person = await member()
    const wish = { ...coins100, category: 'program_purchase', product_id: String(program) }
    const key = crypto.randomUUID()
    const refused = await start(person, { ...wish, cost_in_tk: 250 }, key)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'conflict',
        errors: [{ path: 'cost_in_tk', code: 'price_changed', message: 'এখন ৩০০ টাকা লাগে।' }],
      },
    ])
    expect((await start(person, { ...coins100, cost_in_tk: 49 })).body.code).toBe('conflict')
    const { rows } = await db.pool.query('select from payment_orders where user_id = $1', [person.id])
    expect(rows).toEqual([])
    const { status, body } = await start(person, { ...wish, cost_in_tk: 300 }, key)
    expect([status, (await orderOf(body.tran_id)).amount_paisa]).toEqual([200, 30_000])
    expect((await start(person, { ...wish, cost_in_tk: 250 }, key)).body.code).toBe('idempotency_mismatch')
    expect((await start(person, { ...coins100, cost_in_tk: 50 })).status).toBe(200)
  })

  it('with the same key is one order with the same token, at the same moment too', async () => {
    const person = await member()
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(person, coins100, key)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const { rows } = await db.pool.query('select count(*)::int from payment_orders where user_id = $1', [person.id])
    expect(rows).toEqual([{ count: 1 }])
    expect((await start(person, { ...coins100, product_id: '2' }, key)).body.code).toBe('idempotency_mismatch')
    const other = await member()
    expect((await start(other, coins100, key)).body.tran_id).not.toBe(answers[0]!.body.tran_id)
  })

  it('says so when the gateway gives no page, and the same key tries the same order again', async () => {
    const person = await member()
    const key = crypto.randomUUID()
    gateway.fault = silence
    const failed = await start(person, coins100, key)
    gateway.fault = null
    expect([failed.status, failed.body.code]).toEqual([503, 'payment_not_started'])
    const { rows } = await db.pool.query('select tran_id, state from payment_orders where user_id = $1', [person.id])
    expect(rows).toMatchObject([{ state: 'pending' }])
    expect((await start(person, coins100, key)).body.tran_id).toBe(rows[0].tran_id)
  })

  it('is refused while twenty orders are unfinished, until one of them is over', async () => {
    const person = await member()
    const answers = await Promise.all(Array.from({ length: 26 }, () => start(person)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 too_many_orders']),
    )
    expect(refused.length).toBe(6)
    expect((await start(await member())).status).toBe(200)
    const { tran_id } = answers.find(({ status }) => status === 200)!.body
    await notify({ tran_id, val_id: gateway.pay(tran_id) })
    expect((await start(person)).status).toBe(200)
    expect((await start(person)).status).toBe(409)
    await db.pool.query(`update payment_orders set expires_at = $2 where user_id = $1 and state = 'pending'`, [
      person.id,
      new Date(clock.now()),
    ])
    expect((await start(person)).status).toBe(200)
  })

  it('is refused for what is not for sale, for what the person has, and without an account', async () => {
    const person = await member()
    const [own, free, draft] = [
      await addProgram(db, { costInTk: 300 }),
      await addProgram(db),
      await addProgram(db, { costInTk: 300, state: 'draft' }),
    ]
    await enrol(db, person, own, clock.now())
    const program = (id: number) => ({ ...coins100, category: 'program_purchase', product_id: String(id) })
    const codes: [object, string][] = [
      [program(own), 'already_purchased'],
      [program(free), 'not_found'],
      [program(draft), 'not_found'],
      [{ ...coins100, product_id: '99' }, 'not_found'],
      [{ ...coins100, offer_id: '1' }, 'validation_failed'],
      [{ ...coins100, category: 'premium_pack_purchase' }, 'validation_failed'],
      [{ ...coins100, category: 'premium_pack_purchase', offer_id: '1' }, 'not_found'],
      [{ ...coins100, amount: '1.00' }, 'validation_failed'],
    ]
    for (const [what, code] of codes) expect((await start(person, what)).body.code, JSON.stringify(what)).toBe(code)
    expect((await start(await testApp.person())).status).toBe(403)
  })

  it('comes back to the site or to a registered address, and to no other', async () => {
    const address = 'https://coaching.example/after'
    const name = { bn: 'কোচিং', en: 'Coaching' }
    const ours = 'http://localhost:4321'
    await registerPartners(db.pool, [
      { slug: 'coaching', name, origins: ['https://coaching.example'], redirectUris: [address] },
    ])
    const person = await member()
    for (const redirect_url of ['/', '/program?id=1#buy', address, ours, `${ours}/program?id=1#buy`])
      expect((await start(person, { ...coins100, redirect_url })).status, redirect_url).toBe(200)
    for (const redirect_url of [
      ...['', '//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', 'buy_coin'],
      ...[`${address}?x=1`, `${address}/`, 'https://coaching.example/', 'http://coaching.example/after'],
      ...[`${ours}//evil.example`, `${ours}/\\evil.example`, `${ours}/.//evil.example`, `${ours}@evil.example/`],
      ...[`${ours}.evil.example/`, `${ours}0/`, 'https://localhost:4321/', 'http://localhost/buy_coin'],
    ]) {
      const { status, body } = await start(person, { ...coins100, redirect_url })
      expect([status, body.errors?.[0]?.path], redirect_url).toEqual([400, 'redirect_url'])
    }
  })
})

describe('coming back from the gateway', () => {
  it('leads to where the order came from, with what the server knows', async () => {
    const person = await member()
    const what = { ...coins100, redirect_url: '/program?id=4' }
    const { tran_id, purchase: token } = await started(person, what)
    const locationAfter = async (outcome: string, fields: Record<string, string>) => {
      const { status, headers } = await comeBack(outcome, token, fields)
      expect(status).toBe(303)
      return headers.get('location')
    }
    const back = (status: string) => `http://localhost:4321/program?id=4&status=${status}&purchase=${token}`
    expect(await locationAfter('success', { tran_id })).toBe(back('confirming'))
    expect(await locationAfter('cancel', { tran_id })).toBe(back('cancelled'))
    expect(await locationAfter('success', { tran_id, val_id: gateway.pay(tran_id) })).toBe(back('valid'))
    expect(await locationAfter('fail', { tran_id })).toBe(back('valid'))
    expect((await purchase(token)).body.status).toBe('paid')
  })

  it('changes nothing where the form does not name the order of its token', async () => {
    const person = await member()
    const [mine, other] = [await started(person), await started(person)]
    const val_id = gateway.pay(other.tran_id)
    for (const fields of [{}, { val_id }, { tran_id: other.tran_id, val_id }])
      for (const outcome of ['success', 'fail', 'cancel'])
        expect((await comeBack(outcome, mine.purchase, fields as Record<string, string>)).status).toBe(303)
    expect([(await orderOf(mine.tran_id)).state, (await orderOf(other.tran_id)).state]).toEqual(['pending', 'pending'])
  })

  it('with a token of nobody’s leads home and says nothing', async () => {
    const { status, headers } = await comeBack('success', 'a'.repeat(22), {})
    expect([status, headers.get('location')]).toEqual([303, 'http://localhost:4321/'])
  })

  it('shows what was there before and after, and on which page of ours it was begun', async () => {
    const person = await member()
    const { tran_id, purchase: token } = await started(person, { ...coins100, redirect_url: '/program?id=4#get' })
    const before = await coinsOf(person)
    expect((await purchase(token)).body).toMatchObject({ coins: null, reason: null, begun_on: '/program?id=4#get' })
    await comeBack('success', token, { tran_id, val_id: gateway.pay(tran_id) })
    expect((await purchase(token)).body).toMatchObject({ status: 'paid', coins: { before, after: before + 100 } })
  })

  it('shows why nothing was paid', async () => {
    const person = await member()
    for (const [outcome, reason] of [
      ['fail', 'declined'],
      ['cancel', 'cancelled'],
    ] as const) {
      const { tran_id, purchase: token } = await started(person)
      await comeBack(outcome, token, { tran_id })
      expect((await purchase(token)).body).toMatchObject({ reason, coins: null, premium: null })
    }
  })

  it('by who says that nothing was paid ends the wait, and what was paid nevertheless counts', async () => {
    const person = await member()
    const before = await coinsOf(person)
    const { tran_id, purchase: token } = await started(person)
    expect((await abandon(token)).body).toMatchObject({ status: 'cancelled', reason: 'cancelled' })
    await notify({ tran_id, val_id: gateway.pay(tran_id) })
    expect((await abandon(token)).body.status).toBe('paid')
    expect(await coinsOf(person)).toBe(before + 100)
    expect((await abandon('a'.repeat(22))).body.code).toBe('not_found')
  })

  it('finds the purchase by its token for a day', async () => {
    const { purchase: token } = await started(await member())
    clock.advance(24 * hour - 1)
    expect((await purchase(token)).headers.get('cache-control')).toBe('private, no-store')
    clock.advance(1)
    expect((await purchase(token)).body.code).toBe('not_found')
    clock.advance(-24 * hour)
  })
})

describe('orders', () => {
  it('are listed for their owner, and nobody else reads one', async () => {
    const [person, other] = [await member(), await member()]
    for (let index = 0; index < 3; index++) {
      await started(person)
      clock.advance(1000)
    }
    interface Orders {
      count: number
      next: string
      results: Order[]
    }
    const list = async (by: Person, path = 'billing/v1/orders/?page_size=2') =>
      (await by.call<Orders>('GET', path)).body
    const first = await list(person)
    const second = await list(person, first.next)
    expect([first.count, first.results.length, second.results.length]).toEqual([3, 2, 1])
    expect(await list(other)).toMatchObject({ count: 0 })
    const [{ id }] = first.results as [Order]
    expect((await person.call('GET', `billing/v1/orders/${id}/`)).status).toBe(200)
    expect((await other.call('GET', `billing/v1/orders/${id}/`)).status).toBe(404)
  })
})

describe('what is for sale', () => {
  it('is shown in the reader’s language', async () => {
    const headers = { 'accept-language': 'en' }
    const { body } = await request<Constants>(testApp.app, 'GET', 'core/v1/notice/', { headers })
    expect(JSON.parse(body.COINS_PURCHASE_OPTIONS!)[1]).toEqual({
      id: '2',
      title: '250 coins',
      coin: 250,
      cost_in_tk: 120,
    })
    const packs = await request<{ results: PremiumPack[] }>(testApp.app, 'GET', 'core/v1/premiumpack/')
    expect(packs.body.results).toEqual([])
  })
})

describe('where there is no gateway', () => {
  it('nothing is sold for taka', async () => {
    const off = await createTestApp(db.pool.options.connectionString!)
    const person = await off.person({ member: true })
    const { status, body } = await payingIn(off).start(person)
    expect([status, body.code]).toEqual([503, 'payments_off'])
    const config = await request<{ features: object }>(off.app, 'GET', 'core/v1/application-config/')
    expect(config.body.features).toEqual({ exams: true, payments: false })
    await off.close()
  })
})
