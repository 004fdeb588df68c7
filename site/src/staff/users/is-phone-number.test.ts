import { expect, test } from 'vitest'
import { isPhoneNumber } from './is-phone-number.ts'

test('knows a mobile number in either digits, and no other number', () => {
  expect(['01712345678', '+880 1712-345678', '০১৭১২৩৪৫৬৭৮'].every(isPhoneNumber)).toBe(true)
  expect(['88213', '#88213', 'PRT261014K2QX', '017123'].some(isPhoneNumber)).toBe(false)
})
