import { realpathSync } from 'node:fs'
import { join } from 'node:path'

const packages = join(import.meta.dirname, '../..')

/** The real file of a path below `packages/`; throws where there is none. */
export function sourceFile(path: string): string {
  return realpathSync(join(packages, path))
}
