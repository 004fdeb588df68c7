import type { Pool } from 'pg'
import { AppError } from '../errors.ts'
import { type AttemptKey, type AttemptRow, keyText, readAttempts } from './attempt-rows.ts'

/** The answer for one item, or `undefined`: somebody else wrote meanwhile, read again and decide again. */
export type Verdict<Outcome> = Outcome | Error | undefined

/** What a decision came to, as a value: one person's error must not end everybody's batch. */
export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

export function isFine<T>(each: T | Error): each is T {
  return !(each instanceof Error)
}

/** More rounds than this cannot happen unless writers multiply without end. */
const maxRounds = 100

/**
 * Reads the attempts of a batch, lets `decide` write what follows, and repeats for those whose attempt was changed in
 * between (`sheet_revision` says so). Two items of the same attempt take turns in the order they came.
 */
export async function inRounds<Item extends AttemptKey, Outcome>(
  pool: Pool,
  items: readonly Item[],
  decide: (round: { item: Item; row: AttemptRow | null }[]) => Promise<Verdict<Outcome>[]>,
): Promise<(Outcome | Error)[]> {
  const outcomes = new Map<Item, Outcome | Error>()
  let waiting = [...items]
  for (let round = 0; waiting.length > 0; round++) {
    if (round === maxRounds) throw new AppError('try_later', { retryAfter: 1 })
    const turn = firstOfEach(waiting)
    const rows = await readAttempts(pool, turn)
    const verdicts = await decide(turn.map((item, place) => ({ item, row: rows[place]! })))
    turn.forEach((item, place) => {
      const verdict = verdicts[place]
      if (verdict !== undefined) outcomes.set(item, verdict)
    })
    waiting = waiting.filter(item => !outcomes.has(item))
  }
  return items.map(item => outcomes.get(item)!)
}

function firstOfEach<Item extends AttemptKey>(items: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return items.filter(item => {
    const key = keyText(item)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
