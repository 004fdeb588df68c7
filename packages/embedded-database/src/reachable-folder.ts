import { createHash } from 'node:crypto'
import { chmod, mkdir, realpath, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canReach } from './account.ts'
import { exists, readIfThere } from './files.ts'
import type { Log } from './log.ts'
import type { Account } from './run.ts'
import { systemFolder } from './system-folder.ts'

/** Written into the requested folder when its database had to live elsewhere; from then on it stays there. */
const signpost = 'location'

/**
 * The folder asked for when the cluster's user can reach it, else one of its own in the system's data folder.
 *
 * @throws {Error} when the folder already holds a database and has become unreachable: an empty one elsewhere would
 * look like data loss.
 */
export async function reachableFolder(requested: string, account: Account | undefined, log: Log): Promise<string> {
  const folder = await realpath(await made(requested, account))
  const settled = await readIfThere(join(folder, signpost))
  if (!settled && (await canReach(folder, account))) return folder
  const elsewhere = settled ?? (await chooseElsewhere(folder, account))
  const why = settled ? 'it was settled elsewhere earlier' : `the database's user "${account?.name}" cannot enter it`
  log.warn({ folder, elsewhere }, `The database does not live in ${folder}: ${why}. It lives in ${elsewhere}`)
  return made(elsewhere, account)
}

async function chooseElsewhere(folder: string, account: Account | undefined): Promise<string> {
  if (await exists(join(folder, 'data'))) {
    throw new Error(
      `${folder} holds a database that the user "${account?.name}" can no longer enter: open the way to it`,
    )
  }
  const id = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const elsewhere = join(await systemFolder(account), `database-${id}`)
  await writeFile(join(folder, signpost), elsewhere)
  return elsewhere
}

/** The cluster's user must be able to pass through to what is its own inside; what is private there guards itself. */
async function made(folder: string, account: Account | undefined): Promise<string> {
  await mkdir(folder, { recursive: true })
  const { mode } = await stat(folder)
  if (account && (mode & 0o011) !== 0o011) await chmod(folder, (mode & 0o7777) | 0o011)
  return folder
}
