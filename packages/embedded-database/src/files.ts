import { readFile, stat } from 'node:fs/promises'

/** A file's text, `undefined` when there is no such file. Any other failure is thrown. */
export async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(notThere)
}

/** Whether there is something at the path. */
export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(notThere)) !== undefined
}

function notThere(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
