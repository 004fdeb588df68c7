import type { ReactNode } from 'react'
import type { JoinScreenProps } from './exam-join.props.ts'
import { useLazyPart } from './use-lazy-part.ts'

/** What opens the exam, with its price and its button; the way to the programme until that has come, or where it does not. */
export function PurchaseOrLink({ children, ...props }: JoinScreenProps & { children: ReactNode }) {
  const part = useLazyPart(props, true, () => import('./lazy/purchase-part.ts'))
  return part ? <part.PurchaseOffer {...props} /> : children
}
