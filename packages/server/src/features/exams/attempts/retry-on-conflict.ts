import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type AttemptKey, type AttemptRow, keyText } from './attempt-rows.ts'
import type { AttemptStore } from './attempt-store.ts'

/** The answer for one item, or `undefined`: another process wrote meanwhile, so read again and decide again. */
export type BatchOutcome<Outcome> = Outcome | Error | undefined

/** What a decision came to, as a value: one person's error must not end everybody's batch. */
export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

export function isNotError<T>(each: T | Error): each is T {
  return !(each instanceof Error)
}

/** Rounds beyond one for each item: more cannot happen unless writers multiply without end. */
const maxConflicts = 100

/** After a round that brought nothing: an exam whose results are being published lets its sheets wait. */
const pauseMs = 10

/**
 * Reads the attempts of a batch, lets `decide` write what follows, and repeats for those whose attempt was changed in
 * between (`sheet_revision` says so). Two items of the same attempt take turns in the order they came.
 */
export async function retryOnConflict<Item extends AttemptKey, Outcome>(
  { read }: Pick<AttemptStore, 'read'>,
  items: readonly Item[],
  decide: (round: { item: Item; row: AttemptRow | null }[]) => Promise<BatchOutcome<Outcome>[]>,
): Promise<(Outcome | Error)[]> {
  const outcomes = new Map<Item, Outcome | Error>()
  let waiting = [...items]
  for (let round = 0; waiting.length > 0; round++) {
    // Items of one attempt take turns, so that a batch takes up to a round for each.
    if (round === items.length + maxConflicts) throw new AppError('try_later', { retryAfter: 1 })
    const turn = firstOfEach(waiting)
    const rows = await read(turn)
    const outcomesOfRound = await decide(turn.map((item, index) => ({ item, row: rows[index]! })))
    turn.forEach((item, index) => {
      const outcome = outcomesOfRound[index]
      if (outcome !== undefined) outcomes.set(item, outcome)
    })
    const before = waiting.length
    waiting = waiting.filter(item => !outcomes.has(item))
    if (waiting.length === before) await pause(pauseMs)
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
