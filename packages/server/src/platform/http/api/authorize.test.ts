import { operation } from '@prostuti/contract'
import { describe, expect, test } from 'vitest'
import type { Viewer } from '../call/viewer.ts'
import { authorize } from './authorize.ts'

const moderator: Viewer = { id: 1n, isModerator: true, isAnonymous: false, scope: 'full', tokenHash: '' }
const ofPartner: Viewer = { ...moderator, scope: 'partner' }

describe('a partner’s token', () => {
  test('makes a call of the column as its person', () => {
    expect(authorize(operation('a.b', 'GET', 'a/', 'learner', { partner: true }), ofPartner)).toBe(ofPartner)
    expect(authorize(operation('a.b', 'GET', 'a/', 'anyone', { partner: true }), ofPartner)).toBe(ofPartner)
  })

  test('makes any other call that is open to anyone as a visitor', () => {
    expect(authorize(operation('a.b', 'GET', 'a/', 'anyone'), ofPartner)).toBeNull()
    expect(authorize(operation('a.b', 'GET', 'a/', 'anyone'), moderator)).toBe(moderator)
  })

  test('of a person with an account makes no call for anonymous people', () => {
    const row = operation('a.b', 'POST', 'a/', 'anonymous')
    expect(() => authorize(row, moderator)).toThrow('forbidden')
    expect(() => authorize(row, { ...ofPartner, isAnonymous: true })).toThrow('forbidden')
    const anonymous: Viewer = { ...moderator, isModerator: false, isAnonymous: true }
    expect(authorize(row, anonymous)).toBe(anonymous)
  })

  test.each(['learner', 'member', 'owner', 'moderator'] as const)('makes no other call for %s', who => {
    expect(() => authorize(operation('a.b', 'GET', 'a/', who), ofPartner)).toThrow('forbidden')
    expect(authorize(operation('a.b', 'GET', 'a/', who), moderator)).toBe(moderator)
  })

  test('moderates nothing, even where a row forgot to say so', () => {
    expect(() => authorize(operation('a.b', 'GET', 'a/', 'moderator', { partner: true }), ofPartner)).toThrow(
      'forbidden',
    )
  })
})
