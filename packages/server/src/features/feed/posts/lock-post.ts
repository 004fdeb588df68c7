import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import { comments } from '../tables/comments.ts'
import { posts } from '../tables/posts.ts'
import { isPublic } from './post-rows.ts'

/** A post that nobody else changes until the transaction ends. Whatever changes comments locks their post first. */
export async function lockPost(client: PoolClient, id: bigint) {
  const [post] = await drizzle(client).select().from(posts).where(eq(posts.id, id)).for('no key update')
  return post ?? null
}

/** The same of a comment, behind its post. Null where either is gone. */
export async function lockComment(client: PoolClient, id: string | bigint) {
  const orm = drizzle(client)
  const wanted = eq(comments.id, BigInt(id))
  const [found] = await orm.select({ postId: comments.postId }).from(comments).where(wanted)
  const post = found ? await lockPost(client, found.postId) : null
  const [comment] = await orm.select().from(comments).where(wanted).for('no key update')
  return post && comment ? { post, comment } : null
}

/** Throws `not_found` for one that not everyone sees. */
export async function lockOpenPost(client: PoolClient, id: string) {
  const post = await lockPost(client, BigInt(id))
  if (!post || !isPublic(post)) throw new AppError('not_found')
  return post
}
