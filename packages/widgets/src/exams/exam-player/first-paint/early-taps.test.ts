import { expect, test } from 'vitest'
import { earlyTapsScript } from './early-taps.ts'

test('the inline script weighs at most 600 bytes', () => {
  expect(Buffer.byteLength(earlyTapsScript)).toBeLessThanOrEqual(600)
})

test('the inline script is a script', () => {
  expect(() => new Function(earlyTapsScript)).not.toThrow()
})
