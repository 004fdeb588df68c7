import type { SiteHost, UserInfo } from '@prostuti/contract'

/** For whom (null: a visitor) and when a page was drawn: an element does not ask again for what it shows to the same person. */
export interface DrawnFor {
  person: string | null
  at: number
  /** That person has an account. */
  account: boolean
}

export const drawnFor = (host: Pick<SiteHost, 'now'>, viewer: UserInfo | null): DrawnFor => ({
  person: viewer?.id ?? null,
  at: host.now(),
  account: viewer !== null && !viewer.is_anonymous,
})
