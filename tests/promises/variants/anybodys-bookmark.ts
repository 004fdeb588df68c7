import type { ReplaceParts } from '@prostuti/server/app/app'

/** Takes a bookmark on an exam away from everybody, no matter who drops it. */
export const dropsAnybodysBookmark: ReplaceParts = ({ bookmarks }, { pool }) => ({
  bookmarks: {
    ...bookmarks,
    async remove(_, exam) {
      await pool.query('delete from exam_bookmarks where exam_id = $1::bigint', [exam])
    },
  },
})
