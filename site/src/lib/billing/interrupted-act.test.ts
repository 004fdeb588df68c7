import type { OrderedProduct } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { interruptedAct } from './interrupted-act.ts'
import { orderAgainAddress } from './order-again-address.ts'

const none = { product_id: '3', offer_id: null, title: '', coins: null, days: null }
const coins: OrderedProduct = { ...none, category: 'coin_purchase' }
const premium: OrderedProduct = { ...none, category: 'premium_pack_purchase' }
const program: OrderedProduct = { ...none, category: 'program_purchase' }
const begun = (product: OrderedProduct, begun_on: string | null) => ({
  ...{ product, begun_on },
  next: product === program ? '/program?id=3' : '/profile',
})

describe('what paying interrupted', () => {
  it.each([
    [coins, '/program?id=4#get', '/program?id=4#get', 'program', true],
    [coins, '/exam/join?id=12#get', '/exam/join?id=12#get', 'exam', true],
    [premium, '/program?id=4', '/program?id=4', 'program', true],
    [coins, '/exam/upcoming', '/exam/upcoming', 'page', false],
    [program, '/program/all', '/program?id=3', 'program', true],
    [coins, null, '/profile', 'page', false],
    [coins, '//evil.example', '/', 'page', false],
  ] as const)('%o begun on %s goes on at %s', (product, on, href, to, goesOn) =>
    expect(interruptedAct(begun(product, on))).toEqual({ href, to, goesOn }),
  )
})

describe('trying again', () => {
  it.each([
    [coins, '/program?id=4#get', '/buy_coin?option=3&then=%2Fprogram%3Fid%3D4%23get'],
    [coins, '/buy_coin?then=%2F', '/buy_coin?option=3'],
    [coins, null, '/buy_coin?option=3'],
    [premium, '/program?id=4', '/program?id=4#premium'],
    [premium, '/exam/join?id=4', '/buy_coin#premium'],
    [premium, null, '/buy_coin#premium'],
    [program, '/program?id=3', '/program?id=3#get'],
  ] as const)('for %o begun on %s begins at %s', (product, on, href) =>
    expect(orderAgainAddress(begun(product, on))).toBe(href),
  )
})
