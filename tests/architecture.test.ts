import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { appVersion } from '@prostuti/server/platform/app-version'
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
const embeddedDatabase = sources('packages/embedded-database/src')
const sandbox = sources('packages/sandbox/src')
const site = sources('site/src')

/** The contract's module behind an entry of its package. */
function entryOf(specifier: string): string {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages/contract/package.json'), 'utf8'))
  const entry = `.${specifier.slice('@prostuti/contract'.length)}`
  const file: string = exports[entry] ?? exports['./*'].replace('*', entry.slice('./'.length))
  return `packages/contract/${file.slice('./'.length)}`
}

/** What loading this module of the contract loads. */
function valuesBehind(path: string, found = new Set<string>()): Set<string> {
  const file = contract.find(each => each.path === path)
  if (!found.has(path)) for (const target of found.add(path) && (file?.values ?? [])) valuesBehind(target, found)
  return found
}

const validates = (target: string) =>
  target === 'zod' || (/^@prostuti\/contract(\/|$)/.test(target) && valuesBehind(entryOf(target)).has('zod'))

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
    expect(arrows(sdk, validates, 'values')).toEqual([])
    expect(validates('@prostuti/contract')).toBe(true)
    expect(validates('@prostuti/contract/exams/operations')).toBe(false)
  })

  it('lets widgets import sdk and contract alone', () => {
    expect(arrows(widgets, only('@prostuti/sdk', '@prostuti/contract'))).toEqual([])
  })

  it('lets site import widgets, sdk and contract, and never the server', () => {
    expect(arrows(site, only('@prostuti/widgets', '@prostuti/sdk', '@prostuti/contract'))).toEqual([])
  })

  it('lets the embedded database stand alone', () => {
    expect(arrows(embeddedDatabase, ours)).toEqual([])
  })

  it('lets the sandbox know the contract, and nothing of the server that it stands in for', () => {
    expect(arrows(sandbox, only('@prostuti/contract'))).toEqual([])
  })

  it('lets the server meet the clients in contract alone', () => {
    expect(arrows(server, only('@prostuti/contract', '@prostuti/embedded-database', '@prostuti/sandbox'))).toEqual([])
    expect(arrows(server, target => /^(packages\/(sdk|widgets)|site)\//.test(target))).toEqual([])
  })

  it('lets no room reach into another by a path', () => {
    const room = (path: string) => /^(packages\/[\w-]+|site|examples\/[\w-]+|tests)\//.exec(path)?.[1]
    const all = [...contract, ...sdk, ...widgets, ...server, ...embeddedDatabase, ...sandbox, ...site]
    expect(arrows(all, (target, file) => room(target) !== undefined && room(target) !== room(file.path))).toEqual([])
  })
})

/** A widget, in the folder of its feature. */
const widgetFolder = /^packages\/widgets\/src\/(?!foundation\/|entries\/|shell\/|testing\/)[\w-]+\/[\w-]+(?=\/)/

/** Features have an `index.ts`, which is all that other features see of them. Each widget is one of its own. */
const featureOf = (path: string) => (widgetFolder.exec(path) ?? /^packages\/\w+\/src\/[\w-]+(?=\/)/.exec(path))?.[0]

/** Infrastructure that every feature builds on, file by file; an index would load all of it into each bundle. */
const foundations = new Set(
  [
    'contract/src/testing',
    'sdk/src/core',
    'sdk/src/http',
    'sdk/src/i18n',
    'sdk/src/platform',
    'widgets/src/foundation',
    'widgets/src/entries',
  ].map(folder => `packages/${folder}`),
)

/** Comes ahead of its widget, in a chunk of its own: by the widget's index it would load the widget. */
const firstPaint = 'packages/widgets/src/exams/exam-player/first-paint/index.ts'

