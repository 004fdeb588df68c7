import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build, type InlineConfig, type Rolldown } from 'vite'
import type { ElementFiles } from '../src/entries/embed/files.ts'
import { preactForReact } from './aliases.ts'
import { bareRows } from './bare-rows.ts'
import { chunks, manualPureFunctions } from './chunks.ts'
import { elementFiles, embedEntries } from './element-files.ts'
import { elements } from './elements.ts'
import { entries } from './entries.ts'
import { iconsInPlace } from './icons.ts'
import { buildMathsFont } from './maths-font.ts'
import { messagesOf } from './messages.ts'
import { ownCopies } from './own-copies.ts'
import { type FileFacts, precompress } from './precompress.ts'
import { shared, target } from './shared.ts'

/** What the loader has no use for: lists of what may be asked for later, and elements of our own pages alone. */
const knownToLoader = new Set<string>(elements.filter(({ entry }) => entry.onPartnerPages).map(({ tag }) => tag))

const forLoader = (files: Record<string, ElementFiles>) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([tag]) => knownToLoader.has(tag))
      .map(([tag, { all, ...needed }]) => [tag, needed]),
  )

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
  const made = elementFiles(await buildChunks(root, outDir))
  await buildLoader(root, outDir, made, await buildMathsFont(root))
  const manifest = { loader: 'prostuti.js', elements: made, files: precompress(outDir) }
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

async function buildChunks(root: string, outDir: string): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    ...embedded(root),
    plugins: [...embedded(root).plugins!, chunks()],
    resolve: { alias: preactForReact },
    build: {
      ...smallest,
      outDir,
      emptyOutDir: true,
      // As a library: no preload helper in the chunks, since the loader fetches all of an element's files at once.
      lib: { entry: '', formats: ['es'] },
      rolldownOptions: {
        input: embedEntries(),
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
): Promise<void> {
  await build({
    ...embedded(root),
    define: {
      PROSTUTI_FILES: JSON.stringify(forLoader(files)),
      PROSTUTI_MATHS_FONT: JSON.stringify(mathsFont),
    },
    build: {
      ...smallest,
      outDir,
      emptyOutDir: false,
      // As a library: no preload helper here either.
      lib: { entry: join(root, 'src/entries/embed/loader.ts'), formats: ['es'], fileName: () => 'prostuti.js' },
      rolldownOptions: {
        checks: { pluginTimings: false },
        treeshake: { manualPureFunctions: manualPureFunctions() },
        output: { minify: true, comments: false },
      },
    },
  })
}
