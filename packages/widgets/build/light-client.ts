import type { Plugin } from 'vite'
import { sourceFile } from './source-file.ts'

const full = sourceFile('widgets/src/foundation/element/client.ts')
const light = sourceFile('widgets/src/foundation/element/light-client.ts')

/** Elements of pages without exams take a client without exams. */
export function lightClient(): Plugin {
  return {
    name: 'prostuti:light-client',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !source.endsWith('/client.ts')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found?.id === full ? light : found
    },
  }
}
