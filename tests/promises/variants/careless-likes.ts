import type { ReplaceParts } from '@prostuti/server/app/app'

/** Liking that looks whether there is a like and how many there are, and writes both afterwards. */
export const countsWhatItHasSeen: ReplaceParts = () => ({
  async toggleLike(pool, { likes, key, counted }, { id, userId, wanted }) {
    const values = [id, String(userId)]
    const { rows } = await pool.query<{ liked: boolean; count: number }>(
      `select exists (select from ${likes} where ${key} = $1 and user_id = $2) as liked, like_count as count
         from ${counted} where id = $1`,
      values,
    )
    const { liked: before = false, count = 0 } = rows[0] ?? {}
    const liked = wanted ?? !before
    if (liked === before) return { liked, like_count: count }
    const change = liked
      ? `insert into ${likes} (${key}, user_id) values ($1, $2) on conflict do nothing`
      : `delete from ${likes} where ${key} = $1 and user_id = $2`
    await pool.query(change, values)
    const like_count = Math.max(0, count + (liked ? 1 : -1))
    await pool.query(`update ${counted} set like_count = $2 where id = $1`, [id, like_count])
    return { liked, like_count }
  },
})
