import { returnFromGateway } from '@prostuti/contract/billing/operations'
import { eq } from 'drizzle-orm'
import { implement } from '../../../platform/http/call/implement.ts'
import { Reply } from '../../../platform/http/call/reply.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { moveUnpaid } from '../orders/move-unpaid.ts'
import { returnTokenHash } from '../orders/order-secrets.ts'
import { statusOf } from '../orders/present-order.ts'
import { paymentOrders } from '../tables/orders.ts'
import { settleByValidation } from './ask-gateway.ts'
import { isValId } from './find-validation-fault.ts'
import { noteOutcome, storeForm } from './store-form.ts'

interface Return {
  readonly outcome: 'success' | 'fail' | 'cancel'
  readonly fields: Readonly<Record<string, string>>
}

/**
 * The person's browser, sent back by the gateway with a cross-site form. It goes on to where the order came from, with what the server
 * knows of the payment; the form itself changes nothing unless it names the order that the token in the address names.
 */
export function createReturnFromGateway(deps: PaymentDeps) {
  return implement(returnFromGateway, async ({ params, query, body: fields }) => {
    const order = await findOrder(deps, query.purchase)
    if (!order) {
      deps.log.warn({ tranId: fields.tran_id?.slice(0, 30) ?? null }, 'a return brings a token of no order')
      return seeOther(`${deps.siteUrl}/`)
    }
    await takeIn(deps, order, { outcome: params.outcome, fields }).catch(error => {
      deps.log.error(
        { err: error, order: String(order.id) },
        'a return could not be worked on; its order is asked for again',
      )
    })
    const known = (await findOrder(deps, query.purchase)) ?? order
    return seeOther(addressAfter(deps, known, query.purchase))
  })
}

async function findOrder({ db }: PaymentDeps, token: string): Promise<OrderRow | null> {
  const [order] = await db.orm
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.returnTokenHash, returnTokenHash(token)))
  return order ?? null
}

async function takeIn(deps: PaymentDeps, order: OrderRow, { outcome, fields }: Return): Promise<void> {
  const isOfOrder = fields.tran_id === order.tranId
  const isCredible = isOfOrder && outcome === 'success'
  const { tranId } = order
  const form = await storeForm(deps, { kind: 'return', fields, tranId, isCredible })
  if (!isOfOrder) deps.log.warn({ order: String(order.id) }, 'a return does not name the order of its token')
  const came = isOfOrder ? await actOn(deps, order, { outcome, fields }, form.id) : 'other_order'
  // A credit has been noted in its own transaction.
  if (came !== 'credited') await noteOutcome(deps.db.pool, form.id, came)
}

async function actOn(deps: PaymentDeps, order: OrderRow, { outcome, fields }: Return, form: string): Promise<string> {
  if (outcome !== 'success') {
    const event = outcome === 'fail' ? 'failed' : 'cancelled'
    return (await moveUnpaid(deps, order, event)) ? event : 'no_change'
  }
  const { val_id: valId } = fields
  if (!deps.gateway || !isValId(valId)) return 'no_change'
  return settleByValidation(deps, deps.gateway, order, { valId, form })
}

/** Where the person came from, with `status` and the token, which finds the purchase again. */
function addressAfter({ siteUrl }: PaymentDeps, order: OrderRow, token: string): string {
  const address = new URL(order.redirectUrl, siteUrl)
  const status = statusOf(order)
  address.searchParams.set('status', status === 'paid' ? 'valid' : status)
  address.searchParams.set('purchase', token)
  return address.href
}

function seeOther(location: string): Reply {
  return new Reply('', { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
