import type { PlatformStorage } from '../platform/platform.ts'
import type { MyNotifications } from './notifications-api.ts'

/** The first page that this device has read last. */
export interface LastNotifications {
  readonly person: string
  /** When it came, in milliseconds since 1970 by the server's clock. */
  readonly at: number
  readonly list: MyNotifications
}

const keyOf = (base: string) => `prostuti:notifications:${base}`

/** Null where there is none of this person, or where other code has left something else under this name. */
export function readLastNotifications(
  storage: Pick<PlatformStorage, 'getItem'>,
  base: string,
  person: string,
): LastNotifications | null {
  const text = storage.getItem(keyOf(base))
  if (text === null) return null
  try {
    const last: Partial<LastNotifications> | null = JSON.parse(text)
    const { at, list } = last ?? {}
    if (last?.person !== person || typeof at !== 'number' || !Array.isArray(list?.results)) return null
    return { person, at, list }
  } catch (error) {
    console.warn(`prostuti: ${keyOf(base)} on this device holds no list`, error)
    return null
  }
}

/** Keeps the first page that was read last, for a time without a network. Throws where this device stores nothing. */
export function keepLastNotifications(
  storage: Pick<PlatformStorage, 'setItem'>,
  base: string,
  last: LastNotifications,
): void {
  storage.setItem(keyOf(base), JSON.stringify(last))
}

/** Forgets what was kept: another person uses this device. */
export function dropLastNotifications(storage: Pick<PlatformStorage, 'removeItem'>, base: string): void {
  storage.removeItem(keyOf(base))
}
