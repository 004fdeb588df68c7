import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '../../../support/server-process.ts'
import { defineBench, type Sample } from '../../bench.ts'
import { memoryOfFamily, memoryOfNode, postmasterOf, untilIdle } from '../../support/processes.ts'

/** Longer than two collections of last resort are apart: between them garbage counts, which is no need. */
const minuteMs = 60_000
const lookEveryMs = 2_000

// What `npm start` holds: the tests' cache of compiled sources would stay in memory beside them.
const asStarted = { NODE_COMPILE_CACHE: '' }

/** What `npm start` on a new folder holds once it stands: site, API, sandbox, seeded demo and PostgreSQL. */
export default defineBench({
  name: 'memory-idle',
  what: 'MB (PSS) of Node and PostgreSQL, least in an idle minute after the first start, demo on',
  beside: null,
  atLeast: { max: 350 },
  goal: { max: 250 },
  async run({ full, say }) {
    const rounds = full ? 5 : 1
    const samples: Sample[] = []
    for (let round = 0; round < rounds; round++) samples.push({ ours: await startAndWeigh(say) })
    return { samples, n: `${rounds} ${rounds === 1 ? 'start' : 'starts'}` }
  },
})

async function startAndWeigh(say: (line: string) => void): Promise<number> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'prostuti-bench-'))
  await chmod(dataFolder, 0o755) // as root the database runs as a user of its own, who must get in
  try {
    const server = await startServer({ dataFolder, env: asStarted })
    try {
      await untilIdle(server.pid)
      const postmaster = await postmasterOf(join(dataFolder, 'database'))
      const looks: number[] = []
      for (const end = performance.now() + minuteMs; performance.now() < end; await sleep(lookEveryMs)) {
        looks.push((await memoryOfNode(server.pid)) + (await memoryOfFamily(postmaster)))
      }
      const least = Math.min(...looks)
      say(`between ${least.toFixed()} and ${Math.max(...looks).toFixed()} MB`)
      return least
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}
