import { type ReactNode, useEffect, useState } from 'react'
import type { JoinScreenProps } from './exam-join.props.ts'

type PurchasePart = typeof import('./lazy/purchase-part.ts')

/** What opens the exam, with its price and its button; the way to the programme until that has come, or where it does not. */
export function PurchaseOrLink({ children, ...props }: JoinScreenProps & { children: ReactNode }) {
  const { extend } = props
  const [part, setPart] = useState<PurchasePart | null>(null)
  useEffect(() => {
    const load = async () => {
      const found = await import('./lazy/purchase-part.ts')
      await extend(found)
      setPart(found)
    }
    load().catch(error => console.warn('prostuti: buying right here is not possible', error))
  }, [extend])
  return part ? <part.PurchaseOffer {...props} /> : children
}
