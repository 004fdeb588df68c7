import { isDatabaseAway } from './database-away.ts'

/** Runs many calls as one. The outcome at index i belongs to the item at index i. */
export type RunBatch<Item, Outcome> = (items: Item[]) => Promise<(Outcome | Error)[]>

export interface BatcherOptions {
  /** The largest batch. */
  maxItems: number
  /** Batches under way at once; while they are, what arrives gathers for the next one. */
  maxInFlight: number
}

interface Waiting<Item, Outcome> {
  item: Item
  resolve(outcome: Outcome): void
  reject(error: unknown): void
}

/**
 * Gathers calls while earlier ones are under way: alone, a call goes out at once; in a rush hundreds share one
 * statement and one commit. Each caller waits for its own outcome. A batch that fails as a whole is tried again one
 * by one, so that a single bad item spoils nothing for the others.
 */
export function createBatcher<Item, Outcome>(
  run: RunBatch<Item, Outcome>,
  { maxItems, maxInFlight }: BatcherOptions,
): (item: Item) => Promise<Outcome> {
  const queue: Waiting<Item, Outcome>[] = []
  let inFlight = 0
  let scheduled = false

  async function drain(): Promise<void> {
    scheduled = false
    while (queue.length > 0 && inFlight < maxInFlight) void send(queue.splice(0, maxItems))
  }

  async function send(batch: Waiting<Item, Outcome>[]): Promise<void> {
    inFlight++
    try {
      await settle(batch, run)
    } finally {
      inFlight--
      await drain()
    }
  }

  return item =>
    new Promise<Outcome>((resolve, reject) => {
      queue.push({ item, resolve, reject })
      if (scheduled) return
      scheduled = true
      // After this turn's I/O: what arrived in one read of the sockets goes out together.
      setImmediate(drain)
    })
}

async function settle<Item, Outcome>(batch: Waiting<Item, Outcome>[], run: RunBatch<Item, Outcome>): Promise<void> {
  try {
    const outcomes = await run(batch.map(waiting => waiting.item))
    batch.forEach((waiting, index) => {
      const outcome = outcomes[index]
      if (outcome instanceof Error) waiting.reject(outcome)
      else waiting.resolve(outcome as Outcome)
    })
  } catch (error) {
    // Nobody's item is at fault when the database is gone: all hear of it at once, instead of one time-out after another.
    if (batch.length === 1 || isDatabaseAway(error)) for (const waiting of batch) waiting.reject(error)
    else for (const waiting of batch) await settle([waiting], run)
  }
}
