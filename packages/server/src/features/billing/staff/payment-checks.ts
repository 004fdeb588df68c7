import type { PaymentCheck } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import { paisaOf, takaOf } from '../orders/money.ts'
import type { SaidOfPayment } from '../tables/orders.ts'

/** Our order beside what the gateway said of its payment, thing by thing; null where nothing of it was kept. */
export async function readPaymentChecks(client: PoolClient, order: string): Promise<PaymentCheck[] | null> {
  const { rows } = await client.query<{ said: SaidOfPayment | null; tran_id: string; paisa: number }>(
    'select said, tran_id, amount_paisa as paisa from payment_orders where id = $1',
    [order],
  )
  const { said, tran_id: number, paisa } = rows[0]!
  if (!said) return null
  const check = (what: PaymentCheck['what'], ours: string, theirs: string, agrees = ours === theirs): PaymentCheck => ({
    ...{ what, ours, theirs, agrees },
  })
  return [
    check('amount', takaOf(paisa), said.amount, paisaOf(said.amount) === paisa),
    check('currency', 'BDT', said.currency),
    check('order', number, said.tranId),
    check('risk', '0', said.riskLevel),
  ]
}
