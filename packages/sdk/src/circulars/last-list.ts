import type { CircularForm, ReturnsOf } from '@prostuti/contract'
import type { PlatformStorage } from '../platform/platform.ts'

/** The list that this device has read last. */
export interface LastList {
  /** What was asked: filters and order, as an address. */
  readonly asked: string
  /** When it came, in milliseconds since 1970 by the server's clock. */
  readonly at: number
  readonly list: ReturnsOf<'circulars.listCirculars'>
  readonly form: CircularForm | null
}

const keyOf = (base: string) => `prostuti:circulars:${base}`

/** Null where there is none, or where other code has left something else under this name. */
export function readLastList(storage: Pick<PlatformStorage, 'getItem'>, base: string): LastList | null {
  const text = storage.getItem(keyOf(base))
  if (text === null) return null
  try {
    const last: Partial<LastList> | null = JSON.parse(text)
    return Array.isArray(last?.list?.results) && typeof last.at === 'number' ? (last as LastList) : null
  } catch (error) {
    console.warn(`prostuti: ${keyOf(base)} on this device holds no list`, error)
    return null
  }
}

/** Keeps the list that was read last, for a time without a network. Throws where this device stores nothing. */
export function keepLastList(storage: Pick<PlatformStorage, 'setItem'>, base: string, last: LastList): void {
  storage.setItem(keyOf(base), JSON.stringify(last))
}
