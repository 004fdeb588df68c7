import { operation, rights, roles, staffOperation } from '@prostuti/contract'
import { describe, expect, test } from 'vitest'
import { readsKeys, type Viewer } from '../call/viewer.ts'
import { authorize } from './authorize.ts'

const moderator: Viewer = { id: 1n, role: 'owner', isModerator: true, isAnonymous: false, scope: 'full', tokenHash: '' }
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
    const anonymous: Viewer = { ...moderator, role: null, isModerator: false, isAnonymous: true }
    expect(authorize(row, anonymous)).toBe(anonymous)
  })

  test.each(['learner', 'member', 'owner'] as const)('makes no other call for %s', who => {
    expect(() => authorize(operation('a.b', 'GET', 'a/', who), ofPartner)).toThrow('forbidden')
    expect(authorize(operation('a.b', 'GET', 'a/', who), moderator)).toBe(moderator)
  })

  test('moderates nothing, even where a row forgot to say so', () => {
    expect(() => authorize(staffOperation('a.b', 'GET', 'a/', 'any', { partner: true }), ofPartner)).toThrow(
      'forbidden',
    )
  })
})

describe('a role', () => {
  const of = (role: Viewer['role']): Viewer => ({ ...moderator, role, isModerator: role !== null })
  const counted = (role: Viewer['role']) =>
    rights.filter(right => {
      try {
        return authorize(staffOperation('a.b', 'GET', 'a/', right), of(role)) !== null
      } catch {
        return false
      }
    }).length

  test('gets through to what its rights are for, and to nothing else', () => {
    expect(roles.map(role => [role, counted(role)])).toEqual([
      ['editor', 11],
      ['moderator', 10],
      ['finance', 7],
      ['owner', 29],
    ])
  })

  test('reads keys before learners do unless it keeps the books, and on no partner’s page', () => {
    expect(roles.filter(role => readsKeys(of(role)))).toEqual(['editor', 'moderator', 'owner'])
    expect([null, of(null), ofPartner].map(readsKeys)).toEqual([false, false, false])
  })

  test('of whichever kind makes the calls of all staff; a member makes none', () => {
    const row = staffOperation('a.b', 'GET', 'a/', 'any')
    for (const role of roles) expect(authorize(row, of(role))?.role).toBe(role)
    expect(() => authorize(row, of(null))).toThrow('forbidden')
  })
})
