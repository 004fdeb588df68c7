import type { Pool } from 'pg'

const lowest = '00000000-0000-0000-0000-000000000000'
const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** So many are found by a beginning; who reads out more of the number gets one. */
const most = 20

/** Who sat the exams of receipts whose number begins so, at least its first eight digits; one that was merged as the account. */
export const createFindExaminees =
  (pool: Pool) =>
  async (beginning: string): Promise<string[]> => {
    const { rows } = await pool.query<{ id: string }>({
      name: 'examinees-of-receipts',
      text: `select distinct coalesce(u.merged_into, a.user_id)::text as id
               from (select user_id from attempts
                      where submission_id is not null and submission_id between $1::uuid and $2::uuid limit ${most}) a
               join users u on u.id = a.user_id`,
      values: [lowest, highest].map(end => beginning + end.slice(beginning.length)),
    })
    return rows.map(({ id }) => id)
  }
