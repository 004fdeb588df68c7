import { defineBench, type Sample } from '../../bench.ts'
import { startClients } from '../../streams/crowd-of-streams.ts'
import { openBenchDatabase } from '../../support/bench-database.ts'
import { signInPeople } from '../../support/people.ts'
import { connections, handInAll, seatAll } from '../../support/submissions.ts'

const streams = 10_000
/** More than anybody can hand in within a round. */
const crowd = 40_000
const seconds = 3

/** What open streams cost those who hand in at the same process. */
export default defineBench({
  name: 'stream-submissions',
  what: 'submissions a second beside 10,000 open streams of events',
  beside: 'without streams',
  atLeast: { min: 0.9 },
  goal: { min: 0.97 },
  needs: ['wrk'],
  async run({ full, say }) {
    const rounds = full ? 7 : 3
    const benchDatabase = await openBenchDatabase()
    const server = await benchDatabase.serve()
    const clients = startClients(benchDatabase, server.url)
    try {
      await seatAll(benchDatabase, { first: 1, count: (2 * rounds + 1) * crowd })
      const first = 1_000_000
      await signInPeople(benchDatabase, { first, count: streams })
      let next = 1
      const rate = async () => {
        const report = await handInAll(benchDatabase, server.url, { crowd: { first: next, count: crowd }, seconds })
        next += crowd
        return report.answered / report.seconds
      }
      await rate()
      const samples: Sample[] = []
      for (let round = 0; round < rounds; round++) {
        const beside = await rate()
        await clients.open({ first, count: streams })
        const ours = await rate()
        await clients.close()
        say(`${ours.toFixed()}/s with, ${beside.toFixed()}/s without`)
        samples.push({ ours, beside })
      }
      return { samples, n: `${rounds} rounds of ${seconds} s, ${connections} connections` }
    } finally {
      clients.stop()
      await benchDatabase.close()
    }
  },
})
