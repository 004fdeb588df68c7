import { expect, test } from 'vitest'
import { splashTarget } from './splash.ts'

const target = (query: string) => splashTarget(new URL(`/splash_screen${query}`, 'http://prostuti.example'))

test('the splash screen leads on to the page that was wanted', () => {
  expect(target('?next=%2Fexam%2Fjoin%3Fid%3D12')).toBe('/exam/join?id=12')
  expect(target('')).toBe('/')
})

test.each(['https://elsewhere.example', '//elsewhere.example', '/.//elsewhere.example', 'javascript:alert(1)'])(
  'and never away from us: %s',
  next => expect(target(`?next=${encodeURIComponent(next)}`)).toBe('/'),
)

test.each(['/splash', '/splash_screen?next=%2Fsplash', '/splash/', '/splash_screen#again'])('nor to itself: %s', next =>
  expect(target(`?next=${encodeURIComponent(next)}`)).toBe('/'),
)

test('a page that merely begins alike is a page', () => expect(target('?next=/splashes')).toBe('/splashes'))
