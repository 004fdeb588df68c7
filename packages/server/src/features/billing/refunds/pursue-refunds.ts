import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import { GatewayError, type PaymentGateway, type RefundAnswer } from '../gateway/payment-gateway.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { takaOf } from '../orders/money.ts'
import { moveOrder } from '../orders/moves.ts'
import { paymentOrders } from '../tables/orders.ts'
import { paymentRefunds } from '../tables/refunds.ts'
import { tellOfPayment } from '../tell-of-payment.ts'
import { giveBack } from './take-back.ts'

/** After so long the gateway is asked again for a refund, or a process that had taken it is dead. */
const pauseMs = 10 * 60_000

interface DueRefund {
  readonly id: string
  readonly orderId: string
  readonly tranId: string
  readonly bankTranId: string
  readonly amountPaisa: number
  readonly note: string
  /** Null while the gateway has not heard of it, or has not been understood. */
  readonly refundRef: string | null
}

/**
 * Takes requested refunds to the gateway and asks for those it works on. Processes share the work. Resolves to how many were due.
 */
export async function pursueRefunds(deps: PaymentDeps, gateway: PaymentGateway): Promise<number> {
  const due = await takeDue(deps)
  const tried = await Promise.allSettled(due.map(refund => pursue(deps, gateway, refund)))
  for (const [index, result] of tried.entries())
    if (result.status === 'rejected')
      deps.log.error({ err: result.reason, refund: due[index]!.id }, 'a refund could not be pursued')
  return due.length
}

async function takeDue({ db, clock }: PaymentDeps): Promise<DueRefund[]> {
  const now = clock.now()
  const { rows } = await db.pool.query<DueRefund>(
    `update payment_refunds r set next_check_at = $2
       from payment_refunds own
       join payment_orders o on o.id = own.order_id
       left join surplus_payments s on s.id = own.surplus_id
      where own.id = r.id
        and r.id in (select id from payment_refunds where next_check_at <= $1 order by next_check_at
                      limit 20 for update skip locked)
      returning r.id, r.order_id as "orderId", o.tran_id as "tranId", coalesce(s.bank_tran_id, o.bank_tran_id) as "bankTranId",
                r.amount_paisa as "amountPaisa", r.note, r.refund_ref as "refundRef"`,
    [new Date(now), new Date(now + pauseMs)],
  )
  return rows
}

async function pursue(deps: PaymentDeps, gateway: PaymentGateway, refund: DueRefund): Promise<void> {
  const answer = await ask(gateway, refund).catch(error => {
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn({ refund: refund.id, reason: error.message }, 'the gateway could not be asked for a refund')
    return null
  })
  if (answer) await note(deps, refund, answer)
}

/** One without an answer is sent again under the same reference, which is paid back once. */
function ask(gateway: PaymentGateway, { id, tranId, bankTranId, amountPaisa, note, refundRef }: DueRefund) {
  if (refundRef !== null) return gateway.findRefund(refundRef)
  const refundTranId = `${tranId}R${id}`
  return gateway.refund({ bankTranId, amount: takaOf(amountPaisa), remarks: note, refundTranId })
}

function note(deps: PaymentDeps, due: DueRefund, { status, refundRefId }: RefundAnswer): Promise<void> {
  return inTransaction(deps.db.pool, async client => {
    const locked = await lockOrder(client, BigInt(due.orderId))
    const orm = drizzle(client)
    const isRefund = eq(paymentRefunds.id, BigInt(due.id))
    const [refund] = await orm.select().from(paymentRefunds).where(isRefund).for('update')
    if (!refund || refund.nextCheckAt === null) return
    const refundRef = refundRefId || refund.refundRef
    const nextCheckAt = status === 'processing' ? refund.nextCheckAt : null
    await orm.update(paymentRefunds).set({ state: status, refundRef, nextCheckAt }).where(isRefund)
    // A surplus payment that goes back leaves the order as it is.
    const next = refund.surplusId === null ? moveOrder(locked.order.state, 'refunded') : null
    if (status === 'refunded' && next)
      await orm.update(paymentOrders).set({ state: next }).where(eq(paymentOrders.id, locked.order.id))
    const at = deps.clock.now()
    const told = { ...locked, kind: 'payment_refunded', key: due.id, amountPaisa: due.amountPaisa, at } as const
    if (status === 'refunded') await tellOfPayment(client, told)
    if (status === 'failed') await giveBack(client, deps.coins, { ...locked, at }, refund)
  })
}
