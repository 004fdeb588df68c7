import { expect, test } from 'vitest'
import { secure } from './security-headers.ts'

const page = {
  pathname: '/results/',
  apiBase: '/api/',
  pictureHosts: ['pictures.provider.example'],
  personal: true,
  https: false,
  frameOrigins: ['https://coaching.example'],
}

function headersOf(change: Partial<typeof page> = {}): Headers {
  const headers = new Headers({ 'content-security-policy': "default-src 'none';" })
  secure(headers, { ...page, ...change })
  return headers
}
const policyOf = (change?: Partial<typeof page>) => headersOf(change).get('content-security-policy')

test('nobody frames a page of ours, but registered partners the embeds', () => {
  expect(policyOf()).toBe(
    "default-src 'none'; connect-src 'self'; img-src 'self' data: https://pictures.provider.example; frame-ancestors 'self';",
  )
  expect(policyOf({ pathname: '/embed/exam' })).toContain("frame-ancestors 'self' https://coaching.example;")
  expect(policyOf({ pathname: '/embedded' })).toContain("frame-ancestors 'self';")
})

test.each(['/login', '/login/', '/profile/delete-account', '/buy_coin', '/payment', '/payment/', '/receipt'])(
  '%s stands in nobody’s frame, and tells nobody where it was',
  pathname => {
    const headers = headersOf({ pathname })
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  },
)

test('a window of another site has no hold on a page, but for the login page that answers who has opened it', () => {
  const openerPolicy = (pathname: string) => headersOf({ pathname }).get('cross-origin-opener-policy')
  for (const pathname of ['/', '/results/', '/payment', '/admin', '/login-help'])
    expect(openerPolicy(pathname)).toBe('same-origin')
  for (const pathname of ['/login', '/login/', '/embed/exam']) expect(openerPolicy(pathname)).toBeNull()
})

test('the page talks to its own API and to no other place', () => {
  expect(policyOf({ apiBase: 'https://api.prostuti.example/api/' })).toContain(
    "connect-src 'self' https://api.prostuti.example;",
  )
})

test('what is mine stays in no cache', () => {
  expect(headersOf().get('cache-control')).toBe('private, no-store')
  expect(headersOf({ personal: false }).get('cache-control')).toBe('private, no-cache')
})

test('the browser is held to https only where we came over https', () => {
  expect(headersOf().has('strict-transport-security')).toBe(false)
  expect(headersOf({ https: true }).get('strict-transport-security')).toContain('max-age=31536000')
})

test('a page that was rewritten to another says everything once', () => {
  const headers = headersOf()
  secure(headers, page)
  expect(headers.get('content-security-policy')).toBe(policyOf())
})
