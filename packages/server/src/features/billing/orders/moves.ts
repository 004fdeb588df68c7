import type { OrderState } from '@prostuti/contract'

/** What happens to an order. `credited`: validated and given to the person; `held`: validated, but staff must look at it. */
export const orderEvents = ['credited', 'held', 'failed', 'cancelled', 'expired', 'released', 'refunded'] as const
export type OrderEvent = (typeof orderEvents)[number]

/** Nothing leaves `paid`: a refund stands beside it. A payment that is validated late still counts. */
const moves: Readonly<Record<OrderState, Partial<Readonly<Record<OrderEvent, OrderState>>>>> = {
  pending: { credited: 'paid', held: 'held', failed: 'failed', cancelled: 'cancelled', expired: 'expired' },
  failed: { credited: 'paid', held: 'held' },
  cancelled: { credited: 'paid', held: 'held' },
  expired: { credited: 'paid', held: 'held' },
  held: { released: 'paid', refunded: 'refunded' },
  paid: {},
  refunded: {},
}

/** The state after an event; null where the event does not apply. */
export function moveOrder(state: OrderState, event: OrderEvent): OrderState | null {
  return moves[state][event] ?? null
}
