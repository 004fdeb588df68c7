import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

interface SourceFile {
  /** From the top of the repository, with slashes. */
  readonly path: string
  readonly text: string
  /** What it imports: a package's name, or a path from the top of the repository. */
  readonly imports: readonly string[]
  /** The same, without imports that are types alone and vanish. */
  readonly values: readonly string[]
}

function sources(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(ts|tsx|astro)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !/node_modules|\/dist\/|\.test\.|\/testing\//.test(path))
    .map(readSource)
}

const statement =
  /(?:^|\n)\s*(import|export)\s+(type\s)?[^'"`;]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g

function readSource(file: string): SourceFile {
  const text = readFileSync(file, 'utf8')
  const found = [...text.matchAll(statement)].map(([, , type, from, dynamic, bare]) => ({
    target: resolveImport(file, (from ?? dynamic ?? bare)!),
    isType: type !== undefined,
  }))
  return {
    path: relative(root, file),
    text,
    imports: found.map(each => each.target),
    values: found.filter(each => !each.isType).map(each => each.target),
  }
}

function resolveImport(file: string, specifier: string): string {
  return specifier.startsWith('.') ? relative(root, resolve(dirname(file), specifier.split('?')[0]!)) : specifier
}

/** `path → import` of every import that `isWrong`, so that a failing test names the arrow that turned round. */
function arrows(
  files: SourceFile[],
  isWrong: (target: string, file: SourceFile) => boolean,
  of: 'imports' | 'values' = 'imports',
) {
  return files.flatMap(file =>
    file[of].filter(target => isWrong(target, file)).map(target => `${file.path} → ${target}`),
  )
}

const ours = (target: string) => target.startsWith('@prostuti/')
const only =
  (...allowed: string[]) =>
  (target: string) =>
    ours(target) && !allowed.some(name => target === name || target.startsWith(`${name}/`))

const contract = sources('packages/contract/src')
const sdk = sources('packages/sdk/src')
const widgets = sources('packages/widgets/src')
const server = [...sources('packages/server/src'), ...sources('packages/server/seed')]
const site = sources('site/src')

describe('the house', () => {
  it('has files to speak of in every room', () => {
    for (const room of [contract, sdk, widgets, server, site]) expect(room.length).toBeGreaterThan(5)
  })

  it('lets contract depend on the validator alone', () => {
    expect(arrows(contract, target => !target.startsWith('packages/contract/') && target !== 'zod')).toEqual([])
  })

  it('lets sdk import contract, and nothing of React, Lit or Node', () => {
    expect(arrows(sdk, only('@prostuti/contract'))).toEqual([])
    expect(arrows(sdk, target => /^(react|preact|lit|node:)/.test(target))).toEqual([])
  })

  it('lets sdk take types and bare rows of the contract, never a validator', () => {
    const bare = /^@prostuti\/contract\/([\w/]+\/operations|attempt)$/
    expect(arrows(sdk, target => target === 'zod' || (ours(target) && !bare.test(target)), 'values')).toEqual([])
  })

  it('lets widgets import sdk and contract alone', () => {
    expect(arrows(widgets, only('@prostuti/sdk', '@prostuti/contract'))).toEqual([])
  })

  it('lets site import widgets, sdk and contract, and never the server', () => {
    expect(arrows(site, only('@prostuti/widgets', '@prostuti/sdk', '@prostuti/contract'))).toEqual([])
  })

  it('lets the server meet the clients in contract alone', () => {
    expect(arrows(server, only('@prostuti/contract'))).toEqual([])
    expect(arrows(server, target => /^(packages\/(sdk|widgets)|site)\//.test(target))).toEqual([])
  })

  it('lets no room reach into another by a path', () => {
    const room = (path: string) => /^(packages\/\w+|site|examples\/[\w-]+|tests)\//.exec(path)?.[1]
    const all = [...contract, ...sdk, ...widgets, ...server, ...site]
    expect(arrows(all, (target, file) => room(target) !== undefined && room(target) !== room(file.path))).toEqual([])
  })
})

describe('inside the sdk', () => {
  it('touches window, document and storage in platform alone', () => {
    const global = /(?<![\w.$])(window|document|localStorage|sessionStorage|navigator|indexedDB)\s*[.([]/
    const strayed = sdk.filter(file => !file.path.includes('/platform/') && global.test(withoutComments(file.text)))
    expect(strayed.map(file => file.path)).toEqual([])
  })

  it('calls the network through ofetch in one file', () => {
    expect(arrows(sdk, target => target === 'ofetch', 'values').map(arrow => arrow.split(' ')[0])).toEqual([
      'packages/sdk/src/http.ts',
    ])
  })
})

describe('inside the server', () => {
  const order = ['auth', 'questions', 'exams', 'programs', 'billing']

  it('lets features know those before them alone, through their index', () => {
    const feature = (path: string) => order.indexOf(/^packages\/server\/src\/(\w+)\//.exec(path)?.[1] ?? '')
    const wrong = arrows(server, (target, file) => {
      const [from, to] = [feature(file.path), feature(target)]
      if (from < 0 || to < 0 || from === to) return false
      return to > from
    })
    expect(wrong).toEqual([])
  })

  it('opens keys and explanations in the presenter, and where a paper’s key is written, and nowhere else', () => {
    const opener = /import \{[^}]*\bopen\b[^}]*\} from '[^']*sealed\.ts'|\bSealed\.open\b/
    const openers = server.filter(file => opener.test(withoutComments(file.text))).map(file => file.path)
    expect(openers.sort()).toEqual([
      'packages/server/src/exams/publish-paper.ts',
      'packages/server/src/questions/reveal-key.ts',
      'packages/server/src/questions/sealed.ts',
      'packages/server/src/questions/tables.ts',
    ])
  })

  it('keeps SQL away from the router and the front', () => {
    const strayed = server.filter(
      file => /\/src\/(http|front)\//.test(file.path) && /\.query\(|drizzle/.test(withoutComments(file.text)),
    )
    expect(strayed.map(file => file.path)).toEqual([])
  })

  it('reads the environment in main.ts alone, and hands it on to PostgreSQL’s programs', () => {
    const readers = server.filter(file => /process\.env/.test(withoutComments(file.text))).map(file => file.path)
    expect(readers.sort()).toEqual(['packages/server/src/db/embedded/run.ts', 'packages/server/src/main.ts'])
  })
})

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
}