describe('every package', () => {
  const rooms = { contract, sdk, widgets, server, embeddedDatabase, sandbox, site }

  it.each(Object.entries(rooms))('%s has no import circles, types included', (_, files) => {
    expect(circles(files)).toEqual([])
  })

  it.each(Object.entries({ contract, sdk, widgets, server, site }))(
    '%s has no circles of folders that stand beside each other',
    (name, files) => {
      // The start of a demo loads its seed, which is written with the features.
      const isMeant = (group: string[]) =>
        name === 'server' && String(group) === 'packages/server/seed,packages/server/src'
      expect(folderCircles(files).filter(group => !isMeant(group))).toEqual([])
    },
  )

  it('would find a circle of folders', () => {
    const file = (path: string, ...imports: string[]) => ({ path, text: '', imports, values: [] })
    const files = [
      file('a/b/x/1', 'a/b/y/1'),
      file('a/b/y/2', 'a/b/x/3'),
      file('a/b/y/1'),
      file('a/b/x/3', 'a/c/1'),
      file('a/c/1'),
    ]
    expect(folderCircles(files)).toEqual([['a/b/x', 'a/b/y']])
    expect(circles(files)).toEqual([])
  })

  it('would find a circle, types included', () => {
    const file = (path: string, ...imports: string[]) => ({ path, text: '', imports, values: [] })
    expect(circles([file('a', 'b'), file('b', 'c'), file('c', 'b', 'd'), file('d')])).toEqual([['b', 'c']])
  })

  it('lets a feature import another one through its index', () => {
    const wrong = arrows([...contract, ...sdk, ...widgets], (target, file) => {
      const [from, to] = [featureOf(file.path), featureOf(target)]
      if (from === undefined || to === undefined || from === to || foundations.has(to)) return false
      if (from === 'packages/widgets/src/entries' && target === firstPaint) return false
      return existsSync(join(root, to, 'index.ts')) && target !== `${to}/index.ts`
    })
    expect(wrong).toEqual([])
  })

  it('gives each widget an index', () => {
    const folders = new Set(widgets.flatMap(file => widgetFolder.exec(file.path)?.[0] ?? []))
    expect(folders.size).toBeGreaterThan(10)
    expect([...folders].filter(folder => !existsSync(join(root, folder, 'index.ts')))).toEqual([])
  })

  it('takes the day of an instant in Dhaka by one helper', () => {
    const cut = /slice\(0, ?10\)|split\('T'\)|substring\(0, ?10\)|(?<!UTC)\.get(Date|Day|Month|FullYear|Hours)\(\)/
    const own = [
      'packages/contract/src/dhaka-time.ts',
      // These have no instant to cut: they reckon from day to day, or shorten a hash.
      'packages/server/src/platform/dhaka-day.ts',
      'packages/server/src/features/exams/standings/period/periods.ts',
      'packages/server/seed/generators/generate-questions.ts',
      'packages/server/src/platform/sheets/number-formats.ts',
      'packages/widgets/src/programs/books/days.ts',
      'site/src/staff/foundation/text/days.ts',
      'site/src/staff/routines/routine-values.ts',
    ]
    const all = [...contract, ...sdk, ...widgets, ...server, ...site]
    expect(all.filter(file => cut.test(file.text) && !own.includes(file.path)).map(file => file.path)).toEqual([])
  })

  const patterned: Record<string, string[]> = {
    contract: ['./*'],
    sdk: ['./*', './*/messages'],
    widgets: ['./react/*', './elements/*', './types/*', './embed/*', './look/*'],
  }

  it.each(Object.keys(patterned))(
    '%s names its entries one by one, but for those that a pattern is meant for',
    name => {
      const { exports } = JSON.parse(readFileSync(join(root, `packages/${name}/package.json`), 'utf8'))
      const patterns = Object.keys(exports).filter(entry => entry.includes('*'))
      expect(patterns).toEqual(patterned[name])
    },
  )
})

describe('all packages', () => {
  it('have one version, which is the one that people read', () => {
    const manifests = [
      ...['contract', 'sdk', 'widgets', 'server', 'embedded-database', 'sandbox'].map(name => `packages/${name}`),
      'site',
    ]
    const versions = manifests.map(
      folder => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).version,
    )
    expect(new Set(versions)).toEqual(new Set([appVersion]))
    const written = new RegExp(`(?<![\\w.])v?${appVersion.replaceAll('.', '\\.')}(?![\\w.])`)
    const strayed = [...contract, ...sdk, ...widgets, ...server, ...site].filter(({ text }) => written.test(text))
    expect(strayed.map(({ path }) => path)).toEqual([])
  })
})

/** Groups of files that import each other, by Tarjan's algorithm. */
function circles(files: readonly SourceFile[]): string[][] {
  const importsOf = new Map(files.map(file => [file.path, file.imports]))
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []

  function visit(path: string): void {
    order.set(path, order.size)
    lowest.set(path, order.get(path)!)
    open.push(path)
    for (const next of importsOf.get(path)!) {
      if (!importsOf.has(next)) continue
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(next)!))
    }
    if (lowest.get(path) !== order.get(path)) return
    const group = open.splice(open.indexOf(path))
    if (group.length > 1 || importsOf.get(path)!.includes(path)) found.push(group.sort())
  }

  for (const { path } of files) if (!order.has(path)) visit(path)
  return found
}

