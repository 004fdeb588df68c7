import type { ReplaceParts } from '@prostuti/server/app/app'

/** Reads one person's attempt for every caller: as if nobody checked whose it is. */
export const findsAnybodysAttempt: ReplaceParts = ({ attempts }, { pool }) => ({
  attempts: {
    ...attempts,
    async read(keys) {
      const { rows } = await pool.query<{ user_id: string }>('select user_id from attempts order by 1 limit 1')
      if (!rows[0]) return attempts.read(keys)
      const owner = BigInt(rows[0].user_id)
      return attempts.read(keys.map(key => ({ ...key, userId: owner })))
    },
  },
})
