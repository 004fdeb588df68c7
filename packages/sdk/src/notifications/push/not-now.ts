import type { PlatformStorage } from '../../platform/platform.ts'

const key = 'prostuti:push-not-now'
const holdsMs = 30 * 86_400_000

/** "Not now" holds 30 days on this device, whoever is signed in. */
export function isHeldBack(storage: Pick<PlatformStorage, 'getItem'>, now: number): boolean {
  const since = Number(storage.getItem(key) ?? Number.NaN)
  // A clock that was set back must not hold it for ever.
  return since <= now && now < since + holdsMs
}

/** The person has said “not now” at `now`, in milliseconds since 1970. Throws where this device stores nothing. */
export function holdBack(storage: Pick<PlatformStorage, 'setItem'>, now: number): void {
  storage.setItem(key, String(now))
}
