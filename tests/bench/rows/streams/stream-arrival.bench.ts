import { defineBench, type Sample } from '../../bench.ts'
import { startClients } from '../../streams/crowd-of-streams.ts'
import { openBenchDatabase } from '../../support/bench-database.ts'
import { signInPeople } from '../../support/people.ts'

const streams = 10_000

/** How soon all of a process's streams know of one event. */
export default defineBench({
  name: 'stream-arrival',
  what: 'ms (p99) until an event has come to 10,000 open streams',
  beside: null,
  atLeast: { max: 2_000 },
  goal: { max: 500 },
  async run({ full, say }) {
    const rounds = full ? 15 : 5
    const benchDatabase = await openBenchDatabase()
    const server = await benchDatabase.serve()
    const clients = startClients(benchDatabase, server.url)
    try {
      await signInPeople(benchDatabase, { first: 1, count: streams })
      await clients.open({ first: 1, count: streams })
      const samples: Sample[] = []
      for (let round = 0; round < rounds; round++) {
        const taken = (await clients.tellAll()).sort((one, other) => one - other)
        if (taken.length !== streams) throw new Error(`It came to ${taken.length} of ${streams} streams`)
        const [half, most, all] = [0.5, 0.99, 1].map(share => taken[Math.ceil(streams * share) - 1]!)
        say(`half ${half!.toFixed()} ms, p99 ${most!.toFixed()} ms, all ${all!.toFixed()} ms`)
        samples.push({ ours: most! })
      }
      return { samples, n: `${rounds} events to ${streams} streams` }
    } finally {
      clients.stop()
      await benchDatabase.close()
    }
  },
})
