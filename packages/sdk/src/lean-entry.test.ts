import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

/** tsdown builds the package, and its bundler is what weighs it here. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve('tsdown'))
const { rolldown } = (await import(resolve('rolldown'))) as Bundler

/** What of the bundler is used here: it comes with tsdown, so its types are not ours to import. */
interface Bundler {
  rolldown(options: { input: string; platform: 'browser' }): Promise<{
    generate(options: { format: 'esm'; minify: boolean }): Promise<{ output: readonly Chunk[] }>
    close(): Promise<void>
  }>
}

interface Chunk {
  readonly code: string
  /** Fetched when it is asked for, if ever: the page does without. */
  readonly isDynamicEntry: boolean
  readonly modules: Readonly<Record<string, unknown>>
}

/** What a page has to load for one entry: module ids, and KiB after brotli. */
async function bundle(entry: string): Promise<{ modules: string[]; kib: number }> {
  const build = await rolldown({ input: fileURLToPath(new URL(entry, import.meta.url)), platform: 'browser' })
  const { output: all } = await build.generate({ format: 'esm', minify: true })
  await build.close()
  const output = all.filter(chunk => !chunk.isDynamicEntry)
  const modules = output.flatMap(chunk => Object.keys(chunk.modules))
  return { modules, kib: brotliCompressSync(output.map(chunk => chunk.code).join('\n')).length / 1_024 }
}

const heavy = /node_modules\/(zod|i18next|@tanstack)\//

describe('what a page with nothing but the player loads', () => {
  it('holds no validator, no i18next and no query-core', async () => {
    const { modules } = await bundle('./create-page-client.ts')
    expect(modules.filter(id => heavy.test(id))).toEqual([])
    expect((await bundle('./exams/queries.ts')).modules.some(id => heavy.test(id))).toBe(true)
  })

  it('stays small, nanostores and ofetch included', async () => {
    expect((await bundle('./create-page-client.ts')).kib).toBeLessThan(15.35)
    expect((await bundle('./index.ts')).kib).toBeLessThan(16.3)
  })

  it('translates in less than 600 bytes', async () => {
    expect((await bundle('./i18n/translate.ts')).kib * 1_024).toBeLessThan(600)
  })
})
