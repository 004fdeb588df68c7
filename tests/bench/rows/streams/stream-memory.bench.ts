import { setTimeout as sleep } from 'node:timers/promises'
import { defineBench, type Sample } from '../../bench.ts'
import { startClients } from '../../streams/crowd-of-streams.ts'
import { openBenchDatabase } from '../../support/bench-database.ts'
import { signInPeople } from '../../support/people.ts'
import { memoryOfNode } from '../../support/processes.ts'

const streams = 10_000
/** Opened and closed beforehand: what the first ones bring along is no stream's. */
const before = 1_000
/** Longer than `giveMemoryBack` leaves the heap alone after it has looked. */
const settleMs = 45_000

/** What one open stream of events holds of the process's memory. */
export default defineBench({
  name: 'stream-memory',
  what: 'KiB of Node an open stream of events, 10,000 of them',
  beside: null,
  atLeast: { max: 30 },
  goal: { max: 20 },
  async run({ full, say }) {
    const rounds = full ? 3 : 1
    const samples: Sample[] = []
    for (let round = 0; round < rounds; round++) {
      const benchDatabase = await openBenchDatabase()
      const server = await benchDatabase.serve()
      const clients = startClients(benchDatabase, server.url)
      try {
        await signInPeople(benchDatabase, { first: 1, count: streams })
        await clients.open({ first: 1, count: before })
        await clients.close()
        await sleep(settleMs)
        const empty = await memoryOfNode(server.pid)
        await clients.open({ first: 1, count: streams })
        await sleep(settleMs)
        const held = await memoryOfNode(server.pid)
        say(`${held.toFixed()} MB with, ${empty.toFixed()} MB without`)
        samples.push({ ours: ((held - empty) * 1_024) / streams })
      } finally {
        clients.stop()
        await benchDatabase.close()
      }
    }
    return { samples, n: `${rounds} ${rounds === 1 ? 'server' : 'servers'} with ${streams} streams` }
  },
})
