import { lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canReach } from './account.ts'
import type { Account } from './run.ts'

/**
 * A folder of root's that the cluster's user can enter: for what it must reach when our own folders are closed to it.
 *
 * @throws {Error} when the machine has no such place.
 */
export async function systemFolder(account: Account | undefined): Promise<string> {
  for (const folder of ['/var/lib/prostuti', join(tmpdir(), 'prostuti-root'), '/tmp/prostuti-root']) {
    if ((await isOurs(folder)) && (await canReach(folder, account))) return folder
  }
  throw new Error(
    `No folder can be reached by both us and "${account?.name}": name one in PROSTUTI_DATA, or set DATABASE_URL`,
  )
}

/** In a temporary folder anybody may have been there first: what is not root's alone is not used. */
async function isOurs(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 })
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return false
    throw error
  }
  const { uid, mode, isDirectory } = await describe(folder)
  return isDirectory && uid === process.getuid?.() && (mode & 0o022) === 0
}

async function describe(folder: string): Promise<{ uid: number; mode: number; isDirectory: boolean }> {
  const stats = await lstat(folder)
  return { uid: stats.uid, mode: stats.mode, isDirectory: stats.isDirectory() }
}
