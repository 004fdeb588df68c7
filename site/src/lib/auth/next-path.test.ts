import { expect, test } from 'vitest'
import { loginPath, nextPath } from './next-path.ts'

test('signing in leads back to the page one wanted, with its question mark and Bangla', () => {
  expect(nextPath('/exam/join?id=12')).toBe('/exam/join?id=12')
  expect(nextPath('/results/?id=3&state=live#top')).toBe('/results/?id=3&state=live#top')
  expect(decodeURI(nextPath('/jobs/ব্যাংক'))).toBe('/jobs/ব্যাংক')
})

test.each([
  null,
  '',
  'exam',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
  '/\n/elsewhere.example',
])('signing in never leads off our site: %j', wanted => expect(nextPath(wanted)).toBe('/'))

test('a visitor is sent to sign in and remembers the page; the front page needs no remembering', () => {
  expect(loginPath(new URL('http://x.example/exam/join?id=12&a=b'))).toBe(
    '/login?next=%2Fexam%2Fjoin%3Fid%3D12%26a%3Db',
  )
  expect(loginPath(new URL('http://x.example/'))).toBe('/login')
  expect(loginPath(new URL(`http://x.example/results/?id=${'7'.repeat(5_000)}`))).toBe('/login')
})
