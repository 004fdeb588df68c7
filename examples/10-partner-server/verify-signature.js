import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What came longer ago, in seconds, may be somebody's copy of an old delivery. */
const longestAgo = 300

/**
 * Whether Prostuti has sent this body. `header` is `Prostuti-Signature`, `body` the body's very text, before JSON is parsed, and `key` the
 * signing key that was shown once (`sk_…`). While a new key is rolled out the header holds a signature by each.
 */
export function isFromProstuti(header, body, key, now = Date.now() / 1_000) {
  const parts = header.split(',').map(part => part.split('='))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d+$/.test(time) || Math.abs(now - Number(time)) > longestAgo) return false
  const secret = createHash('sha256').update(key).digest()
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex')
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
