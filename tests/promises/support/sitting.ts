import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@prostuti/server/platform/db/database'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import { sheetOf } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { count, outOf, someOf } from './figures.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { openAttempts, signInPeople } from './people.ts'
import { type Handing, handing, inParallel, receiptNow, submitUntilAcked } from './submit-until-acked.ts'

/** An exam that so many people sit, each with a sheet of their own that is not handed in yet. */
export interface Sitting {
  readonly exam: number
  readonly handings: readonly Handing[]
}

export async function seat(db: Database, people: number): Promise<Sitting> {
  const joinedAt = Date.now()
  const exam = await holdExam(db, joinedAt, { durationMs: 60 * minute, endTime: new Date(joinedAt + 120 * minute) })
  const examinees = await signInPeople(db, people)
  await openAttempts(db, examinees, { exam: exam.id, joinedAt, deadline: joinedAt + 60 * minute })
  const answers = (index: number) => ({ ...exam.wrong(), ...exam.right(index % 11) })
  const handings = examinees.map((person, index) => handing(person, sheetOf(exam.id, { answers: answers(index) })))
  return { exam: exam.id, handings }
}

/** So many people wait for each strike, which meets some of them however fast the others are acked. */
const kept = 30

/**
 * Everybody hands in, 64 at once, while something strikes so many times, spread evenly over the receipts given.
 * A few are kept for each strike and come from just before it until it is over.
 * @returns the milliseconds that the slowest recovery took
 */
export async function handInUnder(
  { handings }: Sitting,
  url: string,
  strikes: number,
  strike: (number: number) => Promise<number>,
): Promise<number> {
  let acked = 0
  let slowest = 0
  const stream = handings.slice(strikes * kept)
  const everybody = inParallel(stream, 64, async hand => {
    await submitUntilAcked(url, hand)
    acked++
  })
  for (let number = 0; number < strikes; number++) {
    const threshold = ((number + 1) * stream.length) / (strikes + 1)
    while (acked < threshold) await pause(1)
    const met = handings.slice(number * kept, (number + 1) * kept)
    slowest = Math.max(slowest, await strikeUpon(met, url, () => strike(number)))
  }
  await everybody
  return slowest
}

/** A third is under way when it strikes, the others come one by one while it lasts. */
async function strikeUpon(people: readonly Handing[], url: string, strike: () => Promise<number>): Promise<number> {
  const first = people.slice(0, people.length / 3)
  const submitting = first.map(hand => submitUntilAcked(url, hand))
  // Their requests are written by then, and not answered yet.
  await immediate()
  const struck = strike()
  for (const hand of people.slice(first.length)) {
    submitting.push(submitUntilAcked(url, hand))
    await Promise.race([struck, pause(20)])
  }
  await Promise.all(submitting)
  return struck
}

/** How the hand-in ended: what people were answered, and what the database holds. */
export interface Aftermath {
  readonly acked: number
  readonly lost: readonly string[]
  readonly cutOff: number
  readonly refused: number
  readonly putOff: number
  readonly others: readonly string[]
  readonly outcome: Outcome
}

export async function aftermathOf(db: Database, { exam, handings }: Sitting, url: string): Promise<Aftermath> {
  const acked = handings.filter(hand => hand.receipt !== undefined)
  const lost: string[] = []
  await inParallel(acked, 16, async hand => {
    const now = await receiptNow(url, hand)
    if (now !== hand.receipt) lost.push(`instead came ${now}`)
  })
  const sum = (figure: 'cutOff' | 'refused' | 'putOff') => handings.reduce((total, hand) => total + hand[figure], 0)
  return {
    acked: acked.length,
    lost,
    cutOff: sum('cutOff'),
    refused: sum('refused'),
    putOff: sum('putOff'),
    others: handings.flatMap(hand => hand.others),
    outcome: await outcomeOf(db, exam),
  }
}

export const nothingLost = 'no acked submission is lost: its retry gets the same bytes'

/** What must hold after any number of deaths. */
export function judgeAftermath(trial: Trial, people: number, { acked, lost, others, outcome }: Aftermath): void {
  const { once, doubled, counted, stillOpen } = outcome
  trial.check(nothingLost, lost.length === 0, `${outOf(lost.length, acked)} lost${someOf(lost, 1)}`)
  trial.check('everybody is acked in the end', acked === people, `${outOf(acked, people)} acked`)
  trial.check(
    'each ends in exactly one result, counted once',
    once === people && doubled === 0 && counted === people && stillOpen === 0,
    `${outOf(once, people)} once, ${doubled} double, ${count(counted)} counted, ${stillOpen} open`,
  )
  trial.check(
    'every answer is a receipt or a 503 with Retry-After',
    others.length === 0,
    `${count(others.length)} others${someOf(others)}`,
  )
}
