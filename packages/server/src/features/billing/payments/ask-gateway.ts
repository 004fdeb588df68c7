import type { PaymentDeps } from '../billing-deps.ts'
import { GatewayError, type PaymentGateway } from '../gateway/payment-gateway.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { type Settlement, settle } from './settle.ts'

/** `unclear`: the gateway gave no answer that can be read, so that nothing follows from it; it is asked again. */
export type Answered = Settlement | 'unclear'

/** Asks the gateway for the validation that a stored form names, and settles the order by it. */
export async function settleByValidation(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  { id }: Pick<OrderRow, 'id'>,
  { valId, form }: { readonly valId: string; readonly form: string },
): Promise<Answered> {
  const validation = await gateway.validate(valId).catch(error => {
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn({ order: String(id), reason: error.message }, 'a validation could not be read')
    return null
  })
  return validation ? settle(deps, id, { validation, form }) : 'unclear'
}
