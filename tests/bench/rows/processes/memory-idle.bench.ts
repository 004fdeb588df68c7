import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../../support/server-process.ts'
import { defineBench, type Sample } from '../../bench.ts'
import { memoryOfFamily, memoryOfNode, postmasterOf, untilIdle } from '../../support/processes.ts'

// What `npm start` holds: the tests' cache of compiled sources would stay in memory beside them.
const asStarted = { NODE_COMPILE_CACHE: '' }

/** What `npm start` on a new folder holds once it stands: site, API, sandbox, seeded demo and PostgreSQL. */
export default defineBench({
  name: 'memory-idle',
  what: 'MB (PSS) of Node and PostgreSQL, idle after the first start, demo on',
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
      const node = await memoryOfNode(server.pid)
      const database = await memoryOfFamily(await postmasterOf(join(dataFolder, 'database')))
      say(`Node ${node.toFixed()} MB, PostgreSQL ${database.toFixed()} MB`)
      return node + database
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}
