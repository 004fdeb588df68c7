import type { Prostuti } from '../client.ts'

export type TimedClient = Pick<Prostuti, 'now' | '$timeKnown' | 'http' | 'platform'>

/** An instant by the server's clock, milliseconds since 1970. */
export interface Stamp {
  readonly at: number
  /**
   * How far the server's clock was believed to be ahead of the device's, ms, where the server had not confirmed it: the device's
   * clock may have been set since the last visit. Without it the instant is confirmed.
   */
  readonly guessedLead?: number
}

const leadOf = ({ now, platform }: TimedClient): number => now() - platform.clock.now()

/** Now. */
export function stampOf(client: TimedClient): Stamp {
  const at = client.now()
  return client.$timeKnown.get() ? { at } : { at, guessedLead: leadOf(client) }
}

/**
 * The instant once the server's time is confirmed: moved by how far the guess was off, and within `from` (an instant before it, if
 * there is one) and now, for the device's clock may have been set once more.
 */
export function confirmed(client: TimedClient, { at, guessedLead }: Stamp, from = Number.NEGATIVE_INFINITY): number {
  if (guessedLead === undefined) return at
  return Math.min(Math.max(at + leadOf(client) - guessedLead, from), client.now())
}
