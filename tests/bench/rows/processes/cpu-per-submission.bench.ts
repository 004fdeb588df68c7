import { defineBench, type Sample } from '../../bench.ts'
import { type BareServer, startBareServer } from '../../support/bare-process.ts'
import { type BenchDatabase, openBenchDatabase } from '../../support/bench-database.ts'
import { createPeerTable } from '../../support/pgbench.ts'
import { cpuOf } from '../../support/processes.ts'
import { connections, handInAll, seatAll } from '../../support/submissions.ts'
import { handIn } from '../../support/wrk.ts'

/** More than anybody can hand in within a round. */
const crowd = 40_000
const seconds = 3

/** What of a submission the Node process itself has to do, beside a server that only passes a row on. */
export default defineBench({
  name: 'cpu-per-submission',
  what: 'µs of Node CPU a submission',
  beside: 'bare http + pg, an insert a request',
  atLeast: { max: 1 },
  goal: { max: 0.5 },
  needs: ['wrk'],
  async run({ full, say }) {
    const rounds = full ? 15 : 7
    const benchDatabase = await openBenchDatabase()
    await createPeerTable(benchDatabase)
    const bare = await startBareServer(benchDatabase)
    try {
      const server = await benchDatabase.serve()
      await seatAll(benchDatabase, { first: 1, count: (rounds + 1) * crowd })
      const ours = (round: number) =>
        cpuEach(server.pid, () =>
          handInAll(benchDatabase, server.url, { crowd: { first: 1 + round * crowd, count: crowd }, seconds }),
        )
      // Both warm: compiled, connected, their statements prepared.
      await ours(0)
      await passOn(benchDatabase, bare)
      const samples: Sample[] = []
      for (let round = 1; round <= rounds; round++) {
        const sample = {
          ours: await ours(round),
          beside: await cpuEach(bare.pid, () => passOn(benchDatabase, bare)),
        }
        say(`${sample.ours.toFixed()} µs beside ${sample.beside.toFixed()} µs`)
        samples.push(sample)
      }
      return { samples, n: `${rounds} rounds of ${seconds} s, ${connections} connections` }
    } finally {
      await bare.stop()
      await benchDatabase.close()
    }
  },
})

/** Microseconds of CPU time that a process uses for each answer of a load. */
async function cpuEach(pid: number, load: () => Promise<{ answered: number }>): Promise<number> {
  const before = await cpuOf(pid)
  const { answered } = await load()
  return ((await cpuOf(pid)) - before) * (1000 / answered)
}

async function passOn({ exam, sheets }: BenchDatabase, { url }: BareServer) {
  const report = await handIn({
    url,
    exam: exam.id,
    sheets,
    crowd: { first: 1, count: 1_000_000 },
    seconds,
    connections,
  })
  if (report.failed > 0) throw new Error(`${report.failed} of ${report.answered} inserts failed`)
  return report
}
