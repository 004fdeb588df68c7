import { dhakaDay, dhakaOffsetMs, inDhaka } from '@prostuti/contract/dhaka-time'
import { type Card, createEmptyCard, FSRS, type Grade } from 'ts-fsrs'

/**
 * Version of the replay, of the scheduler and of its parameters together, which stands beside each row of the log and each card.
 * Who changes one of them, or takes another major of ts-fsrs, raises it: cards of an older version are replayed when their
 * person next asks.
 */
export const schedulerVersion = 2

/** FSRS-6 as ts-fsrs 5.4 has it by default. Written down, so that no new release of the library moves anybody's memory. */
const weights = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
  0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
]

/** No steps within a day and no chance: the same answers give the same days on every machine. */
const fsrs = new FSRS({
  w: weights,
  request_retention: 0.9,
  maximum_interval: 365,
  enable_fuzz: false,
  enable_short_term: false,
})

/** How well a question is remembered, as ts-fsrs keeps it: its times are those of `inDhaka`: it counts days by UTC. */
export type FsrsCard = Card

/** The card after an answer at this instant (milliseconds since 1970); null: the question's first. */
export function schedule(card: FsrsCard | null, grade: Grade, at: number): FsrsCard {
  const now = inDhaka(at)
  return fsrs.next(card ?? createEmptyCard(now), now, grade).card
}

/** The day in Dhaka on which a card is due. */
export function dueDay(card: FsrsCard): string {
  return dhakaDay(card.due.getTime() - dhakaOffsetMs)
}

/** How likely a question is remembered so many days after its last answer: 0 to 1. */
export function retrievability(stability: number, days: number): number {
  return fsrs.forgetting_curve(days, stability)
}
