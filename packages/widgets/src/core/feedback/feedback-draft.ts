import type { Feedback } from '@prostuti/sdk/core'

/** What is being written; nothing is chosen at first. */
export type Draft = Partial<Feedback>

const item = 'prostuti:feedback'

/** What was written before signing in took the page away. */
export function takeDraft(): Draft {
  const text = sessionStorage.getItem(item)
  sessionStorage.removeItem(item)
  return text ? (JSON.parse(text) as Draft) : {}
}

/** Kept for this tab alone, until the page is open again. */
export function keepDraft(draft: Draft): void {
  sessionStorage.setItem(item, JSON.stringify(draft))
}
