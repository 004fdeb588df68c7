import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { defineBench, type Sample } from '../../bench.ts'
import { startClients } from '../../streams/crowd-of-streams.ts'
import { openBenchDatabase } from '../../support/bench-database.ts'
import { signInPeople } from '../../support/people.ts'
import { memoryOfNode } from '../../support/processes.ts'

const people = 500
const times = 10
/** Longer than `giveMemoryBack` leaves the heap alone after it has looked. */
const settleMs = 45_000

/** A process whose streams come and go holds no more than one that has just begun. */
export default defineBench({
  name: 'stream-churn',
  what: 'MB of Node after 5,000 streams of events have come and gone',
  beside: 'after 500',
  atLeast: { max: 1.1 },
  goal: { max: 1.03 },
  async run({ full, say }) {
    const rounds = full ? 3 : 1
    const samples: Sample[] = []
    for (let round = 0; round < rounds; round++) samples.push(await weighTwice(say))
    return { samples, n: `${rounds} ${rounds === 1 ? 'server' : 'servers'}, ${people} at once` }
  },
})

async function weighTwice(say: (line: string) => void): Promise<Sample> {
  const benchDatabase = await openBenchDatabase()
  const server = await benchDatabase.serve()
  const clients = startClients(benchDatabase, server.url)
  const comeAndGo = async () => {
    await clients.open({ first: 1, count: people })
    await clients.close()
  }
  try {
    await signInPeople(benchDatabase, { first: 1, count: people })
    await comeAndGo()
    const before = await weigh(server.pid)
    for (let time = 0; time < times; time++) await comeAndGo()
    const after = await weigh(server.pid)
    say(
      `${after.megabytes.toFixed()} MB and ${after.files} files, before ${before.megabytes.toFixed()} and ${before.files}`,
    )
    // Of the pool's connections some may have come or gone.
    if (after.files > before.files + 10) throw new Error(`${after.files} files are open, ${before.files} before`)
    return { ours: after.megabytes, beside: before.megabytes }
  } finally {
    clients.stop()
    await benchDatabase.close()
  }
}

async function weigh(pid: number): Promise<{ megabytes: number; files: number }> {
  await sleep(settleMs)
  return { megabytes: await memoryOfNode(pid), files: (await readdir(`/proc/${pid}/fd`)).length }
}
