import { randomUUID } from 'node:crypto'
import { receivePaymentNotice, returnFromGateway, startPayment } from '@prostuti/contract/billing/operations'
import { eq, sql } from 'drizzle-orm'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { keyOf } from '../../../platform/idempotency/index.ts'
import { isOwnPath, ownPathOf } from '../../auth/index.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import { GatewayError, type PaymentGateway, type SessionRequest } from '../gateway/payment-gateway.ts'
import { paymentOrders } from '../tables/orders.ts'
import type { OrderRow } from './lock-order.ts'
import { takaOf } from './money.ts'
import { returnTokenOf } from './order-secrets.ts'
import { placeOrder } from './place-order.ts'

/**
 * Orders something for taka and gives the gateway's page on which it is paid. The order is committed before the gateway is asked, and no
 * transaction waits for it. The order itself is what an `Idempotency-Key` leads back to.
 */
export function createStartPayment(deps: PaymentDeps): Implementation {
  const implementation = implement(startPayment, async ({ body }, call) => {
    const { gateway } = deps
    if (!gateway) throw new AppError('payments_off')
    const redirectUrl = ownPathOf(body.redirect_url, deps.siteUrl) ?? body.redirect_url
    if (!isOwnPath(redirectUrl) && !(await deps.isRegisteredRedirect(redirectUrl))) throw wrongRedirect()
    const key = keyOf(call) ?? randomUUID()
    const asked = { ...body, redirect_url: redirectUrl }
    const order = await placeOrder(deps, { userId: signedIn(call).id, key, asked })
    const purchase = returnTokenOf(key, order.tranId)
    return {
      GatewayPageURL: order.pageUrl ?? (await openPage(deps, gateway, order, purchase)),
      tran_id: order.tranId,
      purchase,
    }
  })
  return { ...implementation, keepsReplies: true }
}

/** Throws `payment_not_started` where the gateway gives no page, and `conflict` for an order that is over. */
async function openPage(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  order: OrderRow,
  purchase: string,
): Promise<string> {
  if (order.state !== 'pending') throw new AppError('conflict')
  const request = await sessionRequestOf(deps, order, purchase)
  const session = await gateway.openSession(request).catch(error => {
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn({ order: String(order.id), reason: error.message }, 'the gateway gave no payment page')
    throw new AppError('payment_not_started', { cause: error })
  })
  // Of two calls at once the first page counts for both.
  const [stored] = await deps.db.orm
    .update(paymentOrders)
    .set({
      pageUrl: sql`coalesce(${paymentOrders.pageUrl}, ${session.pageUrl})`,
      sessionKey: sql`coalesce(${paymentOrders.sessionKey}, ${session.sessionKey})`,
    })
    .where(eq(paymentOrders.id, order.id))
    .returning({ pageUrl: paymentOrders.pageUrl })
  return stored!.pageUrl!
}

async function sessionRequestOf(
  { db, siteUrl }: PaymentDeps,
  { tranId, amountPaisa, product, category, userId }: OrderRow,
  purchase: string,
): Promise<SessionRequest> {
  const { rows } = await db.pool.query<{ name: string; email: string | null }>(
    'select name, email from users where id = $1',
    [String(userId)],
  )
  if (!rows[0]) throw new AppError('not_signed_in')
  const { name, email } = rows[0]
  const returnUrl = (outcome: string) =>
    `${siteUrl}/api/${returnFromGateway.path.replace('{outcome}', outcome)}?purchase=${purchase}`
  return {
    tranId,
    amount: takaOf(amountPaisa),
    productName: inLanguage(product.title, 'en'),
    category,
    // The gateway refuses a session without either; it writes to neither on our behalf.
    customer: { name: name || 'Prostuti learner', email: email ?? `learner@${new URL(siteUrl).hostname}` },
    returnUrls: { success: returnUrl('success'), fail: returnUrl('fail'), cancel: returnUrl('cancel') },
    noticeUrl: `${siteUrl}/api/${receivePaymentNotice.path}`,
  }
}

function wrongRedirect(): AppError {
  const message = 'a page of this site, or an address that a partner has registered'
  return new AppError('validation_failed', { fields: [{ path: 'redirect_url', code: 'not_registered', message }] })
}
