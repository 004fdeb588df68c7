import { paymentMethods } from '@prostuti/contract/billing/payment-methods'
import type { PaymentFilter } from '@prostuti/sdk/billing'
import type { ListFilter } from '../../foundation/index.ts'
import { states } from '../payment-state.tsx'

const categories = ['program_purchase', 'coin_purchase', 'premium_pack_purchase'] as const
const oneOf = <Name extends string>(names: readonly Name[], value: string | undefined) =>
  names.find(name => name === value)

/** What the address narrows payments down to; a word that is none of ours narrows nothing. */
export function paymentFilterOf({ search, filters }: Pick<ListFilter, 'search' | 'filters'>): PaymentFilter {
  const { from, to, program, user } = filters
  return {
    ...{ search, from, to, program, user },
    state: oneOf(states, filters.state),
    category: oneOf(categories, filters.category),
    method: oneOf(paymentMethods, filters.method),
    surplus: filters.surplus === 'true' ? 'true' : undefined,
  }
}
