import type { UserInfo } from '@prostuti/contract'
import { dhakaDay } from '@prostuti/sdk/i18n/format'

/** Whether the coins of today wait for this person: a member who has not taken them on this day in Dhaka. */
export const isBonusDue = (
  { is_anonymous: isAnonymous, billing_profile: billing }: Pick<UserInfo, 'is_anonymous' | 'billing_profile'>,
  now: number,
): boolean => !isAnonymous && billing.last_bonus_on !== dhakaDay(now)
