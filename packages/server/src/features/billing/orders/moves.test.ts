import { OrderState } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { moveOrder, orderEvents } from './moves.ts'

/** Written a second time, so that it is not asked of the code it judges: `state event → state`, all others are none. */
const allowed = [
  'pending credited → paid',
  'pending held → held',
  'pending failed → failed',
  'pending cancelled → cancelled',
  'pending expired → expired',
  'failed credited → paid',
  'failed held → held',
  'cancelled credited → paid',
  'cancelled held → held',
  'expired credited → paid',
  'expired held → held',
  'held released → paid',
  'held refunded → refunded',
]

describe('an order', () => {
  it('moves as the table says, and never otherwise', () => {
    const all = OrderState.options.flatMap(state =>
      orderEvents.flatMap(event => {
        const next = moveOrder(state, event)
        return next === null ? [] : [`${state} ${event} → ${next}`]
      }),
    )
    expect(all).toEqual(allowed)
  })

  it('never leaves paid', () => {
    expect(orderEvents.filter(event => moveOrder('paid', event) !== null)).toEqual([])
  })
})
