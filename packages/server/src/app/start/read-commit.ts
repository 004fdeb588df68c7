import { readFile } from 'node:fs/promises'
import { codeOf } from '../../platform/start-error.ts'
import { workspace } from '../http-server/builds.ts'

/** The commit that stands in the clone, its first seven signs; null where this is none. No program is started for it. */
export async function readCommit(folder: URL = workspace): Promise<string | null> {
  const head = await readGit(folder, 'HEAD')
  const ref = /^ref: (\S+)/.exec(head)?.[1]
  const commit = ref ? (await readGit(folder, ref)) || packed(await readGit(folder, 'packed-refs'), ref) : head
  return /^[0-9a-f]{40}/.test(commit) ? commit.slice(0, 7) : null
}

async function readGit(folder: URL, path: string): Promise<string> {
  try {
    return await readFile(new URL(`.git/${path}`, folder), 'utf8')
  } catch (error) {
    // A work tree of another clone has a file in its place.
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return ''
    throw error
  }
}

const packed = (refs: string, ref: string): string => refs.split('\n').find(line => line.endsWith(` ${ref}`)) ?? ''
