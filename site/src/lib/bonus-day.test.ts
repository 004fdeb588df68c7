import { describe, expect, it } from 'vitest'
import { asksForBonus, dhakaDay } from './bonus-day.ts'

const billing = { coins: 45, program_personalize_option: [], premium_until: null, last_bonus_on: '2026-11-23' }
const asking = {
  user: { is_anonymous: false, billing_profile: billing },
  today: '2026-11-24',
  asked: null,
  path: '/',
}

describe('the bonus of the day', () => {
  it('is offered to a member who has not had it today', () => {
    expect(asksForBonus(asking)).toBe(true)
    expect(asksForBonus({ ...asking, asked: '2026-11-23' })).toBe(true)
  })

  it('is offered once a day, and not to who has it', () => {
    expect(asksForBonus({ ...asking, asked: '2026-11-24' })).toBe(false)
    const user = { ...asking.user, billing_profile: { ...billing, last_bonus_on: '2026-11-24' } }
    expect(asksForBonus({ ...asking, user })).toBe(false)
  })

  it('is for members', () => {
    expect(asksForBonus({ ...asking, user: { ...asking.user, is_anonymous: true } })).toBe(false)
  })

  it.each(['/exam/join', '/exam/questions', '/exam/upcoming', '/results/', '/login', '/profile/delete-account'])(
    'disturbs nobody at %s',
    path => expect(asksForBonus({ ...asking, path })).toBe(false),
  )

  it('has days that begin at midnight in Dhaka', () => {
    expect(dhakaDay(Date.parse('2026-11-23T17:59:59Z'))).toBe('2026-11-23')
    expect(dhakaDay(Date.parse('2026-11-23T18:00:00Z'))).toBe('2026-11-24')
  })
})
