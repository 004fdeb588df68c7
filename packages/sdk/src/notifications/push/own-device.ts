import type { PlatformStorage } from '../../platform/platform.ts'

/** The subscription of this very browser. */
export interface OwnDevice {
  readonly person: string
  /** Of the server's `PushDevice`. */
  readonly id: string
  readonly endpoint: string
}

const keyOf = (base: string) => `prostuti:push:${base}`

/** Null where this browser gets none of this person's pushes. */
export function readOwnDevice(
  storage: Pick<PlatformStorage, 'getItem'>,
  base: string,
  person: string,
): OwnDevice | null {
  const text = storage.getItem(keyOf(base))
  if (text === null) return null
  try {
    const own: Partial<OwnDevice> | null = JSON.parse(text)
    if (own?.person !== person || typeof own.id !== 'string' || typeof own.endpoint !== 'string') return null
    return { person, id: own.id, endpoint: own.endpoint }
  } catch (error) {
    console.warn(`prostuti: ${keyOf(base)} names no device`, error)
    return null
  }
}

export function keepOwnDevice(storage: Pick<PlatformStorage, 'setItem'>, base: string, own: OwnDevice): void {
  storage.setItem(keyOf(base), JSON.stringify(own))
}

export function dropOwnDevice(storage: Pick<PlatformStorage, 'removeItem'>, base: string): void {
  storage.removeItem(keyOf(base))
}
