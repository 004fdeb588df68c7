import { defineBench, type Sample } from './bench.ts'
import { closedAttempts } from './support/people.ts'
import { createPeerTable, insertRows } from './support/pgbench.ts'
import { connections, handInAll, seatAll } from './support/submissions.ts'
import { createWorld } from './support/world.ts'

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
    const world = await createWorld()
    try {
      await createPeerTable(world)
      const { url } = await world.serve()
      await seatAll(world, { first: 1, count: (rounds + 1) * crowd })
      await handInAll(world, url, { crowd: { first: 1, count: crowd }, seconds })
      await insertRows(world, seconds)
      const samples: Sample[] = []
      for (let round = 1; round <= rounds; round++) {
        const ours = await handInAll(world, url, { crowd: { first: 1 + round * crowd, count: crowd }, seconds })
        const sample = { ours: ours.answered / ours.seconds, beside: await insertRows(world, seconds) }
        say(`${sample.ours.toFixed()}/s, p99 ${ours.p99.toFixed()} ms, beside ${sample.beside.toFixed()}/s`)
        samples.push(sample)
      }
      return {
        samples,
        n: `${rounds} rounds of ${seconds} s, ${connections} connections, ${await closedAttempts(world)} submissions`,
      }
    } finally {
      await world.close()
    }
  },
})
