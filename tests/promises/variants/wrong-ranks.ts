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
