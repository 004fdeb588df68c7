import type { ReactNode } from 'react'
import { useLazyPart } from '../../foundation/element/use-lazy-part.ts'
import type { JoinScreenProps } from './exam-join.props.ts'

/** What opens the exam, with its price and its button; the way to the program until that has come, or where it does not. */
export function PurchaseOrLink({ children, ...props }: JoinScreenProps & { children: ReactNode }) {
  const part = useLazyPart(() => import('./lazy/purchase-part.ts'), true, props.extend)
  return part ? <part.PurchaseOffer {...props} /> : children
}
