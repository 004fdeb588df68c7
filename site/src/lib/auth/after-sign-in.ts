import type { UserInfo } from '@prostuti/contract'

interface SignedIn {
  /** The page that somebody wanted; `/` where they wanted none. */
  next: string | null
  user: Pick<UserInfo, 'billing_profile'>
  /** The personalised program to which this device has led this person before. */
  led: string | null
}

/**
 * Where a person goes who has just signed in: the page they wanted, else the personalised program that they began last (once
 * for each), else Home. An exam under way comes before all of these: every page leads back to it (specification §2, route
 * guard).
 */
export function placeAfterSignIn({ next, user, led }: SignedIn): { path: string; program?: string } {
  if (next && next !== '/') return { path: next }
  const [program] = user.billing_profile.program_personalize_option
  return program && program !== led ? { path: `/program?id=${encodeURIComponent(program)}`, program } : { path: '/' }
}
