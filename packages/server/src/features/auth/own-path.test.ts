import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOwnPath, ownPathOf } from './own-path.ts'

describe('where a sign-in may lead', () => {
  test.each([
    '/',
    '/exam/questions?id=7',
    '/results/?id=7&state=live#subjects',
    '/discussions/id=5',
    '/questions/1/ক্ষমতা-স্ত্রী',
    '/a//b',
    '/login?next=https://evil.example',
    '/%2F%2Fevil.example',
    '/@evil.example',
    '/:80',
  ])('to our own %s', path => expect(isOwnPath(path)).toBe(true))

  test.each([
    '',
    'exam',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\nSet-Cookie: a=b',
    ' /exam',
    '/exam room',
    '/.//evil.example',
    '/..//evil.example',
    '/exam/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    'https://evil.example',
    'https:/evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\u0000',
    '/\u0085/evil.example',
    '/\u2028',
    '?next=/',
    '#',
  ])('never to %j', path => expect(isOwnPath(path)).toBe(false))

  test('to no other site, whatever 20,000 odd addresses try', () => {
    const bits = [
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      ':',
      '@',
      '?',
      '#',
      '//',
      'https:',
      'evil.example',
    ]
    const odd = fc.array(fc.oneof(fc.constantFrom(...bits), fc.string({ unit: 'grapheme', maxLength: 3 })), {
      maxLength: 8,
    })
    let accepted = 0
    fc.assert(
      fc.property(odd, parts => {
        const path = `/${parts.join('')}`
        if (!isOwnPath(path)) return
        accepted++
        const site = 'https://prostuti.example'
        const once = new URL(path, site)
        expect(once.origin).toBe(site)
        // A page that goes on with the path it landed on stays with us as well.
        expect(new URL(once.pathname, site).origin).toBe(site)
      }),
      { numRuns: 20_000 },
    )
    expect(accepted).toBeGreaterThan(1_000)
  })
})

describe('an address on our own site', () => {
  const site = 'https://prostuti.example'

  test.each([
    [site, '/'],
    [`${site}/`, '/'],
    [`${site}/program?id=4#get`, '/program?id=4#get'],
  ])('%s is the path %s', (address, path) => expect(ownPathOf(address, site)).toBe(path))

  test.each([
    '/buy_coin',
    'http://prostuti.example/',
    'HTTPS://prostuti.example/',
    `${site}:444/`,
    `${site}.evil.example/`,
    `${site}@evil.example/`,
    `${site}//evil.example`,
    `${site}/\\evil.example`,
    `${site}/.//evil.example`,
    `${site}\n/`,
  ])('%j is none', address => expect(ownPathOf(address, site)).toBeNull())
})
