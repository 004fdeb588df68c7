import { useStore } from '@nanostores/react'
import type { KeptSearch } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { circularsApiOf } from '@prostuti/sdk/circulars'
import { atom } from 'nanostores'
import { useEffect } from 'react'

interface KeptState {
  /** Undefined: not here yet. */
  searches?: readonly KeptSearch[]
  error?: unknown
  isTrying: boolean
}

const make = (client: Prostuti) => {
  const $state = atom<KeptState>({ isTrying: false })
  let of: string | null = null
  let changes = 0
  const change = (to: (searches: readonly KeptSearch[]) => readonly KeptSearch[]) => {
    changes++
    $state.set({ ...$state.get(), searches: to($state.get().searches ?? []) })
  }
  return {
    $state,
    /** Asks for those of a person, once unless it failed. */
    want(person: string) {
      if (of === person && $state.get().error === undefined) return
      of = person
      void this.load()
    },
    async load() {
      const before = changes
      $state.set({ ...$state.get(), isTrying: true })
      await circularsApiOf(client)
        .keptSearches()
        .then(
          // What was kept or taken out meanwhile may not be in it.
          ({ results }) => {
            if (before === changes) $state.set({ searches: results, isTrying: false })
            else if (of !== null) void this.load()
          },
          error => $state.set({ searches: $state.get().searches, error, isTrying: false }),
        )
    },
    clear() {
      of = null
      changes++
      $state.set({ isTrying: false })
    },
    /** Takes in what the server has answered; a new one is the first. */
    put: (search: KeptSearch) =>
      change(searches =>
        searches.some(({ id }) => id === search.id)
          ? searches.map(each => (each.id === search.id ? search : each))
          : [search, ...searches],
      ),
    drop: (id: string) => change(searches => searches.filter(search => search.id !== id)),
  }
}

export type KeptStore = ReturnType<typeof make>

const known = new WeakMap<Prostuti, KeptStore>()

/** The kept searches of a client's person, for all that shows them. */
export function keptOf(client: Prostuti): KeptStore {
  const store = known.get(client) ?? make(client)
  known.set(client, store)
  return store
}

/** Asks for them once a person is signed in, again for another person. */
export function useKept(client: Prostuti): KeptState & { person: string | null | undefined } {
  const store = keptOf(client)
  const user = useStore(client.auth.$user)
  const state = useStore(store.$state)
  const person = user === undefined ? undefined : (user?.id ?? null)
  useEffect(() => {
    if (person === undefined) client.auth.refresh().catch(error => console.warn('prostuti: nobody known yet', error))
    else if (person === null) store.clear()
    else store.want(person)
  }, [store, person])
  return { ...state, person }
}
