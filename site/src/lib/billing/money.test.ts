import { expect, test } from 'vitest'
import { formatTaka } from './money.ts'

test.each([
  ['50.00', '৫০', '50'],
  ['1188.00', '১,১৮৮', '1,188'],
  ['99.05', '৯৯.০৫', '99.05'],
  ['999999999.99', '৯৯,৯৯,৯৯,৯৯৯.৯৯', '99,99,99,999.99'],
])('%s taka are %s and %s', (amount, bangla, english) => {
  expect(formatTaka(amount, 'bn')).toBe(bangla)
  expect(formatTaka(amount, 'en')).toBe(english)
})