/** Groups of folders of one parent whose files import each other, at every depth. */
function folderCircles(files: readonly SourceFile[]): string[][] {
  const known = new Set(files.map(({ path }) => path))
  const importsOf = new Map<string, Set<string>>()
  for (const { path, imports } of files) {
    for (const target of imports) {
      if (!known.has(target)) continue
      const [from, to] = [path.split('/'), target.split('/')]
      const apart = from.findIndex((name, depth) => name !== to[depth])
      // A file beside folders is no folder: an index imports those below it, and they import their parent's types.
      if (apart < 0 || apart >= from.length - 1 || apart >= to.length - 1) continue
      const [folder, other] = [from, to].map(names => names.slice(0, apart + 1).join('/'))
      importsOf.set(folder!, (importsOf.get(folder!) ?? new Set()).add(other!))
      if (!importsOf.has(other!)) importsOf.set(other!, new Set())
    }
  }
  return circles([...importsOf].map(([path, targets]) => ({ path, text: '', imports: [...targets], values: [] })))
}

describe('inside the sdk', () => {
  it('touches window, document and storage in platform alone', () => {
    const global = /(?<![\w.$])(window|document|localStorage|sessionStorage|navigator|indexedDB)\s*[.([]/
    const strayed = sdk.filter(file => !file.path.includes('/platform/') && global.test(withoutComments(file.text)))
    expect(strayed.map(file => file.path)).toEqual([])
  })

  it("makes the staff's calls in the staff's files alone, which no learner's page loads", () => {
    const isStaffs = (path: string) => /\/staff-[\w-]+\.ts$/.test(path)
    const stray = arrows(sdk, (target, { path }) => target.endsWith('/staff-operations') && !isStaffs(path))
    expect(stray).toEqual([])
  })

  it('calls the network through ofetch in one file', () => {
    expect(arrows(sdk, target => target === 'ofetch', 'values').map(arrow => arrow.split(' ')[0])).toEqual([
      'packages/sdk/src/http/send-by-ofetch.ts',
    ])
  })
})

describe('inside the server', () => {
  const inSource = (path: string) => /^packages\/server\/src\/(.+)/.exec(path)?.[1]
  /** From the ground up. */
  const floors = ['platform', 'features', 'app', 'main.ts']
  const floorOf = (path: string) => floors.indexOf(inSource(path)?.split('/')[0] ?? '')
  const featureOf = (path: string) => /^features\/(\w+)\//.exec(inSource(path) ?? '')?.[1]
  const tables = /\/tables(\/[\w-]+)?\.ts$/

  it('has no rooms but its floors', () => {
    const strayed = server.filter(file => inSource(file.path) && floorOf(file.path) < 0)
    expect(strayed.map(file => file.path)).toEqual([])
  })

  it('lets a floor import itself and those below it', () => {
    expect(
      arrows(server, (target, file) => inSource(file.path) !== undefined && floorOf(target) > floorOf(file.path)),
    ).toEqual([])
  })

  it('lets features know those alone that features.ts lists before them; the independent ones come last', () => {
    const app = (file: string) => readFileSync(join(root, 'packages/server/src/app', file), 'utf8')
    const [, listed] = /export interface Features extends \w+ \{\n([\s\S]*?)\n\}/.exec(app('features.ts'))!
    const order = [
      ...[...listed!.matchAll(/readonly (\w+):/g)].map(([, name]) => name!),
      ...[...app('independent-features.ts').matchAll(/ as (\w+) \}/g)].map(([, name]) => name!),
    ]
    expect(order).toEqual(expect.arrayContaining(['auth', 'dashboard', 'audit']))
    const rooms = new Set(server.map(file => featureOf(file.path)).filter(name => name !== undefined))
    expect([...rooms].filter(name => !order.includes(name))).toEqual([])
    const wrong = arrows(server, (target, file) => {
      const [from, to] = [featureOf(file.path), featureOf(target)]
      return from !== undefined && to !== undefined && order.indexOf(to) > order.indexOf(from)
    })
    expect(wrong).toEqual([])
  })

  it('lets a feature be imported through its index alone; the schema collects their tables', () => {
    const wrong = arrows(server, (target, file) => {
      const to = featureOf(target)
      if (to === undefined || to === featureOf(file.path) || target.endsWith(`/${to}/index.ts`)) return false
      return !(file.path.endsWith('/app/schema.ts') && tables.test(target))
    })
    // Settings and the start name the gateway's store.
    const gateway = / → packages\/server\/src\/features\/billing\/gateway\/[\w-]+\.ts$/
    expect(wrong.filter(arrow => arrow.startsWith('packages/server/src/') && !gateway.test(arrow))).toEqual([])
  })

  it('opens keys and explanations in the presenter, and where a paper’s key is written, and nowhere else', () => {
    const opener =
      /(import|export) \{[^}]*\breveal\b[^}]*\} from '[^']*(secret|questions\/index)\.ts'|\bSecret\.reveal\b/
    const openers = server.filter(file => opener.test(withoutComments(file.text))).map(file => file.path)
    expect(openers.sort()).toEqual([
      'packages/server/src/features/exams/building/builder-questions.ts',
      'packages/server/src/features/exams/papers/publish-paper.ts',
      'packages/server/src/features/questions/bank/staff-question.ts',
      'packages/server/src/features/questions/contributions/contribution-words.ts',
      'packages/server/src/features/questions/index.ts',
      'packages/server/src/features/questions/reveal-key.ts',
      'packages/server/src/features/questions/secret.ts',
      'packages/server/src/features/questions/tables/questions.ts',
    ])
  })

  it('keeps SQL away from the router and the HTTP server', () => {
    const own = /\/http\/(call\/keyset|limits\/shared-limit)\.ts$/
    const strayed = server.filter(
      file =>
        !own.test(file.path) &&
        /\/src\/(platform\/(http|pages)|app\/http-server)\//.test(file.path) &&
        /\.query\(|drizzle/.test(withoutComments(file.text)),
    )
    expect(strayed.map(file => file.path)).toEqual([])
  })

  it('reads the environment in main.ts alone, and hands it on to PostgreSQL’s programs', () => {
    const readers = [...server, ...embeddedDatabase]
      .filter(file => /process\.env/.test(withoutComments(file.text)))
      .map(file => file.path)
    expect(readers.sort()).toEqual(['packages/embedded-database/src/run.ts', 'packages/server/src/main.ts'])
  })

  it('lends connections by one helper alone: one whose loss nobody hears of ends the process', () => {
    const lends = /\.connect\(\)|\borm\.transaction\(/
    // The listener's own connection is lent to nobody, and hears of its loss.
    const own = /^packages\/server\/src\/platform\/db\/(listener|transaction|guarded-pool|migrate|check-database)\.ts$/
    expect(server.filter(file => lends.test(file.text) && !own.test(file.path)).map(file => file.path)).toEqual([])
  })
})

