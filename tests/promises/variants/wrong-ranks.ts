import type { ReplaceParts } from '@prostuti/server/app/app'

/** Positions that skip nobody: 1, 2, 2, 3. */
export const withDenseRanks: ReplaceParts = ({ standings }) => ({
  standings: {
    ...standings,
    async publish(client, ranked) {
      await standings.publish(client, ranked)
      await client.query(
        `update final_standings s set position = dense.position
           from (select place, dense_rank() over (order by marks desc) as position
                   from final_standings where exam_id = $1 and version = $2) dense
          where s.exam_id = $1 and s.version = $2 and s.place = dense.place`,
        [ranked.examId, ranked.version],
      )
    },
  },
})

/** Pages that do not quite meet: their first row belongs to neither. */
export const withLostSeams: ReplaceParts = ({ standings }) => ({
  standings: {
    ...standings,
    async readFinal(ranked, query) {
      const found = await standings.readFinal(ranked, query)
      return { ...found, rows: found.rows.filter(row => row.rowNumber !== query.page.from) }
    },
  },
})

/** A provisional list that counts people at one moment and lists them at a later one. */
export const withTwoMoments: ReplaceParts = ({ standings }) => ({
  standings: {
    ...standings,
    async readProvisional(ranked, query) {
      const before = await standings.readProvisional(ranked, query)
      const after = await standings.readProvisional(ranked, query)
      return { ...after, count: before.count }
    },
  },
})

/** Lists of periods by the first version of each exam. */
export const withoutRegrades: ReplaceParts = ({ periodLists }) => ({
  periodLists: {
    ...periodLists,
    find: (period, exams) =>
      periodLists.find(
        period,
        exams.map(exam => ({ ...exam, resultVersion: 1 })),
      ),
  },
})

/** Lists of periods with people of two exams at their end. */
export const withTwoExams: ReplaceParts = ({ periodLists }, { pool }) => ({
  periodLists: {
    ...periodLists,
    async find(period, exams) {
      const list = await periodLists.find(period, exams)
      if (!list) return null
      await pool.query(
        `insert into period_standings (list_id, place, position, user_id, score, exams)
         select $1, last + row_number() over (order by user_id), last + 1, user_id, 0, 2
           from (select user_id from results where exam_id = any($2) and mode = 1 group by user_id having count(distinct exam_id) = 2) two,
                (select coalesce(max(place), 0) as last from period_standings where list_id = $1) listed
         on conflict do nothing`,
        [list.id, exams.map(({ id }) => id)],
      )
      return list
    },
  },
})
