import type { ReplaceParts } from '@prostuti/server/app/app'
import { brokenSums } from './coins/sums.ts'
import { type Course, courses } from './payments/attacks.ts'
import { openShop, type Shop } from './payments/shop.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { count, outOf, someOf } from './support/figures.ts'
import { signInPeople } from './support/people.ts'
import { believesAnyPayment, creditsWithoutLock, toleratesAmounts } from './variants/careless-payments.ts'

const onceOrNot = 'what was paid is credited once, what was not paid never'
const lostFound = 'a payment whose notice is lost is credited within a quarter of an hour'

export default definePromise({
  number: 15,
  title: 'A payment is credited exactly once, or not at all.',
  async run(trial) {
    await judgeCourses(trial, trial.n(1, 20), courses)
    await judgeLostNotices(trial, trial.n(5, 100))
    trial.note('what a page shows by status alone is a matter of its journeys')
    const named = (...names: string[]) => courses.filter(({ name }) => names.some(each => name.includes(each)))
    await trial.control('amounts that are about right', onceOrNot, wrong =>
      judgeCourses(wrong, 1, named('49.99'), toleratesAmounts),
    )
    await trial.control('any payment for any order', onceOrNot, wrong =>
      judgeCourses(wrong, 1, named('another payment'), believesAnyPayment),
    )
    await trial.control('crediting without a lock', onceOrNot, wrong =>
      judgeCourses(wrong, 5, named('replayed'), creditsWithoutLock),
    )
    await trial.control('a server that never asks by itself', lostFound, wrong => judgeLostNotices(wrong, 1, false))
  },
})

const coinsPaidFor = 100

/** Each course with so many orders of people of their own. */
async function judgeCourses(
  trial: Trial,
  each: number,
  among: readonly Course[],
  replaceParts?: ReplaceParts,
): Promise<void> {
  const shop = await openShop(trial, replaceParts)
  const wrong: string[] = []
  let unpaid = 0
  for (const course of among) {
    for (const person of await signInPeople(shop.db, each)) {
      const { tran_id, purchase } = await start(shop, person.token)
      await course.run(shop, { person, tran_id, purchase })
      const { coins, state } = await creditedTo(shop, person.id, tran_id)
      if (coins !== (course.isPaid ? coinsPaidFor : 0)) wrong.push(`${course.name}: ${coins} coins, ${state}`)
      if (course.isPaid && state !== 'paid') unpaid++
    }
  }
  const orders = each * among.length
  trial.check(onceOrNot, wrong.length === 0, `${outOf(wrong.length, orders)} orders otherwise${someOf(wrong)}`)
  trial.check('paid never leaves paid', unpaid === 0, `${outOf(unpaid, orders)} orders did`)
  const broken = await brokenSums(shop.db)
  trial.check('the ledger’s sums hold', broken.length === 0, `${count(broken.length)} broken${someOf(broken)}`)
}

/** People pay, nobody notifies us, and the minutes pass. */
async function judgeLostNotices(trial: Trial, size: number, asks = true): Promise<void> {
  const shop = await openShop(trial)
  const people = await signInPeople(shop.db, size)
  for (const { token } of people) shop.gateway.pay((await start(shop, token)).tran_id)
  for (let minute = 0; minute < 15; minute++) {
    shop.clock.advance(60_000)
    // As the timer does, which comes each five seconds.
    for (let tick = 0; asks && tick < 12; tick++) await shop.app.billing.askGateway()
  }
  const { rows } = await shop.db.pool.query<{ found: number }>(
    `select count(*)::int as found from payment_orders where state = 'paid'`,
  )
  trial.check(lostFound, rows[0]!.found === size, outOf(rows[0]!.found, size))
}

async function start({ paying }: Shop, token: string) {
  const { status, body, text } = await paying.start({ token })
  if (status !== 200) throw new Error(`A payment was not started: ${text}`)
  return body
}

async function creditedTo({ db }: Shop, userId: string, tranId: string): Promise<{ coins: number; state: string }> {
  const { rows } = await db.pool.query<{ coins: number; state: string }>(
    `select o.state, coalesce((select sum(given + bought)::int from ledger_entries
                                where user_id = $1 and account = 'person'), 0) as coins
       from payment_orders o where o.tran_id = $2`,
    [userId, tranId],
  )
  return rows[0]!
}
