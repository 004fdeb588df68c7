import type { PremiumPack } from '@prostuti/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedPremiumPacks } from '../../../../seed/premium-packs.ts'
import { holdExam } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram } from '../../../testing/programs.ts'
import { type Person, request } from '../../../testing/test-app.ts'
import { createFakeGateway } from '../testing/fake-gateway.ts'
import { payingIn } from '../testing/paying.ts'

const gateway = createFakeGateway()
const testApp = await openTestApp({ gateway })
const { db, clock, app } = testApp
const { started, notify, premiumOf, receiptOf } = payingIn(testApp)
const day = 86_400_000

let pack: PremiumPack
beforeAll(async () => {
  for (let round = 0; round < 2; round++) await seedPremiumPacks(db)
  const { body } = await request<{ results: PremiumPack[] }>(app, 'GET', 'core/v1/premiumpack/')
  expect(body.results.length).toBe(1)
  pack = body.results[0]!
})

async function buy(person: Person, days: number): Promise<string> {
  const offer_id = pack.days.find(({ day_count }) => day_count === days)!.id
  const what = { category: 'premium_pack_purchase', product_id: pack.id, offer_id, redirect_url: '/buy_coin' }
  const { tran_id } = await started(person, what)
  await notify({ tran_id, val_id: gateway.pay(tran_id) })
  return tran_id
}

describe('premium', () => {
  it('is sold by days, whose discounts are in whole per cent', () => {
    expect(
      pack.days.map(({ day_count, cost, discount, is_selected }) => [day_count, cost, discount, is_selected]),
    ).toEqual([
      [30, 199, 0, false],
      [90, 447, 25, true],
      [180, 774, 35, false],
      [365, 1188, 50, false],
    ])
  })

  it('lasts as many days as were paid for, and buying again adds to them', async () => {
    const person = await testApp.person({ member: true })
    expect(await premiumOf(person)).toBeNull()
    const now = clock.now()
    await buy(person, 30)
    expect(await premiumOf(person)).toBe(new Date(now + 30 * day).toISOString())
    clock.advance(10 * day)
    const second = await buy(person, 90)
    expect(await premiumOf(person)).toBe(new Date(now + 120 * day).toISOString())
    expect((await receiptOf(person, second)).premium).toEqual({
      before: new Date(now + 30 * day).toISOString(),
      after: new Date(now + 120 * day).toISOString(),
    })
    clock.set(now + 200 * day)
    await buy(person, 30)
    expect(await premiumOf(person)).toBe(new Date(now + 230 * day).toISOString())
    clock.set(now)
  })

  it('opens the exams of published programs until it ends, and no others', async () => {
    const [published, unpublished] = [
      await addProgram(db, { costInTk: 300 }),
      await addProgram(db, { cost: 50, state: 'unpublished' }),
    ]
    const exam = (programId: number | null, cost = 0) => holdExam(db, clock.now(), { programId, cost })
    const [open, hidden, alone] = [await exam(published), await exam(unpublished), await exam(null, 20)]
    const person = await testApp.person({ member: true })
    expect((await person.join(open.id)).status).toBe(402)
    // Premium that ends in a minute.
    clock.advance(-30 * day + 60_000)
    await buy(person, 30)
    clock.advance(30 * day - 60_000)
    expect((await person.join(open.id)).status).toBe(200)
    expect((await person.join(hidden.id)).status).not.toBe(200)
    expect((await person.join(alone.id)).status).toBe(402)
    const later = await exam(published)
    clock.advance(60_000)
    expect((await person.join(later.id)).status).toBe(402)
  })
})
