import type { Pool } from 'pg'

/** Ids of who bought an exam by its own cost. */
export function createFindExamBuyers(pool: Pool): (exam: number) => Promise<readonly string[]> {
  return async exam => {
    const { rows } = await pool.query<{ user_id: string }>({
      name: 'exam-buyers',
      text: 'select user_id from exam_purchases where exam_id = $1',
      values: [exam],
    })
    return rows.map(row => row.user_id)
  }
}
