import { statfs } from 'node:fs/promises'
import type { SystemState } from '@prostuti/contract'

/** The disk that holds a folder: what this process may still write, of all that its users may fill; null where the system does not say. */
export async function readDisk(folder: string): Promise<SystemState['server']['disk']> {
  const { bsize, blocks, bfree, bavail } = await statfs(folder)
  // As `df` counts: what is kept for the system's own user is neither used nor free.
  const used = (blocks - bfree) * bsize
  const free = bavail * bsize
  return blocks > 0 ? { used_bytes: used, total_bytes: used + free } : null
}
