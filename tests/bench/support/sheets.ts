import type { Change } from '@prostuti/contract'
import { encodeSheet } from '@prostuti/server/features/exams/sheets/sheet-codec'
import type { HeldExam } from '@prostuti/server/testing/exams'

/** One learner's answers, as the SDK sends them. */
export interface TakenSheet {
  readonly changes: readonly Change[]
  /** The same as the server stores it after the drafts. */
  readonly stored: Buffer
}

export const device = 'bench'

/** So many different sheets are handed in again and again by different people. */
const variants = 64

/**
 * Sheets as a hundred questions of a live exam bring them: of each about seven in eight are answered, at their own
 * moments, and people know between a third and nine tenths. The same in every run.
 */
export function takenSheets(exam: HeldExam): TakenSheet[] {
  return Array.from({ length: variants }, (_, variant) => {
    const random = randomFrom(variant + 1)
    const knows = 0.33 + 0.57 * random()
    let at = 20_000
    const changes = [...exam.key].flatMap(([question, right], seq): Change[] => {
      at += Math.round(8_000 + 40_000 * random())
      if (random() < 0.125) return []
      const answer = random() < knows ? right : (right + 1 + Math.floor(random() * 3)) % 4
      return [{ question, answer, at, seq }]
    })
    const sheet = new Map(changes.map(change => [change.question, { ...change, device }]))
    return { changes, stored: encodeSheet(sheet, [...exam.key.keys()]) }
  })
}

/** Mulberry32: small, and the same on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
