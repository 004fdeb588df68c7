import { and, eq } from 'drizzle-orm'
import type { PaymentDeps } from '../billing-deps.ts'
import { GatewayError, type PaymentGateway, type Validation } from '../gateway/payment-gateway.ts'
import { nextCheckOf } from '../orders/check-schedule.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { moveUnpaid } from '../orders/move-unpaid.ts'
import { paymentOrders } from '../tables/orders.ts'
import { isValid } from './find-validation-fault.ts'
import { settle } from './settle.ts'

/** So long an order is another process's after it has been taken; afterwards its process is dead. */
const leaseMs = 60_000

/** Orders asked for at once: each may take the gateway's 10 s. */
const maxAtOnce = 50

type DueOrder = Pick<OrderRow, 'id' | 'tranId' | 'checks'> & { readonly lease: Date }

/**
 * Asks the gateway for the orders that are due, so that a lost notice is found. Processes share the work: each order is taken by one.
 * Resolves to how many were asked for.
 */
export async function reconcileOrders(deps: PaymentDeps, gateway: PaymentGateway): Promise<number> {
  const due = await takeDue(deps)
  const tried = await Promise.allSettled(due.map(order => reconcile(deps, gateway, order)))
  for (const [index, result] of tried.entries())
    if (result.status === 'rejected')
      deps.log.error({ err: result.reason, order: String(due[index]!.id) }, 'an order could not be reconciled')
  return due.length
}

async function takeDue({ db, clock }: PaymentDeps): Promise<DueOrder[]> {
  const now = clock.now()
  const lease = new Date(now + leaseMs)
  const { rows } = await db.pool.query<{ id: string; tran_id: string; checks: number }>(
    `update payment_orders set next_check_at = $2, checks = checks + 1
      where id in (select id from payment_orders where next_check_at <= $1 order by next_check_at
                    limit $3 for update skip locked)
      returning id, tran_id, checks`,
    [new Date(now), lease, maxAtOnce],
  )
  return rows.map(({ id, tran_id: tranId, checks }) => ({ id: BigInt(id), tranId, checks, lease }))
}

async function reconcile(deps: PaymentDeps, gateway: PaymentGateway, due: DueOrder): Promise<void> {
  const wasAnswered = await askFor(deps, gateway, due)
  const [order] = await deps.db.orm.select().from(paymentOrders).where(eq(paymentOrders.id, due.id))
  // The process that moved it or heard of it meanwhile has made its own plan.
  if (!order || order.nextCheckAt?.getTime() !== due.lease.getTime()) return
  const isOver = order.state === 'pending' && wasAnswered && order.expiresAt.getTime() <= deps.clock.now()
  if (isOver && (await moveUnpaid(deps, order, 'expired'))) return
  await deps.db.orm
    .update(paymentOrders)
    .set({ nextCheckAt: nextCheckOf(order, due.checks, deps.clock.now()) })
    .where(and(eq(paymentOrders.id, due.id), eq(paymentOrders.nextCheckAt, due.lease)))
}

/** Whether the gateway has answered. */
async function askFor(deps: PaymentDeps, gateway: PaymentGateway, { id, tranId }: DueOrder): Promise<boolean> {
  const tries = await gateway.findByTranId(tranId).catch(error => {
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn({ order: String(id), reason: error.message }, 'the gateway could not be asked for an order')
    return null
  })
  if (!tries) return false
  await settleTries(deps, id, tries)
  return true
}

/** Settles an order by all that the gateway says of it. A valid payment counts before whatever failed after it. */
export async function settleTries(deps: PaymentDeps, id: bigint, tries: readonly Validation[]): Promise<void> {
  const valid = tries.filter(isValid)
  for (const validation of valid) await settle(deps, id, { validation })
  const newest = tries[0]?.status.toUpperCase()
  if (valid.length === 0 && newest === 'FAILED') await moveUnpaid(deps, { id }, 'failed')
  if (valid.length === 0 && newest === 'CANCELLED') await moveUnpaid(deps, { id }, 'cancelled')
}
