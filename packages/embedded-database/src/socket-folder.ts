import { lstat, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canReach, give } from './account.ts'
import { exists, readIfThere } from './files.ts'
import type { Account } from './run.ts'

/** A socket's address holds 107 bytes on Linux and 103 on macOS; PostgreSQL adds `/.s.PGSQL.5432` to its folder. */
const longest = 103 - '/.s.PGSQL.5432'.length

/**
 * A private folder (0700, the cluster user's) for the socket: in the database's folder, or, when that path is too long,
 * a short one in the temporary folder, whose name is kept in the database's folder so that a later start finds it.
 */
export async function socketFolder(folder: string, account: Account | undefined): Promise<string> {
  const inside = join(folder, 'socket')
  if (Buffer.byteLength(inside) <= longest) return privateFolder(inside, account)
  const note = join(folder, 'socket-folder')
  const known = await readIfThere(note)
  if (known && (await isPrivate(known, account))) return known
  const short = await mkdtemp(join(await shortTemporaryFolder(account), 'prostuti-'))
  await give(short, account)
  await writeFile(note, short)
  return short
}

/** Takes a short folder away again; the one inside the database's folder stays. */
export async function removeShortSocketFolder(folder: string, socket: string): Promise<void> {
  if (!socket.startsWith(folder)) await rm(socket, { recursive: true, force: true })
}

async function privateFolder(path: string, account: Account | undefined): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await give(path, account)
  return path
}

async function isPrivate(path: string, account: Account | undefined): Promise<boolean> {
  if (!(await exists(path))) return false
  const { uid, mode } = await lstat(path)
  return uid === (account?.uid ?? process.getuid?.()) && (mode & 0o077) === 0
}

async function shortTemporaryFolder(account: Account | undefined): Promise<string> {
  const preferred = tmpdir()
  const fits = Buffer.byteLength(preferred) + '/prostuti-XXXXXX'.length <= longest
  return fits && (await canReach(preferred, account)) ? preferred : '/tmp'
}
