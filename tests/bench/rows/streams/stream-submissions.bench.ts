import { setTimeout as sleep } from 'node:timers/promises'
import { defineBench, type Sample } from '../../bench.ts'
import { startClients } from '../../streams/crowd-of-streams.ts'
import { openBenchDatabase } from '../../support/bench-database.ts'
import { signInPeople } from '../../support/people.ts'
import { cpuOf } from '../../support/processes.ts'
import { connections, handInAll, seatAll } from '../../support/submissions.ts'

const streams = 10_000
/** More than anybody can hand in within a round. */
const crowd = 25_000
const seconds = 3
const settleMs = 8_000

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
      const first = 1_000_000
      await signInPeople(benchDatabase, { first, count: streams })
      let next = 1
      const rate = async () => {
        await seatAll(benchDatabase, { first: next, count: crowd })
        const before = await cpuOf(server.pid)
        const report = await handInAll(benchDatabase, server.url, { crowd: { first: next, count: crowd }, seconds })
        next += crowd
        return { rate: report.answered / report.seconds, cpu: ((await cpuOf(server.pid)) - before) / report.answered }
      }
      await rate()
      const samples: Sample[] = []
      for (let round = 0; round < rounds; round++) {
        const beside = await rate()
        await clients.open({ first, count: streams })
        // What opening ten thousand at once leaves behind is collected by then.
        await sleep(settleMs)
        const ours = await rate()
        await clients.close()
        say(`with ${text(ours)}, without ${text(beside)}`)
        samples.push({ ours: ours.rate, beside: beside.rate })
      }
      return { samples, n: `${rounds} rounds of ${seconds} s, ${connections} connections` }
    } finally {
      clients.stop()
      await benchDatabase.close()
    }
  },
})

/** The processor's time says on a busy machine too what the streams cost. */
const text = ({ rate, cpu }: { rate: number; cpu: number }) =>
  `${rate.toFixed()}/s, ${(cpu * 1_000).toFixed()} µs of Node each`
