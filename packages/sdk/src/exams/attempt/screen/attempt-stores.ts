import type { MergedEntry, Receipt } from '@prostuti/contract'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { AttemptView, SyncState } from './attempt-types.ts'

type Progress = { answered: number; marked: number; total: number }

/** What a screen sees of an attempt: one store for the whole, one a question, one for the counts. */
export interface AttemptStores {
  readonly $view: ReadableAtom<AttemptView>
  readonly $progress: ReadableAtom<Progress>
  $entry(question: string): ReadableAtom<MergedEntry | null>
  updateView(view: Partial<Omit<AttemptView, 'exam' | 'sync'>>): void
  updateSync(state: Partial<SyncState>): void
  /** Paints these entries; `all` is the whole sheet, for the counts. */
  setEntries(changed: readonly MergedEntry[], all: readonly MergedEntry[]): void
}

export function createAttemptStores(exam: string, sync: SyncState): AttemptStores {
  const $view = atom<AttemptView>({
    phase: 'loading',
    exam,
    joined: null,
    paper: null,
    order: [],
    sync,
    receipt: null as Receipt | null,
    error: null,
  })
  const $progress = atom<Progress>({ answered: 0, marked: 0, total: 0 })
  const stores = new Map<string, WritableAtom<MergedEntry | null>>()

  function entryStore(question: string): WritableAtom<MergedEntry | null> {
    const store = stores.get(question) ?? atom<MergedEntry | null>(null)
    stores.set(question, store)
    return store
  }

  return {
    $view,
    $progress,
    $entry: entryStore,
    updateView: part => $view.set({ ...$view.get(), ...part }),
    updateSync(part) {
      const { sync, ...view } = $view.get()
      const next = { ...sync, ...part }
      const keys = Object.keys(next) as (keyof SyncState)[]
      if (keys.some(key => next[key] !== sync[key])) $view.set({ ...view, sync: next })
    },
    setEntries(changed, all) {
      for (const entry of changed) entryStore(entry.question).set(entry)
      $progress.set({
        answered: all.filter(entry => entry.answer !== null).length,
        marked: all.filter(entry => entry.marked).length,
        total: $view.get().paper?.questions.length ?? 0,
      })
    },
  }
}
