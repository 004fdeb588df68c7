import { purchaseExam } from '@prostuti/contract/billing/operations'
import { describe, expect, it } from 'vitest'
import { createHttp } from '../http/http.ts'
import { sendByFetch } from '../http/send-by-fetch.ts'
import { createDevice } from '../testing/device.ts'
import { createVirtualTime } from '../testing/virtual-time.ts'
import { refusalOf } from './refusal.ts'

/** What the call fails with where the server answers so. */
async function refused(code: string, more: object): Promise<unknown> {
  const answer = () =>
    new Response(JSON.stringify({ code, status: 402, detail: '', request_id: 'r1', ...more }), {
      status: 402,
      headers: { 'Content-Type': 'application/problem+json' },
    })
  const http = createHttp({
    send: sendByFetch,
    platform: createDevice(createVirtualTime()).open(async () => answer()).platform,
    api: 'https://api.example/api/',
    jobs: 'https://jobs.example/',
    admin: 'https://admin.example/',
    language: 'bn',
    token: () => 'secret',
    onRefusedToken: () => undefined,
    onAnswer: () => undefined,
  })
  return http.call(purchaseExam, { body: { program: '3' } }).catch((error: unknown) => error)
}

describe('a refusal of coins', () => {
  it('says what opens it', async () => {
    const product = { type: 'program', id: '3', title: 'ব্যাংক', cost: 300, cost_in_tk: 0 }
    expect(refusalOf(await refused('purchase_required', { products: [product] })).products).toEqual([product])
  })

  it('says how many coins are missing', async () => {
    expect(refusalOf(await refused('insufficient_coins', { missing_coins: 55 })).missingCoins).toBe(55)
  })

  it('says nothing of any other failure', () => {
    expect(refusalOf(new TypeError('x'))).toEqual({ products: [], missingCoins: 0 })
  })
})
