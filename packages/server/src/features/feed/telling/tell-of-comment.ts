import type { PoolClient } from 'pg'
import { notify, withdrawNotifications } from '../../../platform/notifications/notify.ts'
import { beginningOf } from '../texts/addresses.ts'

interface Told {
  readonly comment: bigint
  readonly post: bigint
  readonly text: string
  readonly by: { readonly id: bigint; readonly name: string }
  readonly mentioned: readonly bigint[]
  /** Who wrote the comment above. */
  readonly repliedTo?: bigint | null
  /** Who wrote the post. */
  readonly postedBy?: bigint | null
  readonly at: number
}

export const commentKey = (comment: bigint | string) => `comment ${comment}`

/** The strongest first. */
export const commentKinds = ['mentioned', 'comment_replied', 'post_commented'] as const

/** Tells of a comment who is meant: each person once, whether they are named in it, answered, or wrote the post. */
export async function tellOfComment(client: PoolClient, told: Told): Promise<void> {
  const { comment, post, text, by, mentioned, repliedTo, postedBy, at } = told
  const data = { post: String(post), comment: String(comment), words: beginningOf(text), by: by.name }
  const of = { mentioned, comment_replied: [repliedTo], post_commented: [postedBy] }
  const known = new Set<bigint>(await toldAlready(client, comment))
  for (const kind of commentKinds) {
    const people = [...new Set(of[kind])].filter(person => typeof person === 'bigint' && !known.has(person))
    const ids = people.flatMap(person => (typeof person === 'bigint' ? [person] : []))
    for (const id of ids) known.add(id)
    await notify(client, { kind, key: commentKey(comment), data, people: ids, actor: by.id, at })
  }
}

async function toldAlready(client: PoolClient, comment: bigint): Promise<bigint[]> {
  const { rows } = await client.query<{ user_id: string }>(
    'select user_id from notifications where kind = any($1) and key = $2',
    [commentKinds, commentKey(comment)],
  )
  return rows.map(row => BigInt(row.user_id))
}

/** Takes back what people were told of comments that are gone. */
export async function forgetComments(client: PoolClient, comments: readonly (bigint | string)[]): Promise<void> {
  if (comments.length === 0) return
  for (const kind of commentKinds) await withdrawNotifications(client, { kind, key: comments.map(commentKey) })
}
