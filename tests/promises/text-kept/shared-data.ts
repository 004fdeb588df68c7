import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = new URL('../../../../shared/data/', import.meta.url)

/** Other people's texts, which stand beside the repository and are no part of it: null where they are not there. */
export const sharedData: URL | null = existsSync(folder) ? folder : null

/** The files of a folder of it with one of these endings, by name; none where it is not there. */
export function sharedFiles(under: string, ...endings: readonly string[]): readonly (readonly [string, Buffer])[] {
  if (!sharedData) return []
  const at = new URL(under, sharedData)
  return readdirSync(fileURLToPath(at))
    .filter(name => endings.some(ending => name.endsWith(ending)))
    .map(name => [name, readFileSync(new URL(name, at))])
}
