import { describe, expect, it } from 'vitest'
import { paymentAddress, returnToken, tokenOfWayBack } from './payment-address.ts'

const token = 'aB3-_aB3-_aB3-_aB3-_aB'
const at = (address: string) => new URL(address, 'http://site.example')

describe('the way back from paying', () => {
  it('names a payment by its token, whatever the status claims', () => {
    expect(tokenOfWayBack(at(`/buy_coin?status=valid&purchase=${token}`))).toBe(token)
    expect(tokenOfWayBack(at(`/program?id=3&purchase=${token}&status=anything`))).toBe(token)
  })

  it.each([
    '/buy_coin?status=valid',
    `/buy_coin?purchase=${token}`,
    `/buy_coin?status=valid&purchase=${token}x`,
    '/buy_coin?status=valid&purchase=../../login/aaaaaaaaaa',
    `/payment?status=valid&purchase=${token}`,
    `/payment/?status=valid&purchase=${token}`,
  ])('is not %s', address => expect(tokenOfWayBack(at(address))).toBeNull())

  it('leads to a page that finds it again', () => {
    expect(returnToken(at(paymentAddress(token)))).toBe(token)
    expect(returnToken(at('/payment'))).toBeNull()
  })
})
