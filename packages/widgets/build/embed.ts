import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Alias, type BuildOptions, build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import type { ElementFiles } from '../src/entries/embed/files.ts'
import type { ElementEntry } from '../src/foundation/element/element-entry.ts'
import { preactForReact, slimPreactForReact } from './aliases.ts'
import { bareRows } from './bare-rows.ts'
import { chunks, circularChunks, manualPureFunctions, talkChunks } from './chunks.ts'
import { afterReceiptFile, circularEntries, elementFiles, embedEntries, talkEntries } from './element-files.ts'
import { elements } from './elements.ts'
import { entries } from './entries.ts'
import { iconsInPlace } from './icons.ts'
import { lightClient } from './light-client.ts'
import { buildMathsFont } from './maths-font.ts'
import { messagesOf } from './messages.ts'
import { ownCopies } from './own-copies.ts'
import { type FileFacts, precompress } from './precompress.ts'
import { shared, target } from './shared.ts'

interface Loader {
  file: string
  /** Whether it begins exams. */
  exams: boolean
}

const loaders: readonly Loader[] = [
  { file: 'prostuti.js', exams: true },
  { file: 'jobs.js', exams: false },
]

/** Without lists of what may be asked for later: those of tags that `isWanted`. */
const neededFiles = (files: Record<string, ElementFiles>, isWanted: (entry: ElementEntry) => boolean) =>
  Object.fromEntries(
    elements
      .filter(({ entry }) => isWanted(entry))
      .map(({ tag }) => {
        const { all, ...needed } = files[tag]!
        return [tag, needed]
      }),
  )

/** Constants of the embed's sources (`entries/embed/files.ts`). */
type Constants = Record<`PROSTUTI_${string}`, unknown>

/** What an element needs from the page, by tag. */
const requires = Object.fromEntries(
  elements.flatMap(({ tag, requires }) => (requires.length > 0 ? [[tag, requires]] : [])),
)

/** What the build tells of itself: which files an element needs, and what every file weighs. */
export interface EmbedManifest {
  version: string
  loader: string
  /** The loader of circulars. */
  jobsLoader: string
  /** What a player fetches on a partner's page once it has its receipt. */
  afterReceipt: string
  elements: Record<string, ElementFiles>
  files: Record<string, FileFacts>
}

/**
 * Makes `dist/embed`: the evergreen loaders `prostuti.js` and `jobs.js`, and chunks named by their content, which may be cached
 * for ever. The chunks come first, since the loaders name them.
 */
export async function buildEmbed(root: string): Promise<EmbedManifest> {
  const outDir = join(root, 'dist/embed')
  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(outDir, { recursive: true })
  const mathsFont = `../${await buildMathsFont(root)}`
  const exams = await buildChunks(root, outDir, {
    input: embedEntries(),
    plugins: [chunks()],
    alias: preactForReact,
    constants: { PROSTUTI_MATHS_FONT: mathsFont },
  })
  const circulars = await buildChunks(root, outDir, {
    input: circularEntries(),
    plugins: [lightClient(), circularChunks()],
    alias: slimPreactForReact,
    constants: { PROSTUTI_MATHS_FONT: '' },
  })
  const talk = await buildChunks(root, outDir, {
    input: talkEntries(),
    plugins: [lightClient(), talkChunks()],
    alias: slimPreactForReact,
    constants: { PROSTUTI_MATHS_FONT: mathsFont },
  })
  const made = { ...elementFiles(exams), ...elementFiles(circulars), ...elementFiles(talk) }
  const afterReceipt = afterReceiptFile(exams)
  // Alone: what it has to tell of may be that a chunk of the others has not come.
  const trouble = await buildModule(root, outDir, 'trouble', () => 'c/trouble-[hash:7].js', {})
  const more = await buildModule(root, outDir, 'more', () => 'c/more-[hash:7].js', {
    PROSTUTI_FILES: neededFiles(made, () => true),
    PROSTUTI_REQUIRES: requires,
    PROSTUTI_TROUBLE: trouble,
  })
  const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version as string
  for (const { file, exams } of loaders)
    await buildModule(root, outDir, 'loader', () => file, {
      PROSTUTI_FILES: neededFiles(made, ({ isAtHand, circulars }) => isAtHand === true && exams === !circulars),
      PROSTUTI_EXAMS: exams,
      PROSTUTI_VERSION: version,
      PROSTUTI_MORE: more,
    })
  const [{ file: loader }, { file: jobsLoader }] = loaders as [Loader, Loader]
  const manifest = { version, loader, jobsLoader, afterReceipt, elements: made, files: precompress(outDir) }
  writeFileSync(join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

const asText = (constants: Constants): Record<string, string> =>
  Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)]))

const embedded = (root: string): InlineConfig => ({
  ...shared(root),
  plugins: [...shared(root).plugins!, entries(), iconsInPlace(), ownCopies(), bareRows()],
})

/** Terser puts what is called once where it is called; rolldown then shortens what is left. Together they spare 1.5 %. */
const smallest: BuildOptions = {
  target,
  modulePreload: false,
  minify: 'terser',
  terserOptions: { module: true, ecma: 2020, compress: { passes: 3, keep_fargs: false, pure_getters: true } },
}

interface ChunksOptions {
  input: Record<string, string>
  plugins: Plugin[]
  alias: Alias[]
  constants: Constants
}

async function buildChunks(
  root: string,
  outDir: string,
  { input, plugins, alias, constants }: ChunksOptions,
): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    ...embedded(root),
    plugins: [...embedded(root).plugins!, ...plugins],
    resolve: { alias },
    define: { ...shared(root).define, ...asText(constants) },
    build: {
      ...smallest,
      outDir,
      emptyOutDir: false,
      // As a library: no preload helper in the chunks, since the loader fetches all of an element's files at once.
      lib: { entry: '', formats: ['es'] },
      rolldownOptions: {
        input,
        checks: { pluginTimings: false },
        treeshake: { manualPureFunctions: manualPureFunctions() },
        preserveEntrySignatures: 'allow-extension',
        output: {
          format: 'es',
          minify: true,
          comments: false,
          entryFileNames: chunk => `${nameOf(chunk)}-[hash:7].js`,
          chunkFileNames: chunk => `${nameOf(chunk)}-[hash:7].js`,
        },
      },
    },
  })
  const { output } = [built as Rolldown.RolldownOutput[]].flat()[0]!
  return output.filter(file => file.type === 'chunk')
}

/** `m/bn-player-lazy` for a chunk of messages, by the first of its words; `c/core` for code. */
function nameOf({ facadeModuleId, name }: { facadeModuleId?: string | null; name: string }): string {
  const messages = messagesOf(facadeModuleId)
  return messages ? `m/${messages.language}-${messages.words.split(/[.+]/, 1)[0]}` : `c/${name}`
}

/** A module of `entries/embed` that stands alone; resolves to its file within `outDir`. */
async function buildModule(
  root: string,
  outDir: string,
  name: string,
  fileName: () => string,
  constants: Constants,
): Promise<string> {
  const built = await build({
    ...embedded(root),
    define: asText(constants),
    build: {
      ...smallest,
      outDir,
      emptyOutDir: false,
      // As a library: no preload helper here either.
      lib: { entry: join(root, `src/entries/embed/${name}.ts`), formats: ['es'], fileName },
      rolldownOptions: {
        checks: { pluginTimings: false },
        treeshake: { manualPureFunctions: manualPureFunctions() },
        output: { minify: true, comments: false },
      },
    },
  })
  return [built as Rolldown.RolldownOutput[]].flat()[0]!.output[0].fileName
}
