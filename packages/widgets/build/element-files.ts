import type { Rolldown } from 'vite'
import type { ElementFiles } from '../src/entries/embed/files.ts'
import { elements, type ListedElement } from './elements.ts'
import { embedEntry } from './entries.ts'
import { messagesOf } from './messages.ts'
import { sourceFile } from './source-file.ts'

/** Chunks that an element does not wait for. */
const lateMessages: ReadonlySet<string> = new Set(
  elements.flatMap(({ entry }) => Object.values(entry.lateWords ?? {}).map(words => words.join('+'))),
)

/** Several small elements around a page, in one entry. */
const shell = 'prostuti-shell'

const tags: readonly string[] = [...elements.map(({ tag }) => tag), shell].sort()
const firstPaintOf = (tag: string) => `${tag}-first-paint`

const entryOf = ({ tag }: ListedElement) => [tag, embedEntry(tag)] as const

/** The entries of circulars, which are built apart. */
export const circularEntries = (): Record<string, string> =>
  Object.fromEntries(elements.filter(({ entry }) => entry.circulars).map(entryOf))

/** Those of talk, which are too. */
export const talkEntries = (): Record<string, string> =>
  Object.fromEntries(elements.filter(({ entry }) => entry.talk).map(entryOf))

/** What is drawn ahead of the player is drawn with these. */
const firstWords = ['bn/player-first', 'en/player-first']

/** The way on from a receipt, which a player fetches once it has one. */
const afterReceipt = 'after-receipt'

/** The other entries of the embed's build by the names of their chunks. */
export function embedEntries(): Record<string, string> {
  const early = elements.flatMap(({ tag, firstPaint }) => (firstPaint ? [[tag, firstPaint] as const] : []))
  return {
    ...Object.fromEntries(elements.filter(({ entry }) => !entry.circulars && !entry.talk).map(entryOf)),
    ...Object.fromEntries(early.map(([tag, file]) => [firstPaintOf(tag), sourceFile(`widgets/src/${file}`)])),
    [shell]: sourceFile('widgets/src/entries/embed/shell.ts'),
    [afterReceipt]: sourceFile(`widgets/src/entries/embed/${afterReceipt}.ts`),
    ...Object.fromEntries(firstWords.map(words => [words, `virtual:messages/${words}`])),
  }
}

export function afterReceiptFile(chunks: readonly Rolldown.OutputChunk[]): string {
  const found = chunks.find(chunk => chunk.isEntry && chunk.name === afterReceipt)
  if (!found) throw new Error(`the build has no ${afterReceipt}`)
  return found.fileName
}

/** By tag, of those in one build: the code with everything it imports, and the messages of each language. */
export function elementFiles(chunks: readonly Rolldown.OutputChunk[]): Record<string, ElementFiles> {
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const entries = new Map(chunks.filter(chunk => chunk.isEntry).map(chunk => [chunk.name, chunk]))
  /** A chunk and all that it imports, what is imported first. */
  const imported = (file: string, found = new Set<string>(), met = new Set<string>()): Set<string> => {
    if (met.has(file)) return found
    met.add(file)
    for (const next of byFile.get(file)?.imports ?? []) imported(next, found, met)
    return found.add(file)
  }
  const reached = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    const { imports, dynamicImports } = byFile.get(file)!
    for (const next of [...imports, ...dynamicImports]) reached(next, seen)
    return seen
  }
  const needed = [...entries.values()].flatMap(entry => [...imported(entry.fileName)])
  const users = (file: string) => needed.filter(each => each === file).length

  const filesOf = (tag: string): ElementFiles => {
    const { fileName } = entries.get(tag)!
    const early = entries.get(firstPaintOf(tag))
    const firstPaint = early ? [...imported(early.fileName)] : []
    // What most elements need comes next: lists that begin alike weigh little in the loader.
    const rest = [...imported(fileName)].sort((a, b) => users(b) - users(a))
    const code = [...new Set([...firstPaint, ...rest])]
    const dynamic = [...new Set(code.flatMap(file => byFile.get(file)!.dynamicImports))]
    const messagesIn = (language: string) => {
      const own = dynamic.filter(file => {
        const messages = messagesOf(byFile.get(file)!.facadeModuleId)
        return messages?.language === language && !lateMessages.has(messages.words)
      })
      return own.flatMap(file => [...imported(file)])
    }
    return {
      ...(early && { firstPaint: firstPaint.length }),
      code,
      bn: messagesIn('bn'),
      en: messagesIn('en'),
      all: [...reached(fileName)],
    }
  }
  return Object.fromEntries(tags.filter(tag => entries.has(tag)).map(tag => [tag, filesOf(tag)]))
}
