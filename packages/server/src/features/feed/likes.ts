import type { Like } from '@prostuti/contract'
import type { Pool } from 'pg'
import { AppError } from '../../platform/errors/app-error.ts'

/** Where likes of one kind are, and where they are counted. */
export interface LikedTable {
  readonly likes: 'post_likes' | 'comment_likes'
  readonly key: 'post_id' | 'comment_id'
  readonly counted: 'posts' | 'comments'
}

export const likesOfPosts: LikedTable = { likes: 'post_likes', key: 'post_id', counted: 'posts' }
export const likesOfComments: LikedTable = { likes: 'comment_likes', key: 'comment_id', counted: 'comments' }

export interface Liking {
  readonly id: string
  readonly userId: bigint
  /** What it shall be afterwards; undefined: the other of what it is. */
  readonly wanted: boolean | undefined
}

/** Likes one thing, or likes it no more. */
export type ToggleLike = (pool: Pool, table: LikedTable, liking: Liking) => Promise<Like>

/**
 * Likes or unlikes. Row and count change in one statement, the count only where the row did, and each statement takes the row of the
 * like before that of what is liked, so that no two wait for each other in a circle.
 */
export const toggleLike: ToggleLike = async (pool, table, { id, userId, wanted }) => {
  const values = [id, String(userId)]
  if (wanted !== true) {
    const { rows } = await pool.query<Counted>({ name: `unlike-${table.counted}`, text: unlike(table), values })
    if (rows[0]) return { liked: false, like_count: rows[0].count }
  }
  if (wanted !== false) {
    const { rows } = await pool.query<Counted>({ name: `like-${table.counted}`, text: like(table), values })
    if (rows[0]) return { liked: true, like_count: rows[0].count }
  }
  return readLike(pool, table, values)
}

interface Counted {
  readonly count: number
}

const unlike = ({ likes, key, counted }: LikedTable) => `
  with gone as (delete from ${likes} where ${key} = $1 and user_id = $2 returning 1)
  update ${counted} set like_count = like_count - 1 where id = $1 and exists (select from gone) returning like_count as count`

/** A person who is being deleted likes nothing any more: their row is waited for. */
const like = ({ likes, key, counted }: LikedTable) => `
  with person as (select id from users where id = $2 and merged_into is null for key share),
       made as (insert into ${likes} (${key}, user_id) select $1::bigint, id from person on conflict do nothing returning 1)
  update ${counted} set like_count = like_count + 1 where id = $1 and exists (select from made) returning like_count as count`

async function readLike(pool: Pool, { likes, key, counted }: LikedTable, values: readonly string[]): Promise<Like> {
  const { rows } = await pool.query<Like>({
    name: `read-like-${counted}`,
    text: `select exists (select from ${likes} where ${key} = $1 and user_id = $2) as liked, like_count
             from ${counted} where id = $1`,
    values: [...values],
  })
  if (!rows[0]) throw new AppError('not_found')
  return rows[0]
}
