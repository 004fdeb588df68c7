import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes all of our backups in a folder but the newest; other files stay. Resolves to the names of those that went. */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const ours = (await readdir(folder)).filter(name => /^prostuti-[\dT-]+Z\.tar\.gz$/.test(name)).sort()
  const old = ours.slice(0, -keep)
  for (const name of old) await rm(join(folder, name))
  return old
}
