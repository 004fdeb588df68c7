import type { UserInfo } from '@prostuti/contract'

/** Bangladesh keeps UTC+6 all the year. */
const dhakaMs = 6 * 3_600_000

/** The day that it is in Dhaka, `YYYY-MM-DD`, at an instant in milliseconds since 1970. */
export const dhakaDay = (at: number): string => new Date(at + dhakaMs).toISOString().slice(0, 10)

/** Nobody is asked on the way into an exam, or while they read what came of one or leave for good. */
const quiet = /^\/(exam|results|login|profile\/delete-account)(\/|$)/

interface Asking {
  user: Pick<UserInfo, 'is_anonymous' | 'billing_profile'>
  /** In Dhaka, `YYYY-MM-DD`. */
  today: string
  /** The day on which this device has asked last. */
  asked: string | null
  path: string
}

/** Whether the bonus of the day is offered: to members, once a day, away from exams. */
export function asksForBonus({ user, today, asked, path }: Asking): boolean {
  if (user.is_anonymous || quiet.test(path)) return false
  return user.billing_profile.last_bonus_on !== today && asked !== today
}
