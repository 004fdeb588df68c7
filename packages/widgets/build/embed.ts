import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import type { ElementFiles } from '../src/entries/embed/files.ts'
import { preactForReact, slimFetch } from './aliases.ts'
import { playerModules } from './player-modules.ts'
import { type FileFacts, precompress } from './precompress.ts'
import { shared, target } from './shared.ts'

const notElements = new Set(['loader.ts', 'files.ts', 'register.ts'])

/** What the build tells of itself: which files an element needs, and what every file weighs. */
export interface EmbedManifest {
  loader: string
  elements: Record<string, ElementFiles>
  files: Record<string, FileFacts>
}

/**
 * Makes `dist/embed`: the evergreen loader `prostuti.js` and chunks named by their content, which may be cached for ever.
 * The chunks come first, since the loader names them.
 */
export async function buildEmbed(root: string): Promise<EmbedManifest> {
  const outDir = join(root, 'dist/embed')
  mkdirSync(outDir, { recursive: true })
  const elements = elementFiles(await buildChunks(root, outDir))
  await buildLoader(root, outDir, elements)
  const manifest = { loader: 'prostuti.js', elements, files: precompress(outDir) }
  writeFileSync(join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

async function buildChunks(root: string, outDir: string): Promise<Rolldown.OutputChunk[]> {
  const folder = join(root, 'src/entries/embed')
  const entries = readdirSync(folder).filter(file => !notElements.has(file) && !file.includes('.test.'))
  const config: InlineConfig = { ...shared(root), resolve: { alias: [...preactForReact, ...slimFetch] } }
  const players = entries.filter(file => file.startsWith('exam-player')).map(file => join(folder, file))
  const ofPlayer = await playerModules(config, players)
  const built = await build({
    ...config,
    build: {
      outDir,
      emptyOutDir: true,
      target,
      modulePreload: false,
      // As a library: no preload helper in the chunks, since the loader fetches all of an element's files at once.
      lib: {
        entry: Object.fromEntries(entries.map(file => [`prostuti-${basename(file, '.ts')}`, join(folder, file)])),
        formats: ['es'],
      },
      rolldownOptions: {
        // The contract's table of calls: only the rows that a widget uses stay.
        treeshake: { manualPureFunctions: ['operation'] },
        preserveEntrySignatures: false,
        output: {
          format: 'es',
          minify: true,
          comments: false,
          codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups(ofPlayer) },
          entryFileNames: 'c/[name]-[hash].js',
          chunkFileNames: chunk => (messagesOf(chunk) ? `m/${messagesOf(chunk)}-[hash].js` : 'c/[name]-[hash].js'),
        },
      },
    },
  })
  return [built as Rolldown.RolldownOutput[]].flat()[0]!.output.filter(file => file.type === 'chunk')
}

/**
 * Few files weigh less than many: `core` is what all widgets share, `reading` what those that show lists and results have
 * in common with the player's late part, `asking` what they have for themselves.
 */
const chunkGroups = (ofPlayer: ReadonlySet<string>): Rolldown.CodeSplittingGroup[] => [
  { name: 'partner', minShareCount: 2, test: /auth\/partner|sdk\/src\/partner|host-page/, priority: 3 },
  { name: 'reading', minShareCount: 2, test: /error-text|\/format\.ts/, priority: 2 },
  {
    name: 'listing',
    minShareCount: 2,
    test: /query-core|\/queries\.ts|hall-api|flip-bookmarks|nanostores\/lifecycle|(programs|questions)\/operations/,
    priority: 1,
  },
  { name: 'core', minShareCount: 2, test: id => ofPlayer.has(id) && !/virtual:messages|player\/phases/.test(id) },
  { name: 'asking', minShareCount: 2, test: id => !ofPlayer.has(id) && !/virtual:messages/.test(id) },
]

/** `bn-player` for a chunk of messages. */
function messagesOf(chunk: { facadeModuleId?: string | null }): string | undefined {
  const [, language, words] = chunk.facadeModuleId?.match(/virtual:messages\/(\w+)\/([\w-]+)/) ?? []
  return language && `${language}-${words}`
}

/** Words that do not wait for the first question. */
const first = /^(?!.*-(late|outcome)-)/

/** By tag: the code with everything it imports, and the messages of each language. */
function elementFiles(chunks: Rolldown.OutputChunk[]): Record<string, ElementFiles> {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const imported = (file: string, seen = new Set<string>()): Set<string> => {
    for (const next of byName.get(file)?.imports ?? []) imported(next, seen)
    return seen.add(file)
  }
  const reached = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    const { imports, dynamicImports } = byName.get(file)!
    for (const next of [...imports, ...dynamicImports]) reached(next, seen)
    return seen
  }
  const filesOf = (entry: Rolldown.OutputChunk): ElementFiles => {
    const code = [...imported(entry.fileName)]
    const dynamic = [...new Set(code.flatMap(file => byName.get(file)!.dynamicImports))]
    const words = (language: string, part: RegExp) =>
      dynamic.filter(file => file.startsWith(`m/${language}-`) && part.test(file))
    const lateCode = dynamic.filter(file => file.startsWith('c/late-')).flatMap(file => [...imported(file)])
    return {
      code,
      bn: words('bn', first),
      en: words('en', first),
      late: {
        code: [...new Set(lateCode)].filter(file => !code.includes(file)),
        bn: words('bn', /-late-/),
        en: words('en', /-late-/),
      },
      all: [...reached(entry.fileName)],
    }
  }
  return Object.fromEntries(chunks.filter(chunk => chunk.isEntry).map(entry => [entry.name, filesOf(entry)]))
}

async function buildLoader(root: string, outDir: string, elements: Record<string, ElementFiles>): Promise<void> {
  await build({
    ...shared(root),
    define: {
      PROSTUTI_FILES: JSON.stringify(elements, (key, value) => (key === 'late' || key === 'all' ? undefined : value)),
    },
    build: {
      outDir,
      emptyOutDir: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/entries/embed/loader.ts'),
        output: { format: 'es', minify: true, entryFileNames: 'prostuti.js' },
      },
    },
  })
}
