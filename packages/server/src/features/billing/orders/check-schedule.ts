import type { OrderState } from '@prostuti/contract'

const second = 1_000
const minute = 60 * second

/** How long after which an order is asked for again, by how often it has been since something happened to it. */
const delays = [10 * second, minute, 10 * minute, 60 * minute, 24 * 60 * minute]

/** While an order is pending a lost notice must be found within a quarter of an hour. */
const longestOfPending = 10 * minute

/** When the gateway is asked for an order, and how often it has been asked. */
export interface CheckPlan {
  readonly nextCheckAt: Date | null
  readonly checks: number
}

/** Nobody can have paid a new order yet. */
export function firstCheckOf(now: number): CheckPlan {
  return { nextCheckAt: new Date(now + longestOfPending), checks: 2 }
}

/** After the gateway's word on a payment came that is not settled yet. */
export function soonAfter(now: number): CheckPlan {
  return { nextCheckAt: new Date(now + delays[0]!), checks: 0 }
}

/** After so many `checks`: a pending order is asked for as long as it is pending, the others five times. */
export function nextCheckOf(
  { state, expiresAt }: { readonly state: OrderState; readonly expiresAt: Date },
  checks: number,
  now: number,
): Date | null {
  if (state === 'paid' || state === 'held' || state === 'refunded') return null
  const delay = delays[checks]
  if (state !== 'pending') return delay === undefined ? null : new Date(now + delay)
  const at = now + Math.min(delay ?? longestOfPending, longestOfPending)
  return new Date(expiresAt.getTime() > now ? Math.min(at, expiresAt.getTime()) : at)
}
