import { LRUCache } from 'lru-cache'

/** What visitors' answers stand on at a moment. */
export interface PublicState {
  /** Of everything that visitors read; another one means that something was changed. */
  readonly version: string
  /** When time alone changes it next, in milliseconds since 1970; Infinity where nothing is to come. */
  readonly changesAt: number
}

/** Something public as it is kept, with the instant up to which it is right. */
export interface Cached<T> {
  readonly value: T
  /** Milliseconds since 1970: an exam starts or ends then. */
  readonly changesAt: number
}

export interface KeepOptions {
  /** How long it may be shown where nothing was changed, in milliseconds. */
  readonly maxAgeMs: number
}

/**
 * Keeps in memory what everybody reads alike. Nothing that depends on who asks may go in: a key names an address and a
 * language, never a person (decision 0009).
 */
export interface PublicCache {
  /** What is kept under this key, else what `make` gives. Of many who ask at once one makes it for all. */
  get<T extends object>(key: string, options: KeepOptions, make: () => Promise<T>): Promise<Cached<T>>
  /** Nothing while the state is known; else resolves once it is, or rejects when the database cannot report it. */
  ready(): Promise<void> | undefined
}

interface Entry {
  readonly version: string
  readonly cached: Promise<Cached<object>>
  readonly changesAt: number
}

export interface PublicCacheOptions {
  readonly readState: () => Promise<PublicState>
  readonly clock: { now(): number }
  /** How long the state is believed, in milliseconds; 0 keeps nothing at all. Default 250. */
  readonly freshMs?: number
  /** Default 1,000 entries. */
  readonly maxEntries?: number
}

/** What is kept ends with its age, with the next start or end of an exam, and with any change, which is asked for four times a second. */
export function createPublicCache(options: PublicCacheOptions): PublicCache {
  const { readState, clock, freshMs = 250, maxEntries = 1_000 } = options
  const entries = new LRUCache<string, Entry>({ max: maxEntries })
  let known: { state: PublicState; until: number } | undefined
  let reading: Promise<PublicState> | undefined

  async function readAgain(): Promise<PublicState> {
    const startedAt = performance.now()
    try {
      const state = await readState()
      known = { state, until: startedAt + freshMs }
      // What nobody asks for any more would stay until newer keys need its room.
      entries.purgeStale()
      return state
    } finally {
      reading = undefined
    }
  }

  function current(): PublicState | Promise<PublicState> {
    if (known && performance.now() < known.until && clock.now() < known.state.changesAt) return known.state
    reading ??= readAgain()
    return reading
  }

  return {
    async get<T extends object>(key: string, { maxAgeMs }: KeepOptions, make: () => Promise<T>): Promise<Cached<T>> {
      const { version, changesAt } = await current()
      if (freshMs === 0) return { value: await make(), changesAt }
      const found = entries.get(key)
      if (found && found.version === version && clock.now() < found.changesAt) return found.cached as Promise<Cached<T>>
      const cached = make().then(value => ({ value, changesAt }))
      const entry = { version, cached, changesAt }
      entries.set(key, entry, { ttl: maxAgeMs })
      cached.catch(() => {
        if (entries.peek(key) === entry) entries.delete(key)
      })
      return cached
    },
    ready() {
      const state = current()
      return state instanceof Promise ? state.then(() => undefined) : undefined
    },
  }
}
