import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processIdentity } from './processes.ts'

/** Held from `lockFolder` until `release()`, or until the process that holds it dies. */
export interface FolderLock {
  release(): Promise<void>
}

/** Another process works in the folder; `pid` says who. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError'
  readonly folder: string
  readonly pid: number

  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}. Stop that one first, or name another folder in PROSTUTI_DATA.`)
    this.folder = folder
    this.pid = pid
  }
}

interface Claim {
  id: string
  pid: number
  identity: string
}

/**
 * Makes this process the only one to work in a folder, which is created when absent.
 * A lock whose holder has died, or whose pid now belongs to another process, is taken over.
 *
 * @throws {FolderLockedError} when a living process holds it (this very process included).
 * @example
 * const lock = await lockFolder('.prostuti')
 * await lock.release()
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true })
  const path = join(await realpath(folder), 'lock')
  const claim = await ownClaim()
  await take(path, claim, folder)
  let released: Promise<void> | undefined
  return { release: () => (released ??= rm(path, { force: true })) }
}

async function ownClaim(): Promise<Claim> {
  const identity = await processIdentity(process.pid)
  return { id: randomUUID(), pid: process.pid, identity: identity ?? 'unknown' }
}

/**
 * `link` creates the file with its content in one step, so nobody reads a half-written claim.
 * A dead holder's claim may be replaced only under a second lock named after that very claim: of many who find it
 * dead one wins, and a process that comes late sees that the claim has changed.
 */
async function take(path: string, claim: Claim, folder: string): Promise<void> {
  while (!(await tryCreate(path, claim))) {
    const holder = await readClaim(path)
    if (!holder) continue
    if (await isAlive(holder)) throw new FolderLockedError(folder, holder.pid)
    if (await replace(path, holder, claim, folder)) return
  }
}

async function replace(path: string, dead: Claim, claim: Claim, folder: string): Promise<boolean> {
  const turn = `${path}.${dead.id.slice(0, 8)}`
  await take(turn, claim, folder)
  try {
    if ((await readClaim(path))?.id !== dead.id) return false
    await withDraft(path, claim, draft => rename(draft, path))
    return true
  } finally {
    await rm(turn, { force: true })
  }
}

async function tryCreate(path: string, claim: Claim): Promise<boolean> {
  return withDraft(path, claim, async draft => {
    try {
      await link(draft, path)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    }
  })
}

async function withDraft<T>(path: string, claim: Claim, use: (draft: string) => Promise<T>): Promise<T> {
  const draft = `${path}.draft-${randomUUID()}`
  await writeFile(draft, JSON.stringify(claim), { mode: 0o644 })
  try {
    return await use(draft)
  } finally {
    await rm(draft, { force: true })
  }
}

async function readClaim(path: string): Promise<Claim | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Claim
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`${path} is not a lock of ours: look at it, and remove it if nothing uses the folder`, {
      cause: error,
    })
  }
}

async function isAlive(holder: Claim): Promise<boolean> {
  return (await processIdentity(holder.pid)) === holder.identity
}
