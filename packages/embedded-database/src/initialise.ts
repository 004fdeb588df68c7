import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { give } from './account.ts'
import type { Cluster } from './cluster.ts'
import { exists } from './files.ts'
import { run } from './run.ts'

/** The one role of a cluster, its superuser. */
export const owner = 'prostuti'

const drafts = 'data.new-'

/**
 * Makes the cluster's data folder when there is none yet, and says whether it did.
 *
 * `initdb` works in a draft that is renamed when it is whole, so killed in the middle it leaves nothing that looks like
 * a database. What looks half-made all the same is moved aside, never deleted: it could have been a person's data.
 */
export async function initialiseIfNew(cluster: Cluster): Promise<boolean> {
  await removeDrafts(cluster)
  if (await isWhole(cluster.data)) return false
  if (await exists(cluster.data)) await moveAside(cluster)
  const draft = await mkdtemp(join(cluster.folder, drafts))
  await give(draft, cluster.account)
  await run(cluster.binaries.initdb, ['--pgdata', draft, ...options], cluster.account)
  await rename(draft, cluster.data)
  await makeDurable(cluster.folder)
  return true
}

const options = [
  `--username=${owner}`,
  '--auth=trust',
  '--encoding=UTF8',
  '--data-checksums',
  '--no-instructions',
  // One call for the whole folder, rather than one for each of its thousand files.
  ...(process.platform === 'linux' ? ['--sync-method=syncfs'] : []),
  '--locale=C',
  // Code point order, Unicode letter cases, the same on every machine: nothing of the system's that could change.
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  // pg_trgm still asks the system what a letter is; in plain C no Bangla character would be one.
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
]

/** The control file is written at the beginning of `initdb` and read at every start: without it nothing can be served. */
async function isWhole(data: string): Promise<boolean> {
  return (await exists(join(data, 'PG_VERSION'))) && (await exists(join(data, 'global', 'pg_control')))
}

async function moveAside(cluster: Cluster): Promise<void> {
  const aside = `${cluster.data}.incomplete-${new Date().toISOString().replaceAll(':', '')}`
  await rename(cluster.data, aside)
  cluster.log.warn(
    { from: cluster.data, to: aside },
    `${cluster.data} is no complete database: moved aside, making a new one`,
  )
}

async function removeDrafts(cluster: Cluster): Promise<void> {
  await mkdir(cluster.folder, { recursive: true })
  for (const name of await readdir(cluster.folder)) {
    if (name.startsWith(drafts)) await rm(join(cluster.folder, name), { recursive: true, force: true })
  }
}

async function makeDurable(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
