import type { PurchaseStatus } from '@prostuti/contract'
import { nextPath } from '../auth/next-path.ts'

type Begun = Pick<PurchaseStatus, 'product' | 'next' | 'begun_on'>

const anyBase = 'http://our-own-site.invalid'

/** Where somebody goes on after paying. */
export interface InterruptedAct {
  readonly href: string
  /** What stands there; `page`: wherever they were. */
  readonly to: 'program' | 'exam' | 'page'
  /** Whether paying interrupted something that goes on by itself. */
  readonly goesOn: boolean
}

/** What was bought, where that is a program; else what the person was about to do; else where they were. */
export function interruptedAct({ product, next, begun_on: begunOn }: Begun): InterruptedAct {
  const isProgram = product.category === 'program_purchase'
  const href = nextPath(isProgram ? next : (begunOn ?? next))
  const { pathname } = new URL(href, anyBase)
  const to = /^\/program\/?$/.test(pathname) ? 'program' : /^\/exam\/join\/?$/.test(pathname) ? 'exam' : 'page'
  return { href, to, goesOn: to !== 'page' }
}
