import type { Person } from '@prostuti/contract'
import type { ReactElement } from 'react'

/** What staff give a person: programs, days and coins. */
export function GiftPanel(_: { person: Person }): ReactElement | null {
  return null
}
