import { defineBench, type Sample } from '../../bench.ts'
import { openBenchDatabase } from '../../support/bench-database.ts'
import { closedAttempts } from '../../support/people.ts'
import { createPeerTable, insertRows } from '../../support/pgbench.ts'
import { connections, handInAll, seatAll } from '../../support/submissions.ts'

/** More than anybody can hand in within a round. */
const crowd = 40_000
const seconds = 3

/** A whole submission (session, merge, score, receipt, result, mark count) beside the barest durable row there is. */
export default defineBench({
  name: 'submissions-per-second',
  what: 'submissions a second, one Node process, each durable before its answer',
  beside: 'pgbench, a 2 kB row a commit, 16 clients',
  atLeast: { min: 0.35 },
  goal: { min: 0.7 },
  needs: ['wrk', 'pgbench'],
  async run({ full, say }) {
    const rounds = full ? 15 : 7
    const benchDatabase = await openBenchDatabase()
    try {
      await createPeerTable(benchDatabase)
      const { url } = await benchDatabase.serve()
      await seatAll(benchDatabase, { first: 1, count: (rounds + 1) * crowd })
      await handInAll(benchDatabase, url, { crowd: { first: 1, count: crowd }, seconds })
      await insertRows(benchDatabase, seconds)
      const samples: Sample[] = []
      for (let round = 1; round <= rounds; round++) {
        const ours = await handInAll(benchDatabase, url, { crowd: { first: 1 + round * crowd, count: crowd }, seconds })
        const sample = { ours: ours.answered / ours.seconds, beside: await insertRows(benchDatabase, seconds) }
        say(`${sample.ours.toFixed()}/s, p99 ${ours.p99.toFixed()} ms, beside ${sample.beside.toFixed()}/s`)
        samples.push(sample)
      }
      return {
        samples,
        n: `${rounds} rounds of ${seconds} s, ${connections} connections, ${await closedAttempts(benchDatabase)} submissions`,
      }
    } finally {
      await benchDatabase.close()
    }
  },
})
