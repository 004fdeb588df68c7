import { describe, expect, it } from 'vitest'
import { resolveBase } from './api-base.ts'

const bases = { main: 'https://prostuti.example/api/', local: 'http://localhost:4321/api/' }

describe('the address of the API', () => {
  it('is the main one unless the cookie names another', () => {
    expect(resolveBase({ bases, cookie: '' })).toBe(bases.main)
    expect(resolveBase({ bases, cookie: 'theme=dark; api_base=local; x=1' })).toBe(bases.local)
  })

  it.each([
    'api_base=https://evil.example/api/',
    'api_base=localhost',
    'api_base=constructor',
    'xapi_base=local',
    'api_base=test',
  ])('never comes out of the cookie itself: %s', cookie => {
    expect(resolveBase({ bases, cookie })).toBe(bases.main)
  })
})
