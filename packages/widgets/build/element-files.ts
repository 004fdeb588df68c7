import type { Rolldown } from 'vite'
import type { ElementFiles } from '../src/entries/embed/files.ts'
import { lateMessages, messagesOf } from './messages.ts'
import { sourceFile } from './source-file.ts'

/** The module that registers each element, in `src/entries/embed`. */
const modules = {
  'prostuti-bookmarks': 'bookmarks.ts',
  'prostuti-buy-coin': 'buy-coin.ts',
  'prostuti-delete-account': 'delete-account.ts',
  'prostuti-exam-join': 'exam-join.ts',
  'prostuti-exam-list': 'exam-list.ts',
  'prostuti-exam-player': 'exam-player.ts',
  'prostuti-exam-result': 'exam-result.ts',
  'prostuti-exam-solution': 'exam-solution.ts',
  'prostuti-feedback': 'feedback.ts',
  'prostuti-home': 'home.ts',
  'prostuti-login': 'login.ts',
  'prostuti-notebook': 'notebook.ts',
  'prostuti-practice': 'practice.ts',
  'prostuti-premium': 'premium.ts',
  'prostuti-program': 'program.ts',
  'prostuti-program-list': 'program-list.ts',
  'prostuti-profile': 'profile.ts',
  'prostuti-rank-list': 'rank-list.ts',
  'prostuti-routine': 'routine.ts',
  'prostuti-search': 'search.ts',
  'prostuti-shell': 'shell.ts',
} as const

/** The module that draws an element before the one above has come. */
const firstPaintModules: Partial<Record<Tag, string>> = {
  'prostuti-exam-player': 'exam-player-first-paint.ts',
}

type Tag = keyof typeof modules

const tags = Object.keys(modules) as Tag[]
const firstPaintOf = (tag: Tag) => `${tag}-first-paint`
const entryFile = (name: string) => sourceFile(`widgets/src/entries/embed/${name}`)

/** The entries of the embed's build by the names of their chunks; throws where a module is missing. */
export function embedEntries(): Record<string, string> {
  return Object.fromEntries(
    tags.flatMap(tag => {
      const early = firstPaintModules[tag]
      return [[tag, entryFile(modules[tag])], ...(early ? [[firstPaintOf(tag), entryFile(early)]] : [])]
    }),
  )
}

/** By tag: the code with everything it imports, and the messages of each language. */
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

  const filesOf = (tag: Tag): ElementFiles => {
    const { fileName } = entries.get(tag)!
    const early = entries.get(firstPaintOf(tag))
    // What most elements need comes first: lists that begin alike weigh little in the loader.
    const code = [...imported(fileName)].sort((a, b) => users(b) - users(a))
    const dynamic = [...new Set(code.flatMap(file => byFile.get(file)!.dynamicImports))]
    const messagesIn = (language: string) =>
      dynamic.filter(file => {
        const messages = messagesOf(byFile.get(file)!.facadeModuleId)
        return messages?.language === language && !lateMessages.has(messages.words)
      })
    return {
      ...(early && { firstPaint: [...imported(early.fileName)].reverse() }),
      code,
      bn: messagesIn('bn'),
      en: messagesIn('en'),
      all: [...reached(fileName)],
    }
  }
  return Object.fromEntries(tags.map(tag => [tag, filesOf(tag)]))
}
