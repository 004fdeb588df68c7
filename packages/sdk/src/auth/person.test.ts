import { expect, test } from 'vitest'
import { userInfo } from '../testing/people.ts'
import { asksGoal, isBonusDue, shortName } from './person.ts'

test('people are called by their first name', () => {
  expect(shortName({ first_name: 'Nusrat', name: 'Nusrat Jahan' })).toBe('Nusrat')
  expect(shortName({ first_name: ' ', name: 'নুসরাত জাহান' })).toBe('নুসরাত')
  expect(shortName({ first_name: '', name: '' })).toBe('')
})

test('a member who has named no job is asked for one, and a person without an account is not', () => {
  const asked = (name: string, tags: string[]) =>
    asksGoal({ ...userInfo('1', name), profile: { tags, rank_alias: null } })
  expect(asked('Rafi', [])).toBe(true)
  expect(asked('Rafi', ['bank'])).toBe(false)
  expect(asked('', [])).toBe(false)
})

test('the bonus of a day is due from midnight in Dhaka on', () => {
  const due = (name: string, time: string) => {
    const user = userInfo('1', name)
    return isBonusDue(
      { ...user, billing_profile: { ...user.billing_profile, last_bonus_on: '2026-03-01' } },
      Date.parse(time),
    )
  }
  expect(due('Rafi', '2026-03-01T23:59:59+06:00')).toBe(false)
  expect(due('Rafi', '2026-03-02T00:00:00+06:00')).toBe(true)
  expect(due('', '2026-03-02T00:00:00+06:00')).toBe(false)
})
