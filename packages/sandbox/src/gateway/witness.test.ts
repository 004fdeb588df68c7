import SslCommerzPayment from 'sslcommerz-lts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../start-sandbox.ts'
import { silentLog } from '../testing/silent-log.ts'
import { payOnPage } from './testing/pay-on-page.ts'
import { openShop, type Shop } from './testing/shop.ts'

let sandbox: Sandbox
let shop: Shop
beforeAll(async () => {
  const siteUrl = 'http://localhost:4321'
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', siteUrl, log: silentLog, production: false })
  shop = await openShop()
})
afterAll(async () => {
  await sandbox.close()
  await shop.stop()
})

/** The gateway's own client, whose addresses are written into it. */
function witness(password = sandbox.gateway.storePassword) {
  const client = new SslCommerzPayment(sandbox.gateway.storeId, password)
  const validator = `${sandbox.url}/validator/api/merchantTransIDvalidationAPI.php?`
  return Object.assign(client, {
    initURL: `${sandbox.url}/gwprocess/v4/api.php`,
    validationURL: `${sandbox.url}/validator/api/validationserverAPI.php?`,
    refundURL: validator,
    refundQueryURL: validator,
    transactionQueryBySessionIdURL: validator,
    transactionQueryByTransactionIdURL: validator,
  })
}

const order = (tran_id: string) => ({
  ...{ tran_id, total_amount: 120.5, currency: 'BDT', ipn_url: `${shop.url}/notice`, value_a: 'ক ও খ' },
  ...{ success_url: `${shop.url}/success`, fail_url: `${shop.url}/fail`, cancel_url: `${shop.url}/cancel` },
  ...{ cus_name: 'Nusrat', cus_email: 'nusrat@example.com', cus_add1: 'Dhaka', cus_city: 'Dhaka' },
  ...{ cus_country: 'Bangladesh', cus_phone: '01700000000', shipping_method: 'NO' },
  ...{ product_name: 'Coins', product_category: 'coins', product_profile: 'non-physical-goods' },
})

describe('a client that we did not write', () => {
  test('pays, asks and is paid back', async () => {
    const client = witness()
    const session = await client.init(order('W-1'))
    expect(session).toMatchObject({ status: 'SUCCESS', GatewayPageURL: expect.stringContaining(sandbox.url) })
    const sessionkey = String(session.sessionkey)
    expect(await client.transactionQueryBySessionId({ sessionkey })).toMatchObject({ status: 'PENDING' })

    const wayBack = await payOnPage(String(session.GatewayPageURL), 'success', { method: 'card' })
    expect(wayBack).toMatchObject({ status: 200, url: `${shop.url}/success` })
    const paid = { status: 'VALID', tran_id: 'W-1', amount: '120.50', currency: 'BDT', value_a: 'ক ও খ' }
    expect(wayBack.fields).toMatchObject(paid)
    await expect.poll(() => shop.posted).toMatchObject([{ path: '/notice', fields: paid }])

    const val_id = wayBack.fields.val_id!
    expect(val_id).toMatch(/^[A-Za-z0-9]{1,64}$/)
    expect(await client.validate({ val_id })).toMatchObject({
      ...paid,
      val_id,
      risk_level: '0',
      card_type: 'VISA-Dutch Bangla',
    })
    expect(await client.transactionQueryBySessionId({ sessionkey })).toMatchObject({ ...paid, sessionkey })
    const found = await client.transactionQueryByTransactionId({ tran_id: 'W-1' })
    expect(found).toMatchObject({ APIConnect: 'DONE', no_of_trans_found: 1, element: [{ ...paid, val_id }] })

    const refund = await client.initiateRefund({
      ...{ refund_amount: '20.50', refund_remarks: 'asked for', refe_id: 'R-1' },
      bank_tran_id: wayBack.fields.bank_tran_id!,
    })
    expect(refund).toMatchObject({ APIConnect: 'DONE', status: 'success', trans_id: 'W-1' })
    const refund_ref_id = String(refund.refund_ref_id)
    expect(await client.refundQuery({ refund_ref_id })).toMatchObject({ status: 'refunded', refund_ref_id })
  })

  test('takes back what was paid before a restart, once, and nothing that was not paid', async () => {
    const client = witness()
    const back = (bank_tran_id: string, refe_id: string) =>
      client.initiateRefund({ refund_amount: '192.36', refund_remarks: 'asked for', bank_tran_id, refe_id })
    const statuses = [await back('demo0a1b', 'R-7'), await back('demo0a1b', 'R-7'), await back('demo0a1b', 'R-8')]
    expect(statuses.map(({ status }) => status)).toEqual(['success', 'processing', 'failed'])
    const { GatewayPageURL } = await client.init(order('W-7'))
    const { fields } = await payOnPage(String(GatewayPageURL), 'fail')
    expect(await back(fields.bank_tran_id!, 'R-9')).toMatchObject({ status: 'failed' })
  })

  test('fails and gives up, and nothing is valid then', async () => {
    const client = witness()
    for (const [tran_id, outcome, status] of [
      ['W-2', 'fail', 'FAILED'],
      ['W-3', 'cancel', 'CANCELLED'],
    ] as const) {
      const { GatewayPageURL } = await client.init(order(tran_id))
      const wayBack = await payOnPage(String(GatewayPageURL), outcome)
      expect(wayBack).toMatchObject({ url: `${shop.url}/${outcome}`, fields: { status, tran_id, val_id: '' } })
      expect(await client.transactionQueryByTransactionId({ tran_id })).toMatchObject({ element: [{ status }] })
    }
    expect(await client.validate({ val_id: 'nothing' })).toMatchObject({ status: 'INVALID_TRANSACTION' })
  })

  test('is refused without the store’s password', async () => {
    const stranger = witness('wrong')
    expect(await stranger.init(order('W-4'))).toMatchObject({
      status: 'FAILED',
      failedreason: expect.stringContaining('Credential'),
    })
    expect(await stranger.transactionQueryByTransactionId({ tran_id: 'W-1' })).toMatchObject({ APIConnect: 'FAILED' })
  })
})
