import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { sourceFile } from './source-file.ts'

/**
 * What the player and practice ask questions with, of which each has a copy: the two are never on one page, and a chunk in
 * common would make every exam heavier.
 */
const copied = `${sourceFile('widgets/src/questions/asked')}/`

/** Named beside its original, so that what it imports is found from there. */
const mark = '.own-copy.'
const copyOf = (file: string): string => file.replace(/\.(tsx?)$/, `${mark}$1`)
const originalOf = (copy: string): string => copy.replace(mark, '.')

const copies = (importer: string): boolean => importer.includes('/src/study/practice/') || importer.includes(mark)

/** In the embed practice draws with its own copy of the player's screen. */
export function ownCopies(): Plugin {
  return {
    name: 'prostuti:own-copies',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !copies(importer) || !source.startsWith('.')) return null
      const found = await this.resolve(source, originalOf(importer), { ...options, skipSelf: true })
      return found?.id.startsWith(copied) ? copyOf(found.id) : found
    },
    load: id => (id.includes(mark) ? readFileSync(originalOf(id), 'utf8') : null),
  }
}
