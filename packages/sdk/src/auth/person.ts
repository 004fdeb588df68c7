import type { UserInfo } from '@prostuti/contract'
import { goals } from '@prostuti/contract/goals'
import { dhakaDay } from '../i18n/format.ts'

/** What to call a person: the first name, else the first word of the name; empty for a person without an account. */
export const shortName = ({ first_name: first, name }: Pick<UserInfo, 'first_name' | 'name'>): string =>
  first.trim() || name.trim().split(/\s+/)[0] || ''

/** A member who has not said yet which job they prepare for; a member who has not decided has said so. */
export const asksGoal = ({ is_anonymous: isAnonymous, profile }: Pick<UserInfo, 'is_anonymous' | 'profile'>): boolean =>
  !isAnonymous && !goals.some(goal => profile.tags.includes(goal))

/** A member who has not taken the coins of this day in Dhaka; `now` in milliseconds since 1970. */
export const isBonusDue = (
  { is_anonymous: isAnonymous, billing_profile: billing }: Pick<UserInfo, 'is_anonymous' | 'billing_profile'>,
  now: number,
): boolean => !isAnonymous && billing.last_bonus_on !== dhakaDay(now)
