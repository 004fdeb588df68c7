import type { UserInfo } from '@prostuti/contract'

/** For whom (null: a visitor) and when a page was drawn: an element does not ask again for what it shows to the same person. */
export interface DrawnFor {
  person: string | null
  at: number
}

export const drawnFor = (viewer: UserInfo | null): DrawnFor => ({ person: viewer?.id ?? null, at: Date.now() })
