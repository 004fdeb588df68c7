import { Agent } from 'node:http'
import { defineBench, type Sample } from '../../bench.ts'
import { type BenchDatabase, openBenchDatabase } from '../../support/bench-database.ts'
import { type Attempting, takeExam } from '../../support/learner.ts'
import { type Crowd, signInPeople } from '../../support/people.ts'
import { cpuOf, cpuOfFamily } from '../../support/processes.ts'

const atOnce = 200

/** What one learner's whole exam costs the machine: the Node process and all of PostgreSQL's together. */
export default defineBench({
  name: 'cpu-per-attempt',
  what: 'ms of CPU (Node + PostgreSQL) a whole attempt: join, paper, 20 drafts, submit, result',
  beside: null,
  atLeast: { max: 8 },
  goal: { max: 3 },
  async run({ full, say }) {
    const rounds = full ? 7 : 3
    const people = full ? 2_000 : 1_000
    const benchDatabase = await openBenchDatabase()
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
    try {
      const server = await benchDatabase.serve()
      const at = { url: server.url, agent, exam: benchDatabase.exam.id }
      const cpu = async () => (await cpuOf(server.pid)) + (await cpuOfFamily(benchDatabase.postmaster))
      const warmUp = { first: 1, count: 300 }
      await signInPeople(benchDatabase, warmUp)
      await takeAll(benchDatabase, at, warmUp)
      const samples: Sample[] = []
      for (let round = 1; round <= rounds; round++) {
        const crowd = { first: 1 + round * 10_000, count: people }
        await signInPeople(benchDatabase, crowd)
        const before = { node: await cpuOf(server.pid), all: await cpu() }
        await takeAll(benchDatabase, at, crowd)
        const all = ((await cpu()) - before.all) / people
        const node = ((await cpuOf(server.pid)) - before.node) / people
        say(`${all.toFixed(2)} ms, of it Node ${node.toFixed(2)} ms`)
        samples.push({ ours: all })
      }
      return { samples, n: `${rounds} rounds of ${people} attempts, ${atOnce} at once` }
    } finally {
      agent.destroy()
      await benchDatabase.close()
    }
  },
})

/** Everybody of the crowd sits the exam, so many at once. */
async function takeAll(benchDatabase: BenchDatabase, at: Attempting, { first, count }: Crowd): Promise<void> {
  const queue = Array.from({ length: count }, (_, index) => first + index)
  const worker = async () => {
    for (let person = queue.pop(); person !== undefined; person = queue.pop()) {
      await takeExam(at, person, benchDatabase.sheets[person % benchDatabase.sheets.length]!)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker))
}
