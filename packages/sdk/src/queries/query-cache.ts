import { QueryClient } from '@tanstack/query-core'
import type { Prostuti } from '../client.ts'
import { createQueryStore, type QueryStore } from './query-store.ts'

/** An answer that a page already shows: its server asked in a person's name and drew what came. */
export interface Drawn<T> {
  readonly data: T
  /** In whose name; null: a visitor's. */
  readonly person: string | null
  /** How long ago, ms. */
  readonly age: number
}

/** What the server knows, as stores: one cache for all features of a client. */
export interface QueryCache {
  /** One store for one question, however often it is asked. The key begins with the feature's word for it. */
  query<T>(key: readonly unknown[], fetch: () => Promise<T>): QueryStore<T>
  /**
   * Takes what a page already shows for the store's answer, so that it is not asked for a second time: only where it is this
   * person's own, and never in the place of a later answer of the server.
   */
  adopt<T>(store: QueryStore<T>, drawn: Drawn<T>): void
  /** Puts other data in the place of what is shown, as old as they are; the same object: nothing changes. */
  change(changed: <T>(data: T) => T): void
  /** Everything is asked again; done by itself when another person signs in. */
  invalidate(): Promise<void>
}

type CacheClient = Pick<Prostuti, 'auth' | 'http'>

/** Data younger than this are not asked for again by a second screen. */
const freshMs = 15_000
/** So long a page may take from being drawn until it wakes up: on a poor network its code comes much later. */
const wakingMs = 60_000

const known = new WeakMap<CacheClient['http'], QueryCache>()

/**
 * The cache of a client, over query-core: one request for however many screens, tried again three times while that makes
 * sense, and refreshed when the page is looked at again or the network is back. The same client gives the same object.
 *
 * @example const $faqs = queryCacheOf(prostuti).query(['faqs', '3'], () => programsApiOf(prostuti).faqs({ program: '3' }))
 */
export function queryCacheOf(client: CacheClient): QueryCache {
  const cache = known.get(client.http) ?? createQueryCache(client)
  known.set(client.http, cache)
  return cache
}

function createQueryCache({ auth }: CacheClient): QueryCache {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: freshMs, retry: isWorthTrying, networkMode: 'online' } },
  })
  // From now on it hears of focus and network.
  client.mount()
  const stores = new Map<string, QueryStore<unknown>>()
  const keys = new WeakMap<QueryStore<unknown>, readonly unknown[]>()
  const invalidate = () => client.invalidateQueries()

  auth.$user.listen((user, old) => {
    if (user?.id === old?.id) return
    // Running requests were made in the name of the previous person.
    void client.cancelQueries()
    void invalidate()
  })

  return {
    query<T>(key: readonly unknown[], fetch: () => Promise<T>) {
      const name = JSON.stringify(key)
      const existing = stores.get(name) as QueryStore<T> | undefined
      const store = existing ?? createQueryStore<T>(client, key, fetch)
      stores.set(name, store)
      keys.set(store, key)
      return store
    },
    adopt(store, { data, person, age }) {
      const user = auth.$user.get()
      const key = keys.get(store)!
      // Undefined is a person whose name is not known yet.
      if (user === undefined || (user?.id ?? null) !== person || client.getQueryData(key) !== undefined) return
      client.setQueryData(key, data, { updatedAt: Date.now() - Math.max(age - wakingMs, 0) })
    },
    change(changed) {
      for (const { queryKey, state } of client.getQueryCache().getAll()) {
        const data = changed(state.data)
        if (data !== state.data) client.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt })
      }
    },
    invalidate,
  }
}

/** Where the server has given its answer, asking again gets the same one. */
function isWorthTrying(failures: number, error: Error): boolean {
  return failures < 3 && 'isTransient' in error && error.isTransient === true
}
