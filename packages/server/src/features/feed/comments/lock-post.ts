import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { posts } from '../tables/posts.ts'

/** A post that nobody else changes until the transaction ends. Whatever changes comments locks their post first. */
export async function lockPost(client: PoolClient, id: bigint) {
  const [post] = await drizzle(client).select().from(posts).where(eq(posts.id, id)).for('no key update')
  return post ?? null
}
