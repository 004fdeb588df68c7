import { describe, expect, it } from 'vitest'
import { placeAfterSignIn } from './after-sign-in.ts'

const billing = { coins: 0, premium_until: null, last_bonus_on: null }
const withPrograms = (...programs: string[]) => ({
  billing_profile: { ...billing, program_personalize_option: programs },
})

describe('after signing in', () => {
  it('the page that was wanted comes first', () => {
    const asked = { next: '/exam/join?id=12', user: withPrograms('7'), led: null }
    expect(placeAfterSignIn(asked)).toEqual({ path: '/exam/join?id=12' })
  })

  it.each([null, '/'])('the personalised program that was begun last comes next (%s)', next => {
    expect(placeAfterSignIn({ next, user: withPrograms('7', '3'), led: null })).toEqual({
      path: '/program?id=7',
      program: '7',
    })
  })

  it('leads to each program once', () => {
    expect(placeAfterSignIn({ next: null, user: withPrograms('7', '3'), led: '7' })).toEqual({ path: '/' })
    expect(placeAfterSignIn({ next: null, user: withPrograms('9', '7'), led: '7' }).path).toBe('/program?id=9')
  })

  it('it is Home for everybody else', () => {
    expect(placeAfterSignIn({ next: null, user: withPrograms(), led: null })).toEqual({ path: '/' })
  })
})
