import { isSame, type Values } from './merge-fields.ts'

/** What somebody typed and has not saved, on this device. */
export interface Draft<T extends Values> {
  readonly values: T
  /** What it was written on: a draft of an older version meets the newer one as a conflict. */
  readonly base: T
  readonly version: number | string | null
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (name: string, person: string) => `prostuti.staff.draft:${person}:${name}`

/** The drafts of one person on this device. A device that keeps nothing says so once, in the console. */
export function draftOf<T extends Values>(name: string, person: string, storage: Storage = localStorage) {
  const key = keyOf(name, person)
  return {
    /** Null where there is none, or none that has the form's fields. */
    read(fields: readonly string[]): Draft<T> | null {
      const text = storage.getItem(key)
      if (text === null) return null
      try {
        const draft = JSON.parse(text) as Draft<T>
        const hasFields = fields.every(field => field in draft.values && field in draft.base)
        return hasFields && !isSame(draft.values, draft.base) ? draft : null
      } catch (error) {
        console.warn('a draft of another shape is left behind', error)
        return null
      }
    },
    write(draft: Draft<T>): boolean {
      try {
        storage.setItem(key, JSON.stringify(draft))
        return true
      } catch (error) {
        console.warn('this device keeps no draft', error)
        return false
      }
    },
    forget: () => storage.removeItem(key),
  }
}
