import { expect, test } from 'vitest'
import { bellBadge, bellLabel, bellOn } from './bell.ts'

const words = { none: 'নোটিফিকেশন', some: 'নোটিফিকেশন, {number}টি নতুন', most: 'নোটিফিকেশন, {number}টির বেশি নতুন' }

test.each([
  [1, '১', 'নোটিফিকেশন, ১টি নতুন'],
  [9, '৯', 'নোটিফিকেশন, ৯টি নতুন'],
  [10, '৯+', 'নোটিফিকেশন, ৯টির বেশি নতুন'],
])('the bell says of %i new ones what is true', (unread, badge, label) => {
  expect([bellBadge(unread, 'bn'), bellLabel(unread, 'bn', words)]).toEqual([badge, label])
})

test('with nothing new it is a bell', () => {
  expect([bellLabel(0, 'bn', words), bellBadge(12, 'en')]).toEqual(['নোটিফিকেশন', '9+'])
})

test('no bell stands on the way into an exam', () => {
  const on = (pathname: string) => bellOn({ pathname })
  expect(['/exam/join', '/exam/join/', '/exam/questions'].map(on)).toEqual([false, false, false])
  expect(['/', '/exam/joined', '/exam/upcoming', '/notifications'].map(on)).toEqual([true, true, true, true])
})
