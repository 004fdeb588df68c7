import type { ReconciledDifference } from '@prostuti/contract'
import type { Validation } from '../gateway/payment-gateway.ts'
import { paisaOf } from '../orders/money.ts'
import { isValid } from '../payments/find-validation-fault.ts'

/** A payment of ours, by the gateway's validation that brought it. */
export interface OurPayment {
  readonly valId: string
  readonly paisa: number
}

/** One order in our books beside what the gateway says of it; `kind` null: they agree. */
export interface Comparison {
  readonly kind: ReconciledDifference['kind'] | null
  readonly payments: number
  readonly oursPaisa: number
  readonly theirsPaisa: number
  /** Null where the gateway does not say. */
  readonly feePaisa: number | null
  readonly said: string
}

/** `tries`: every payment that the gateway knows of this order, paid or not; null: it gave no answer, for the reason `fault`. */
export function compareOrder(ours: readonly OurPayment[], tries: readonly Validation[] | null, fault = ''): Comparison {
  const oursPaisa = ours.reduce((sum, { paisa }) => sum + paisa, 0)
  const known = { payments: ours.length, oursPaisa }
  if (!tries) return { ...known, kind: 'unanswered', theirsPaisa: 0, feePaisa: null, said: fault }
  const theirs = new Map(tries.filter(isValid).map(payment => [payment.valId, payment]))
  const paid = [...theirs.values()]
  const kind = kindOf(ours, theirs)
  const fees = paid.map(feeOf)
  return {
    ...known,
    kind,
    theirsPaisa: paid.reduce((sum, payment) => sum + paisaIn(payment), 0),
    feePaisa: fees.reduce<number | null>((sum, fee) => (sum === null || fee === null ? null : sum + fee), 0),
    said: tries
      .map(({ status, amount, currency, bankTranId }) =>
        [status, amount, currency, bankTranId].filter(Boolean).join(' '),
      )
      .join('; '),
  }
}

/** Money that only they have comes first: somebody paid it and has got nothing for it. */
function kindOf(ours: readonly OurPayment[], theirs: ReadonlyMap<string, Validation>): Comparison['kind'] {
  const known = new Set(ours.map(({ valId }) => valId))
  if ([...theirs.keys()].some(valId => !known.has(valId))) return 'theirs'
  if (ours.some(({ valId }) => !theirs.has(valId))) return 'ours'
  return ours.some(({ valId, paisa }) => !isSame(theirs.get(valId)!, paisa)) ? 'amount' : null
}

const isSame = ({ amount, currency }: Validation, paisa: number) => currency === 'BDT' && paisaOf(amount) === paisa

/** Of another currency nothing is added up. */
const paisaIn = ({ amount, currency }: Validation) => (currency === 'BDT' ? (paisaOf(amount) ?? 0) : 0)

function feeOf(payment: Validation): number | null {
  const kept = payment.storeAmount === undefined ? null : paisaOf(payment.storeAmount)
  return kept === null ? null : Math.max(0, paisaIn(payment) - kept)
}
