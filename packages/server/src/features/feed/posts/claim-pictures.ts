import type { ParsedPart } from '@prostuti/contract'
import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { refusedField } from '../refuse.ts'
import { postPictures } from '../tables/posts.ts'

type Pictures = ParsedPart<'feed.createPost', 'body'>['pictures']

interface Claim {
  readonly postId: bigint
  readonly version: 'shown' | 'waiting'
  readonly pictures: Pictures
}

/** Puts pictures below a post in place of those there. Throws `validation_failed` for one that is not this person's, or no picture. */
export async function claimPictures(client: PoolClient, userId: bigint, claim: Claim): Promise<void> {
  const { postId, version, pictures } = claim
  await refuseForeign(client, userId, pictures)
  const orm = drizzle(client)
  await orm.delete(postPictures).where(and(eq(postPictures.postId, postId), eq(postPictures.version, version)))
  if (pictures.length === 0) return
  await orm
    .insert(postPictures)
    .values(pictures.map(({ id, alt }, place) => ({ postId, version, place, imageId: BigInt(id), alt })))
}

/** Locked against being purged until this transaction ends. */
async function refuseForeign(client: PoolClient, userId: bigint, pictures: Pictures): Promise<void> {
  const ids = pictures.map(({ id }) => id)
  const { rows } = await client.query<{ id: string }>(
    `select id from images where id = any($1::bigint[]) and owner_id = $2 and used_for = 'talk' and state <> 'failed'
      order by id for key share`,
    [ids, String(userId)],
  )
  const own = rows.map(({ id }) => id)
  const place = ids.findIndex((id, index) => !own.includes(id) || ids.indexOf(id) !== index)
  if (place >= 0) throw refusedField(`pictures.${place}.id`, 'unknown', 'A picture of yours that is not used twice')
}
