import { setTimeout as sleep } from 'node:timers/promises'
import { defineBench, type Sample } from '../../bench.ts'
import { type BenchDatabase, openBenchDatabase } from '../../support/bench-database.ts'
import { memoryOfNode } from '../../support/processes.ts'
import { handInAll, seatAll } from '../../support/submissions.ts'

const few = 1_000
/** More than hand in within a round. */
const crowd = 30_000
const settleMs = 15_000

/** A server that has taken many sheets holds no more than one that has taken few. */
export default defineBench({
  name: 'memory-growth',
  what: 'MB of Node after 50,000 submissions',
  beside: 'after 1,000',
  atLeast: { max: 1.3 },
  goal: { max: 1.1 },
  needs: ['wrk'],
  async run({ full, say }) {
    const rounds = full ? 3 : 1
    const samples: Sample[] = []
    for (let round = 0; round < rounds; round++) samples.push(await weighTwice(50_000, say))
    return { samples, n: `${rounds} ${rounds === 1 ? 'server' : 'servers'}` }
  },
})

async function weighTwice(many: number, say: (line: string) => void): Promise<Sample> {
  const benchDatabase = await openBenchDatabase()
  try {
    const server = await benchDatabase.serve()
    await submit(benchDatabase, server.url, 1, few)
    const beside = await weigh(server.pid)
    await submit(benchDatabase, server.url, 1 + crowd, many - few)
    const ours = await weigh(server.pid)
    say(`${ours.toFixed()} MB beside ${beside.toFixed()} MB`)
    return { ours, beside }
  } finally {
    await benchDatabase.close()
  }
}

async function weigh(pid: number): Promise<number> {
  await sleep(settleMs)
  return memoryOfNode(pid)
}

/** At least so many more sheets, in rounds of a few seconds, by people from this number on. */
async function submit(benchDatabase: BenchDatabase, url: string, first: number, count: number): Promise<void> {
  for (let done = 0, next = first; done < count; next += crowd) {
    const round = { first: next, count: Math.min(count, crowd) }
    await seatAll(benchDatabase, round)
    done += (await handInAll(benchDatabase, url, { crowd: round, seconds: 3 })).stored
  }
}
