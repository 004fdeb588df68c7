import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BuildOptions, build, type InlineConfig, type Rolldown } from 'vite'
import type { ElementFiles } from '../src/entries/embed/files.ts'
import { preactForReact, slimFetch } from './aliases.ts'
import { bareRows } from './bare-rows.ts'
import { playerModules } from './player-modules.ts'
import { type FileFacts, precompress } from './precompress.ts'
import { shared, target } from './shared.ts'

const notElements = new Set(['loader.ts', 'files.ts', 'register.ts'])

/** What the loader has no use for: lists of what may be asked for later, and the shell, which the site's pages name themselves. */
const unknownToLoader = new Set(['all', 'prostuti-shell'])

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

const embedded = (root: string): InlineConfig => ({ ...shared(root), plugins: [...shared(root).plugins!, bareRows()] })

/** Terser puts what is called once where it is called; rolldown then shortens what is left. Together they spare 1.5 %. */
const smallest: BuildOptions = {
  target,
  modulePreload: false,
  minify: 'terser',
  terserOptions: { module: true, ecma: 2020, compress: { passes: 3, keep_fargs: false, pure_getters: true } },
}

async function buildChunks(root: string, outDir: string): Promise<Rolldown.OutputChunk[]> {
  const folder = join(root, 'src/entries/embed')
  const entries = readdirSync(folder).filter(file => !notElements.has(file) && !file.includes('.test.'))
  const config: InlineConfig = { ...embedded(root), resolve: { alias: [...preactForReact, ...slimFetch] } }
  const players = entries.filter(file => file.startsWith('exam-player')).map(file => join(folder, file))
  const ofPlayer = await playerModules(config, players)
  const built = await build({
    ...config,
    build: {
      ...smallest,
      outDir,
      emptyOutDir: true,
      // As a library: no preload helper in the chunks, since the loader fetches all of an element's files at once.
      lib: {
        entry: Object.fromEntries(entries.map(file => [`prostuti-${basename(file, '.ts')}`, join(folder, file)])),
        formats: ['es'],
      },
      rolldownOptions: {
        checks: { pluginTimings: false },
        treeshake: { manualPureFunctions },
        preserveEntrySignatures: 'allow-extension',
        output: {
          format: 'es',
          minify: true,
          comments: false,
          codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups(ofPlayer) },
          entryFileNames: 'c/[name]-[hash:6].js',
          chunkFileNames: chunk => (messagesOf(chunk) ? `m/${messagesOf(chunk)}-[hash:6].js` : 'c/[name]-[hash:6].js'),
        },
      },
    },
  })
  return [built as Rolldown.RolldownOutput[]].flat()[0]!.output.filter(file => file.type === 'chunk')
}

/** Rows of the contract's tables, of calls and of states: only those that a widget uses stay. */
const manualPureFunctions = ['operation', 'stay']

/**
 * Few files weigh less than many. `look` is what every widget shares with the player's first question, which is drawn by
 * `ahead` before anything else is there; `core` is what the player shares with others, `reading` what lists and results
 * have in common with the player's later part, `asking` what they have for themselves. `listing` is query-core and what builds
 * on it, apart, since signing in, joining and a result have no use for it.
 */
const chunkGroups = (ofPlayer: ReadonlySet<string>): Rolldown.CodeSplittingGroup[] => [
  {
    name: 'look',
    test: /foundation\/(option-letter|styles|tokens|root|trusted-html|base\.css|ui\/(ui\.css|icon-paths))|i18n\/(digits|format-clock|translate)|platform\/databases|attempt\/order/,
    priority: 5,
  },
  {
    name: 'ahead',
    test: /player\/(draw-ahead|ahead|after-paint|early-taps|(exam-player|beside)\.css|first-frame|place-key|player-shell|question-html)|embed\/exam-player-ahead/,
    priority: 4,
  },
  {
    name: 'partner',
    minShareCount: 2,
    test: /auth\/(partner|pkce)|sdk\/src\/(partner|provider)|host-page/,
    priority: 3,
  },
  { name: 'reading', minShareCount: 2, test: /error-text|\/format\.ts/, priority: 2 },
  {
    name: 'listing',
    minShareCount: 2,
    test: /query-core|\/(use-query|queries)\.ts|flip-bookmarks|nanostores\/lifecycle/,
    priority: 1,
  },
  {
    name: 'core',
    minShareCount: 2,
    test: id => ofPlayer.has(id) && !/virtual:messages|player\/phases\/(?!panel)/.test(id),
  },
  { name: 'asking', minShareCount: 2, test: id => !ofPlayer.has(id) && !/virtual:messages/.test(id) },
]

/** `bn-player` for a chunk of messages. */
function messagesOf(chunk: { facadeModuleId?: string | null }): string | undefined {
  const [, language, words] = chunk.facadeModuleId?.match(/virtual:messages\/(\w+)\/([\w-]+)/) ?? []
  return language && `${language}-${words}`
}

/** By tag: the code with everything it imports, and the messages of each language. */
function elementFiles(chunks: Rolldown.OutputChunk[]): Record<string, ElementFiles> {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const imported = (file: string, found = new Set<string>(), met = new Set<string>()): Set<string> => {
    if (met.has(file)) return found
    met.add(file)
    for (const next of byName.get(file)?.imports ?? []) imported(next, found, met)
    return found.add(file)
  }
  const reached = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    const { imports, dynamicImports } = byName.get(file)!
    for (const next of [...imports, ...dynamicImports]) reached(next, seen)
    return seen
  }
  const entries = new Map(chunks.filter(chunk => chunk.isEntry).map(chunk => [chunk.name, chunk]))
  const needed = [...entries.values()].flatMap(entry => [...imported(entry.fileName)])
  const users = (file: string) => needed.filter(each => each === file).length
  const filesOf = (entry: Rolldown.OutputChunk): ElementFiles => {
    // What most elements need comes first: lists that begin alike weigh little in the loader.
    const code = [...imported(entry.fileName)].sort((a, b) => users(b) - users(a))
    const dynamic = [...new Set(code.flatMap(file => byName.get(file)!.dynamicImports))]
    const words = (language: string) => dynamic.filter(file => new RegExp(`^m/${language}-(?!.*-later-)`).test(file))
    return {
      code,
      bn: words('bn'),
      en: words('en'),
      all: [...reached(entry.fileName)],
    }
  }
  const aheadOf = (tag: string): Pick<ElementFiles, 'ahead'> => {
    const entry = entries.get(`${tag}-ahead`)
    return entry ? { ahead: [...imported(entry.fileName)].reverse() } : {}
  }
  return Object.fromEntries(
    [...entries]
      .filter(([name]) => !name.endsWith('-ahead'))
      .map(([tag, entry]) => [tag, { ...aheadOf(tag), ...filesOf(entry) }]),
  )
}

async function buildLoader(root: string, outDir: string, elements: Record<string, ElementFiles>): Promise<void> {
  await build({
    ...embedded(root),
    define: {
      PROSTUTI_FILES: JSON.stringify(elements, (key, value) => (unknownToLoader.has(key) ? undefined : value)),
    },
    build: {
      ...smallest,
      outDir,
      emptyOutDir: false,
      // As a library: no preload helper here either.
      lib: { entry: join(root, 'src/entries/embed/loader.ts'), formats: ['es'], fileName: () => 'prostuti.js' },
      rolldownOptions: {
        checks: { pluginTimings: false },
        treeshake: { manualPureFunctions },
        output: { minify: true, comments: false },
      },
    },
  })
}
