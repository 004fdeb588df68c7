import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of this repository: builds run in `site`. */
export const root = join(process.cwd(), '..')

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8')