describe('inside the site', () => {
  const roomOf = (path: string) => /^site\/src\/(\w+)\//.exec(path)?.[1] ?? ''
  /** From the ground up. */
  const floors = ['content', 'lib', 'scripts', 'components', 'layouts', 'screens', 'staff', 'pages']

  it('has no rooms but its floors', () => {
    const rooms = new Set(site.map(file => roomOf(file.path)).filter(room => room))
    expect([...rooms].sort()).toEqual([...floors].sort())
  })

  it('lets a floor import itself and those below it, and pages alone what is the staff’s', () => {
    const isAbove = (target: string, { path }: SourceFile) =>
      roomOf(path) !== '' && floors.indexOf(roomOf(target)) > floors.indexOf(roomOf(path))
    expect(arrows(site, isAbove)).toEqual([])
  })

  it('lets the staff’s screens take values of the contract from modules without a validator', () => {
    const screens = site.filter(({ path }) => /^site\/src\/staff\/.*\.tsx?$/.test(path))
    expect(arrows(screens, validates, 'values')).toEqual([])
  })

  it('lets the staff’s screens take no learner’s layout or screen', () => {
    expect(
      arrows(site, (target, { path }) => roomOf(path) === 'staff' && /^(layouts|screens)$/.test(roomOf(target))),
    ).toEqual([])
  })
})

describe('the documents', () => {
  it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s names files that exist', document => {
    const text = readFileSync(join(root, document), 'utf8')
    const paths = pathsIn(text)
    expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([])
    expect(paths.length).toBeGreaterThan(5)
  })

  it('names code that exists on each page of decisions, lists the page, and cites only pages that exist', () => {
    const folder = join(root, 'docs/decisions')
    const pages = readdirSync(folder).filter(file => /^\d{4}-/.test(file))
    const index = readFileSync(join(folder, 'README.md'), 'utf8')
    expect(pages.filter(page => !index.includes(`](${page}) |`))).toEqual([])
    for (const page of pages) {
      const text = readFileSync(join(folder, page), 'utf8')
      expect(text).toMatch(/^# \d{4}: .+\n\nStatus: /)
      expect(pathsIn(text).filter(path => !existsSync(join(root, path)))).toEqual([])
    }
    const files = ['packages', 'site', 'scripts', 'tests'].flatMap(sources)
    const cited = files.flatMap(({ text }) => [...text.matchAll(/\(decision (\d{4})\)/g)].map(([, number]) => number!))
    expect(cited.filter(number => !pages.some(page => page.startsWith(number)))).toEqual([])
    expect(cited.length).toBeGreaterThan(20)
  })

  it('keeps the map at most 150 lines long', () => {
    expect(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(151)
  })
})

/** Paths of the repository in a document, as code. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`((?:packages|site|tests|docs|scripts|examples)\/[\w./-]+)`/g)].map(([, path]) => path!)
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
}
