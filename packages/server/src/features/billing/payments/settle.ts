import type { PoolClient } from 'pg'
import { statementName } from '../../../platform/db/statement-name.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import type { Validation } from '../gateway/payment-gateway.ts'
import { methodOfNobody } from '../orders/anonymize-orders.ts'
import { creditOrder } from '../orders/credit-order.ts'
import type { LockedOrder, OrderRow } from '../orders/lock-order.ts'
import { moveOrder, type OrderEvent } from '../orders/moves.ts'
import { storeSurplus } from '../surplus/store-surplus.ts'
import type { HeldReason, SaidOfPayment } from '../tables/orders.ts'
import { tellOfPayment } from '../tell-of-payment.ts'
import type { ValidationFault } from './find-validation-fault.ts'

/** What proves that an order was paid: the gateway's own answer, or a held payment that staff release. */
export type PaymentProof =
  | {
      readonly validation: Validation
      /** The id of the posted form that made us ask: a credit is noted there in the same transaction. */
      readonly form?: string
    }
  | { readonly releasedBy: bigint }

/** `second_payment`: money has come once more for an order that is paid, held or refunded; it is kept for staff to pay back. */
export type Settlement = 'credited' | 'held' | 'settled_before' | 'second_payment' | 'not_releasable' | ValidationFault

type SettleDeps = Pick<PaymentDeps, 'db' | 'clock' | 'log' | 'coins' | 'findValidationFault' | 'lockOrder'>

/** Settles an order in a transaction of its own. The gateway has been asked before, for no lock may wait for it. */
export function settle(deps: SettleDeps, orderId: bigint, proof: PaymentProof): Promise<Settlement> {
  return inTransaction(deps.db.pool, client => settleIn(client, deps, orderId, proof))
}

/**
 * The one function that credits. Notice, return, reconciliation and staff come here; the second of them finds the order settled.
 * A valid payment that must not be credited is held (decision 0049).
 */
export async function settleIn(
  client: PoolClient,
  deps: Omit<SettleDeps, 'db'>,
  orderId: bigint,
  proof: PaymentProof,
): Promise<Settlement> {
  const locked = await deps.lockOrder(client, orderId)
  if ('releasedBy' in proof) return release(client, deps, locked)
  return receive(client, deps, locked, proof)
}

async function receive(
  client: PoolClient,
  deps: Omit<SettleDeps, 'db'>,
  { order, userId }: LockedOrder,
  { validation: reported, form }: Extract<PaymentProof, { validation: Validation }>,
): Promise<Settlement> {
  // Of who has gone no digits of a card are kept, whenever the payment arrives.
  const validation = userId === null ? { ...reported, method: methodOfNobody(reported.method) } : reported
  const fault = deps.findValidationFault(order, validation)
  if (fault) {
    if (fault !== 'not_valid') deps.log.warn({ order: String(order.id), fault }, 'a validation is not of its order')
    return fault
  }
  if (moveOrder(order.state, 'credited') === null) {
    if (order.valId === validation.valId) return 'settled_before'
    if (await storeSurplus(client, order, validation, deps.clock.now()))
      deps.log.error({ order: String(order.id), tranId: order.tranId }, 'an order was paid a second time')
    return 'second_payment'
  }
  const { valId, bankTranId, method, amount, currency, tranId, riskLevel } = validation
  const said: SaidOfPayment = { amount, currency, tranId, riskLevel }
  const hold = (heldReason: HeldReason) =>
    write(client, order, 'held', { valId, said, bankTranId, method, heldReason, nextCheckAt: null })
  if (userId === null) return hold('person_deleted')
  if (validation.riskLevel !== '0') return hold('risk')
  const at = deps.clock.now()
  const effect = await creditOrder(client, deps.coins, { order, userId, at })
  if (!effect) return hold('already_owned')
  await tellOfCredit(client, { order, userId }, at)
  const paid = { valId, said, bankTranId, method, paidAt: new Date(at), nextCheckAt: null }
  return write(client, order, 'credited', { ...paid, ...effect }, form)
}

async function release(
  client: PoolClient,
  { coins, clock }: Omit<SettleDeps, 'db'>,
  { order, userId }: LockedOrder,
): Promise<Settlement> {
  if (moveOrder(order.state, 'released') === null || userId === null) return 'not_releasable'
  const { rowCount } = await client.query(
    `select from payment_refunds where order_id = $1 and surplus_id is null and state <> 'failed'`,
    [String(order.id)],
  )
  const at = clock.now()
  const effect = rowCount === 0 ? await creditOrder(client, coins, { order, userId, at }) : null
  if (!effect) return 'not_releasable'
  await tellOfCredit(client, { order, userId }, at)
  return write(client, order, 'released', { heldReason: null, paidAt: new Date(at), ...effect })
}

const tellOfCredit = (client: PoolClient, locked: LockedOrder, at: number) =>
  tellOfPayment(client, {
    ...locked,
    kind: 'payment_credited',
    key: String(locked.order.id),
    amountPaisa: locked.order.amountPaisa,
    at,
  })

const writePlan = statementName('write-settled-order')

async function write(
  client: PoolClient,
  order: OrderRow,
  event: Extract<OrderEvent, 'credited' | 'held' | 'released'>,
  columns: Partial<OrderRow>,
  form?: string,
): Promise<Settlement> {
  const state = moveOrder(order.state, event)
  if (state === null) throw new Error(`An order cannot be ${event} while it is ${order.state}`)
  const settlement = event === 'held' ? 'held' : 'credited'
  const settled = { ...order, ...columns }
  await client.query({
    name: writePlan(),
    text: `with noted as (
             update payment_notices set outcome = $13, user_id = $14 where id = $15
           )
           update payment_orders
              set state = $2, held_reason = $3, val_id = $4, bank_tran_id = $5, method = $6, paid_at = $7, coins_before = $8,
                  coins_after = $9, premium_before = $10, premium_after = $11, next_check_at = $12, said = $16
            where id = $1`,
    values: [
      ...[String(order.id), state, settled.heldReason, settled.valId, settled.bankTranId, settled.method],
      ...[settled.paidAt, settled.coinsBefore, settled.coinsAfter, settled.premiumBefore, settled.premiumAfter],
      ...[settled.nextCheckAt, settlement, order.userId && String(order.userId), form ?? null],
      settled.said && JSON.stringify(settled.said),
    ],
  })
  return settlement
}
