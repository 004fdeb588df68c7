import type { ReplaceParts } from '@prostuti/server/app/app'
import { createFakeGateway } from '@prostuti/server/features/billing/testing/fake-gateway'
import { payingIn } from '@prostuti/server/features/billing/testing/paying'
import { holdExam } from '@prostuti/server/testing/exams'
import { addProgram } from '@prostuti/server/testing/programs'
import { testClock } from '@prostuti/server/testing/test-app'
import { type Acknowledged, type CoinSetup, coinOperations, pick } from './coins/random-operations.ts'
import { brokenSums, countLedger } from './coins/sums.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { openDatabase } from './support/database.ts'
import { count, outOf, someOf } from './support/figures.ts'
import { type Person, signInPeople } from './support/people.ts'
import { buildApp } from './support/serve-app.ts'
import { inParallel } from './support/submit-until-acked.ts'
import { mergesByCopying, spendsWhatItHasSeen } from './variants/careless-coins.ts'

const sumsHold = 'the ledger’s sums hold at every moment'

export default definePromise({
  number: 14,
  title: 'Coins are never negative, lost or doubled.',
  async run(trial) {
    await judgeCoins(trial, { people: trial.n(8, 50), each: trial.n(40, 200) })
    const few = { people: 2, each: 40 }
    await trial.control('spending that looks first and writes later', sumsHold, wrong =>
      judgeCoins(wrong, { ...few, replaceParts: spendsWhatItHasSeen }),
    )
    await trial.control('a merge that copies coins', sumsHold, wrong =>
      judgeCoins(wrong, { ...few, replaceParts: mergesByCopying }),
    )
  },
})

interface CoinTrial {
  readonly people: number
  /** Random operations of one person. */
  readonly each: number
  readonly replaceParts?: ReplaceParts
}

const day = 24 * 60 * 60 * 1000
/** As many connections as the promise has it; so many operations are under way at once. */
const connections = 20

/** Everybody claims, buys, is given, has taken back and merges at once, day after day. */
async function judgeCoins(trial: Trial, { people: size, each, replaceParts }: CoinTrial): Promise<void> {
  const setup = await openShop(trial, replaceParts)
  const people = await signInPeople(setup.db, size)
  const acked: Acknowledged = { claims: 0, purchases: 0, payments: 0, refunds: 0, credited: 0, merges: 0, strange: [] }
  const days = 4
  const looks: string[][] = []
  const look = async () => looks.push(await brokenSums(setup.db))
  for (let number = 0; number < days; number++) {
    const wishes = shuffled(people.flatMap(person => Array.from({ length: each / days }, () => person)))
    await inParallel(wishes, connections, async person => {
      await pick(coinOperations)(setup, person, acked)
      if (Math.random() < 0.1) await look()
    })
    setup.clock.advance(day)
  }
  await look()
  const broken = looks.filter(found => found.length > 0)
  const kinds = [...new Set(broken.flat())]
  trial.check(sumsHold, broken.length === 0, `${outOf(broken.length, looks.length)} looks${someOf(kinds)}`)
  await judgeCounts(trial, setup, acked, size * days)
}

async function openShop(trial: Trial, replaceParts?: ReplaceParts): Promise<CoinSetup> {
  const db = await openDatabase(trial, { poolSize: connections })
  const clock = testClock()
  const gateway = createFakeGateway()
  const app = buildApp({ db, clock, gateway, replaceParts })
  const [staff] = await signInPeople(db, 1, { moderator: true })
  // Few coins, so that what they buy is not always within reach.
  const option = { id: '1', title: { bn: '৫ কয়েন' }, coin: 5, cost_in_tk: 10 }
  await db.pool.query(`insert into constants (key, value) values ('COINS_PURCHASE_OPTIONS', $1)`, [
    JSON.stringify([option]),
  ])
  const programs: number[] = []
  const exams: number[] = []
  for (let price = 1; price <= 6; price++) {
    programs.push(await addProgram(db, { cost: price * 3 }))
    const { id } = await holdExam(db, clock.now(), { questions: 1, cost: price * 2 })
    exams.push(id)
  }
  return { app, db, clock, programs, exams, gateway, paying: payingIn({ app, db }), staff: staff! }
}

async function judgeCounts(trial: Trial, { db }: CoinSetup, acked: Acknowledged, personDays: number): Promise<void> {
  const found = await countLedger(db)
  trial.check(
    'the daily bonus comes once a Dhaka day',
    found.bonusesTooMany === 0 && found.bonuses === acked.claims && found.bonuses <= personDays,
    `${count(found.bonuses)} bonuses for ${count(acked.claims)} claims on ${count(personDays)} days of people, ${count(found.bonusesTooMany)} too many`,
  )
  trial.check(
    'what was acked is there once, and everything bought was paid for',
    found.purchases === acked.purchases && found.unmatched === 0,
    `${count(found.purchases)} entries for ${count(acked.purchases)} purchases, ${count(found.unmatched)} unmatched`,
  )
  trial.check(
    'what was paid in taka is credited once, and what is paid back is taken once',
    found.payments === acked.payments && found.uncredited === 0 && found.refunds === acked.refunds,
    `${count(found.payments)} entries for ${count(acked.payments)} payments, ${count(found.uncredited)} unmatched; ${outOf(found.refunds, acked.refunds)} refunds`,
  )
  trial.check(
    'no coin that came is lost, nor one that moved with a merge',
    found.credited === acked.credited && found.merges === acked.merges,
    `${outOf(found.credited, acked.credited)} coins, ${outOf(found.merges, acked.merges)} merges`,
  )
  const { strange } = acked
  trial.check(
    'every other answer is a refusal that says why',
    strange.length === 0,
    `${count(strange.length)}${someOf(strange)}`,
  )
}

function shuffled(people: readonly Person[]): Person[] {
  return people
    .map(person => ({ person, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ person }) => person)
}
