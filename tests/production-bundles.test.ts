import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleScript } from './support/bundle-script.ts'

const root = join(import.meta.dirname, '..')

/** What `packages/sdk/src/faults` leaves in a bundle, however it is minified. */
const mark = 'the answer was lost'
/** What is left where it is imported at run time. */
const entry = '@prostuti/sdk/faults'

const unpack = { br: brotliDecompressSync, gz: gunzipSync } as const

function textOf(path: string): string {
  const read = unpack[path.split('.').at(-1) as keyof typeof unpack]
  const bytes = readFileSync(path)
  return (read ? read(bytes) : bytes).toString()
}

const filesOf = (folder: string): string[] => globSync('**/*.{js,mjs,cjs,html}{,.br,.gz}', { cwd: folder })

/** Files of a build that hold a mark; a compressed copy is what stands beside it. */
function faultyFiles(folder: string, marks: readonly string[] = [mark, entry]): string[] {
  const all = new Set(filesOf(folder))
  return [...all]
    .filter(file => !all.has(file.replace(/\.(br|gz)$/, '')) || !/\.(br|gz)$/.test(file))
    .filter(file => {
      const text = textOf(join(folder, file))
      return marks.some(each => text.includes(each))
    })
}

describe('`@prostuti/sdk/faults`', () => {
  it('leaves its mark in what is made of it', () => {
    expect(readFileSync(join(root, 'packages/sdk/src/faults/index.ts'), 'utf8')).toContain(mark)
  })

  it.each([
    ['the embed', 'packages/widgets/dist/embed', 'prostuti.js'],
    ['the packages’ components', 'packages/widgets/dist', 'react/define.js'],
    ['what browsers get of the site', 'site/dist/client', 'sw.js'],
    // The docs name the entry there, in their own words.
    ['what the site draws pages with', 'site/dist/server', 'entry.mjs', [mark]],
  ])('is not in %s', (_, dist, known, marks?: readonly string[]) => {
    const folder = join(root, dist)
    expect(existsSync(join(folder, known)), `${dist}/${known} is not built: run \`npx pnpm build\``).toBe(true)
    expect(filesOf(folder)).toContain(known)
    expect(faultyFiles(folder, marks)).toEqual([])
  })
})

describe('a bundle that brings faults', () => {
  let folder: string
  beforeAll(() => {
    // Beside the SDK, so that a bundler finds it.
    folder = mkdtempSync(join(root, 'tests/node_modules/.faults-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is found, minified, compressed, or in a file that imports it', async () => {
    writeFileSync(
      join(folder, 'entry.ts'),
      "import { createFaults } from '@prostuti/sdk/faults'\nObject.assign(globalThis, { createFaults })\n",
    )
    const script = await bundleScript(join(folder, 'entry.ts'), { minify: true })
    writeFileSync(join(folder, 'bundle.js'), script)
    writeFileSync(join(folder, 'packed.js.br'), brotliCompressSync(script))
    writeFileSync(join(folder, 'outside.mjs'), "export * from '@prostuti/sdk/faults'")
    writeFileSync(join(folder, 'innocent.js'), 'export {}')
    expect(faultyFiles(folder).sort()).toEqual(['bundle.js', 'outside.mjs', 'packed.js.br'])
  })
})
