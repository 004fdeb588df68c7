import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Alias, type BuildOptions, build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import type { ElementFiles } from '../src/entries/embed/files.ts'
import { preactForReact, slimPreactForReact } from './aliases.ts'
import { bareRows } from './bare-rows.ts'
import { chunks, circularChunks, manualPureFunctions, talkChunks } from './chunks.ts'
import { circularEntries, elementFiles, embedEntries, talkEntries } from './element-files.ts'
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
  /** Whether it begins exams, and knows the maths font. */
  exams: boolean
}

const loaders: readonly Loader[] = [
  { file: 'prostuti.js', exams: true },
  { file: 'jobs.js', exams: false },
]

/** What a loader has no use for: lists of what may be asked for later, and elements of our own pages alone. */
const forLoader = (files: Record<string, ElementFiles>, { exams }: Loader) => {
  const wanted = elements.filter(({ entry }) => entry.onPartnerPages && exams === !entry.circulars)
  const known = new Set<string>(wanted.map(({ tag }) => tag))
  return Object.fromEntries(
    Object.entries(files)
      .filter(([tag]) => known.has(tag))
      .map(([tag, { all, ...needed }]) => [tag, needed]),
  )
}

/** What the build tells of itself: which files an element needs, and what every file weighs. */
export interface EmbedManifest {
  loader: string
  /** The loader of circulars. */
  jobsLoader: string
  elements: Record<string, ElementFiles>
  files: Record<string, FileFacts>
}

/**
 * Makes `dist/embed`: the evergreen loaders `prostuti.js` and `jobs.js`, and chunks named by their content, which may be cached
 * for ever. The chunks come first, since the loaders name them.
 */
export async function buildEmbed(root: string): Promise<EmbedManifest> {
  const outDir = join(root, 'dist/embed')
  mkdirSync(outDir, { recursive: true })
  const exams = await buildChunks(root, outDir, {
    input: embedEntries(),
    plugins: [chunks()],
    alias: preactForReact,
    emptyOutDir: true,
  })
  const circulars = await buildChunks(root, outDir, {
    input: circularEntries(),
    plugins: [lightClient(), circularChunks()],
    alias: slimPreactForReact,
    emptyOutDir: false,
  })
  const talk = await buildChunks(root, outDir, {
    input: talkEntries(),
    plugins: [lightClient(), talkChunks()],
    alias: slimPreactForReact,
    emptyOutDir: false,
  })
  const made = { ...elementFiles(exams), ...elementFiles(circulars), ...elementFiles(talk) }
  const mathsFont = await buildMathsFont(root)
  for (const loader of loaders) await buildLoader(root, outDir, made, mathsFont, loader)
  const [{ file: loader }, { file: jobsLoader }] = loaders as [Loader, Loader]
  const manifest = { loader, jobsLoader, elements: made, files: precompress(outDir) }
  writeFileSync(join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

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
  emptyOutDir: boolean
}

async function buildChunks(
  root: string,
  outDir: string,
  { input, plugins, alias, emptyOutDir }: ChunksOptions,
): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    ...embedded(root),
    plugins: [...embedded(root).plugins!, ...plugins],
    resolve: { alias },
    build: {
      ...smallest,
      outDir,
      emptyOutDir,
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
          entryFileNames: 'c/[name]-[hash:7].js',
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

async function buildLoader(
  root: string,
  outDir: string,
  files: Record<string, ElementFiles>,
  mathsFont: string,
  loader: Loader,
): Promise<void> {
  await build({
    ...embedded(root),
    define: {
      PROSTUTI_FILES: JSON.stringify(forLoader(files, loader)),
      PROSTUTI_EXAMS: String(loader.exams),
      PROSTUTI_MATHS_FONT: JSON.stringify(mathsFont),
    },
    build: {
      ...smallest,
      outDir,
      emptyOutDir: false,
      // As a library: no preload helper here either.
      lib: { entry: join(root, 'src/entries/embed/loader.ts'), formats: ['es'], fileName: () => loader.file },
      rolldownOptions: {
        checks: { pluginTimings: false },
        treeshake: { manualPureFunctions: manualPureFunctions() },
        output: { minify: true, comments: false },
      },
    },
  })
}
