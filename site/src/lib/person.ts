import type { UserInfo } from '@prostuti/contract'
import { goals } from '@prostuti/contract/goals'
import { dhakaDay } from '@prostuti/sdk/i18n/format'

/** What to call a person: the first name, else the first word of the name; empty for somebody without an account. */
export function shortName(person: Pick<UserInfo, 'first_name' | 'name'>): string {
  return person.first_name.trim() || person.name.trim().split(/\s+/)[0] || ''
}

const segmenter = new Intl.Segmenter('bn')

/** The first letter of a name as people see it: ক্ষ is one. Specification §5: G for a person without a name. */
export function initialOf(name: string): string {
  const [first] = segmenter.segment(name)
  return first?.segment ?? 'G'
}

/** A member who has not said yet which job they prepare for; who has not decided has said so. */
export const asksGoal = ({ is_anonymous: isAnonymous, profile }: Pick<UserInfo, 'is_anonymous' | 'profile'>): boolean =>
  !isAnonymous && !goals.some(goal => profile.tags.includes(goal))

/** A member who has not taken the coins of this day in Dhaka. */
export const isBonusDue = (
  { is_anonymous: isAnonymous, billing_profile: billing }: Pick<UserInfo, 'is_anonymous' | 'billing_profile'>,
  now: number,
): boolean => !isAnonymous && billing.last_bonus_on !== dhakaDay(now)
