import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../db/transaction.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import { creditOrder } from '../orders/credit-order.ts'
import type { LockedOrder, OrderRow } from '../orders/lock-order.ts'
import { moveOrder, type OrderEvent } from '../orders/moves.ts'
import { type HeldReason, paymentOrders } from '../orders/tables.ts'
import type { ValidationFault } from './find-validation-fault.ts'
import type { Validation } from './payment-gateway.ts'

/** What proves that an order was paid: the gateway's own answer, or a held payment that staff release. */
export type PaymentProof = { readonly validation: Validation } | { readonly releasedBy: bigint }

/** `second_payment`: money has come once more for an order that is paid, held or refunded; staff pay it back. */
export type Settlement = 'credited' | 'held' | 'settled_before' | 'second_payment' | 'not_releasable' | ValidationFault

type SettleDeps = Pick<PaymentDeps, 'db' | 'clock' | 'log' | 'coins' | 'findValidationFault' | 'lockOrder'>

/** Settles an order in a transaction of its own. The gateway has been asked before, for no lock may wait for it. */
export function settle(deps: SettleDeps, orderId: bigint, proof: PaymentProof): Promise<Settlement> {
  return inTransaction(deps.db.pool, client => settleIn(client, deps, orderId, proof))
}

/**
 * The one function that credits. Notice, return, reconciliation and staff come here; whoever comes second finds the order settled.
 * A valid payment that must not be credited is held.
 */
export async function settleIn(
  client: PoolClient,
  deps: Omit<SettleDeps, 'db'>,
  orderId: bigint,
  proof: PaymentProof,
): Promise<Settlement> {
  const locked = await deps.lockOrder(client, orderId)
  if ('releasedBy' in proof) return release(client, deps, locked)
  return receive(client, deps, locked, proof.validation)
}

async function receive(
  client: PoolClient,
  deps: Omit<SettleDeps, 'db'>,
  { order, userId }: LockedOrder,
  validation: Validation,
): Promise<Settlement> {
  const fault = deps.findValidationFault(order, validation)
  if (fault) {
    if (fault !== 'not_valid') deps.log.warn({ order: String(order.id), fault }, 'a validation is not of its order')
    return fault
  }
  if (moveOrder(order.state, 'credited') === null) {
    if (order.valId === validation.valId) return 'settled_before'
    deps.log.error({ order: String(order.id), tranId: order.tranId }, 'an order was paid a second time')
    return 'second_payment'
  }
  const { valId, bankTranId, method } = validation
  const hold = (heldReason: HeldReason) =>
    write(client, order, 'held', { valId, bankTranId, method, heldReason, nextCheckAt: null })
  if (userId === null) return hold('person_deleted')
  if (validation.riskLevel !== '0') return hold('risk')
  const at = deps.clock.now()
  const effect = await creditOrder(client, deps.coins, { order, userId, at })
  if (!effect) return hold('already_owned')
  const paid = { valId, bankTranId, method, paidAt: new Date(at), nextCheckAt: null }
  return write(client, order, 'credited', { ...paid, ...effect })
}

async function release(
  client: PoolClient,
  { coins, clock }: Omit<SettleDeps, 'db'>,
  { order, userId }: LockedOrder,
): Promise<Settlement> {
  if (moveOrder(order.state, 'released') === null || userId === null) return 'not_releasable'
  const { rowCount } = await client.query(`select from payment_refunds where order_id = $1 and state <> 'failed'`, [
    String(order.id),
  ])
  const at = clock.now()
  const effect = rowCount === 0 ? await creditOrder(client, coins, { order, userId, at }) : null
  if (!effect) return 'not_releasable'
  return write(client, order, 'released', { heldReason: null, paidAt: new Date(at), ...effect })
}

async function write(
  client: PoolClient,
  { id, state }: OrderRow,
  event: Extract<OrderEvent, 'credited' | 'held' | 'released'>,
  columns: Partial<OrderRow>,
): Promise<Settlement> {
  const next = moveOrder(state, event)
  if (next === null) throw new Error(`An order cannot be ${event} while it is ${state}`)
  await drizzle(client)
    .update(paymentOrders)
    .set({ ...columns, state: next })
    .where(eq(paymentOrders.id, id))
  return event === 'held' ? 'held' : 'credited'
}
