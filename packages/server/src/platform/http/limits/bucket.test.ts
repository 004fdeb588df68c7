import { expect, test } from 'vitest'
import { AppError } from '../../errors/app-error.ts'
import { createRateLimiter } from './bucket.ts'
import { networkOf } from './network.ts'

let now = 0
const clock = { now: () => now }
const never = () => 0
const limiter = () => createRateLimiter({ burst: 2, perSecond: 0.5 }, clock, never)

/** Seconds to wait, or 0 when the call is let through. */
function tryCall(limit: ReturnType<typeof limiter>, address: string): number {
  try {
    limit.take(address)
    return 0
  } catch (error) {
    return (error as AppError).options.retryAfter ?? Number.NaN
  }
}

test('lets a burst through, then one call in two seconds', () => {
  const limit = limiter()
  expect([1, 2, 3].map(() => tryCall(limit, '192.0.2.1'))).toEqual([0, 0, 2])
  now += 2_000
  expect([1, 2].map(() => tryCall(limit, '192.0.2.1'))).toEqual([0, 2])
})

test('gives each who is refused a later moment, as a queue would, and some more by chance', () => {
  const limit = limiter()
  const queue = Array.from({ length: 6 }, () => tryCall(limit, '192.0.2.1'))
  expect(queue).toEqual([0, 0, 2, 4, 6, 8])
  // Those who came at the moment that they were given are served in their turn.
  for (const wait of [2, 2]) {
    now += wait * 1_000
    expect(tryCall(limit, '192.0.2.1')).toBe(0)
  }
  const jittered = createRateLimiter({ burst: 1, perSecond: 0.1 }, clock)
  const waits = Array.from({ length: 12 }, () => tryCall(jittered, '192.0.2.1')).slice(1, 6)
  for (const [place, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual((place + 1) * 10)
    expect(wait).toBeLessThanOrEqual((place + 1) * 12.5 + 1)
  }
})

test('gives nothing for a clock that goes back', () => {
  const limit = limiter()
  for (let call = 0; call < 2; call++) limit.take('192.0.2.1')
  now -= 60_000
  expect(tryCall(limit, '192.0.2.1')).toBe(2)
  expect(() => limit.take('192.0.2.1')).toThrow(AppError)
})

test('sees one phone behind all the IPv6 addresses it may take', () => {
  const limit = limiter()
  const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:0db8:0001:0002:3:4:5:6']
  expect(addresses.map(address => tryCall(limit, networkOf(address)))).toEqual([0, 0, 2])
  expect(tryCall(limit, networkOf('2001:db8:1:3::1'))).toBe(0)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, network) => expect(networkOf(address)).toBe(network))

test('stays small when a flood comes from everywhere, and still holds who has just called', () => {
  const limit = createRateLimiter({ burst: 1, perSecond: 0.000_001 }, clock)
  for (let host = 0; host < 50_000; host++) limit.take(`10.${host >> 16}.${(host >> 8) & 255}.${host & 255}`)
  expect(tryCall(limit, '10.0.195.79')).toBeGreaterThan(0)
  expect(tryCall(limit, '10.0.0.0')).toBe(0)
})
