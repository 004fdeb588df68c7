import { brotliCompressSync } from 'node:zlib'
import type { Rolldown } from 'vite'

/** What one element may bring besides what is its own alone, KiB after brotli. React itself is the host's. */
const atMost = 60

/** Shows which element of `dist/react` brings most besides its own; throws where that is too much. */
export function keepElementBudget(chunks: readonly Rolldown.OutputChunk[]): void {
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const reach = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file) || !byFile.has(file)) return found
    found.add(file)
    for (const next of byFile.get(file)!.imports) reach(next, found)
    return found
  }
  const elements = chunks.filter(({ name, isEntry }) => isEntry && name.startsWith('elements/'))
  const reached = elements.map(({ fileName }) => reach(fileName))
  const shared = (file: string) => reached.filter(files => files.has(file)).length > 1
  // A host bundles them, so what weighs is the code and not the files.
  const sum = (files: string[]) =>
    brotliCompressSync(files.map(file => byFile.get(file)!.code).join('\n')).length / 1_024
  const brought = elements.map(({ name }, index) => ({
    name,
    own: sum([...reached[index]!].filter(file => !shared(file))),
    besides: sum([...reached[index]!].filter(shared)),
  }))
  const [most] = brought.sort((a, b) => b.besides - a.besides)
  if (!most) throw new Error('dist/react has no elements')
  console.info(
    `${most.name}: ${most.own.toFixed(1)} KiB of its own and ${most.besides.toFixed(1)} besides, at most ${atMost}`,
  )
  if (most.besides > atMost) throw new Error(`too heavy: ${most.name}`)
}
