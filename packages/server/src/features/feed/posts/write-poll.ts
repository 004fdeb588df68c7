import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { refusedField } from '../refuse.ts'
import { pollOptions } from '../tables/posts.ts'

/** The end of a poll that is public from now on. */
export const closesAt = (days: number, now: number): Date => new Date(now + days * 24 * 60 * 60 * 1000)

/** Choices of a poll in place of those there. Throws `validation_failed` where two are the same. */
export async function writeOptions(client: PoolClient, postId: bigint, options: readonly string[]): Promise<void> {
  refuseSameOptions(options)
  const orm = drizzle(client)
  await orm.delete(pollOptions).where(eq(pollOptions.postId, postId))
  await orm.insert(pollOptions).values(options.map((text, place) => ({ postId, place, text })))
}

export function refuseSameOptions(options: readonly string[]): void {
  const place = options.findIndex((option, index) => options.indexOf(option) !== index)
  if (place >= 0) throw refusedField(`poll.options.${place}`, 'repeated', 'Each choice stands there once')
}
