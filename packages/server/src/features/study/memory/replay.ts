import type { Grade } from 'ts-fsrs'
import { dhakaDay } from '../../../platform/dhaka-day.ts'
import { dueDay, type FsrsCard, schedule } from './scheduler.ts'
import { answerSource, rating } from './tables.ts'

/** An answer to one question as the log has it. */
export interface LoggedAnswer {
  readonly ref: string
  /** One of `answerSource`. */
  readonly source: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** The option's number; null: left out. */
  readonly answer: number | null
  /** One of `rating`; `undecided` counts for nothing. */
  readonly rating: number
}

/** What the answers to one question come to. */
export interface MemoryState {
  readonly card: FsrsCard
  /** The day in Dhaka of the last answer that moved the card. */
  readonly movedOn: string
  readonly lastAt: number
  readonly lastAnswer: number | null
  readonly timesWrong: number
  readonly isMistake: boolean
  /** The day of its first review since it is a mistake; null: it waits for its turn. */
  readonly introducedOn: string | null
}

/** A mistake is learnt once an answer lets it rest for so many days. */
export const learntAfterDays = 21

/** The state after all of a question's answers, in whatever order they came in; null where none counts (decision 0080). */
export function replay(answers: readonly LoggedAnswer[]): MemoryState | null {
  return [...answers].sort(byTime).reduce<MemoryState | null>(advance, null)
}

/** Answers of one instant are distinguished by where they come from, which is equal on every machine. */
export function byTime(a: LoggedAnswer, b: LoggedAnswer): number {
  return a.at - b.at || (a.ref < b.ref ? -1 : Number(a.ref > b.ref))
}

/** The state after one answer more, none of whose before comes after it. */
export function advance(state: MemoryState | null, answer: LoggedAnswer): MemoryState | null {
  if (answer.rating === rating.undecided || isSkipped(answer)) return state
  const moves = answer.source !== answerSource.cram && dhakaDay(answer.at) !== state?.movedOn
  if (moves) return noted(moved(state, answer), answer)
  // Cramming moves nothing: a question that nobody has answered otherwise has no card.
  return state && noted(state, answer)
}

/** Left out in an exam or a practice says nothing about memory; in a review it says “I don’t know”. */
const isSkipped = ({ answer, source }: LoggedAnswer): boolean =>
  answer === null && (source === answerSource.exam || source === answerSource.practice)

/** Only a question's first answer of a day moves its memory. */
function moved(state: MemoryState | null, { rating: grade, at, source }: LoggedAnswer): MemoryState {
  const card = schedule(state?.card ?? null, grade as Grade, at)
  const isMistake = state?.isMistake === true && card.scheduled_days < learntAfterDays
  const introducedNow = source === answerSource.review ? dhakaDay(at) : null
  return {
    lastAt: at,
    lastAnswer: null,
    timesWrong: 0,
    ...state,
    card,
    movedOn: dhakaDay(at),
    isMistake,
    introducedOn: isMistake ? (state.introducedOn ?? introducedNow) : null,
  }
}

/** What every answer shows, the later ones of a day too: a wrong one is a mistake whenever it is given. */
function noted(state: MemoryState, { at, answer, rating: grade }: LoggedAnswer): MemoryState {
  const isWrong = grade === rating.again && answer !== null
  return {
    ...state,
    lastAt: at,
    lastAnswer: answer,
    timesWrong: state.timesWrong + (isWrong ? 1 : 0),
    isMistake: state.isMistake || isWrong,
  }
}

/** The day on which it is asked again. */
export function dueOn({ card }: MemoryState): string {
  return dueDay(card)
}
