import type { PoolClient } from 'pg'
import { notify, withdrawNotifications } from '../../../platform/notifications/notify.ts'
import { beginningOf } from '../texts/addresses.ts'
import type { Acting } from './next-post.ts'

type Kind = 'post_approved' | 'post_returned' | 'post_removed' | 'comment_removed'

interface Decided {
  readonly kind: 'post' | 'comment'
  readonly id: bigint
  readonly post: bigint
  readonly text: string
  readonly authorId: bigint | null
  /** Of before the act. */
  readonly revision: number
}

const keyOf = ({ kind, id }: Decided, revision: number) => `${kind} ${id} decision ${revision}`

/** Tells a writer what became of their words; the notification is nobody's act, for decisions are the staff's. */
export async function tellWriter(
  client: PoolClient,
  decided: Decided,
  kind: Kind,
  { reason, text, now }: Acting,
): Promise<void> {
  const { authorId, post, text: words, revision } = decided
  if (authorId === null) return
  const of = { key: keyOf(decided, revision), people: [authorId], at: now }
  const data = { post: String(post), words: beginningOf(words) }
  if (kind === 'post_approved') return notify(client, { kind, data, ...of })
  return notify(client, { kind, data: { ...data, reason: reason ?? 'other', text }, ...of })
}

/** Takes back what the last act told its writer. */
export async function untellWriter(client: PoolClient, decided: Decided): Promise<void> {
  const key = keyOf(decided, decided.revision - 1)
  for (const kind of ['post_approved', 'post_returned', 'post_removed', 'comment_removed'] as const)
    await withdrawNotifications(client, { kind, key })
}
