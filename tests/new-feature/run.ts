import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { contributedLines } from './contributing.ts'
import { addFeature, addLine, ownFiles, removeLine } from './feature.ts'
import { type OpenedServer, openServer } from './opened-server.ts'
import { type SharedLine, sharedLines } from './shared-lines.ts'
import { copyWorkspace } from './workspace-copy.ts'

/*
 * Adds a feature to a copy of the workspace: its own folders (`files`), and at most eight lines in files that all features share.
 * Each room then has to know it, and each line has to be needed.
 */

const mostSharedLines = 8

const copy = mkdtempSync(join(tmpdir(), 'prostuti-new-feature-'))
const at = (path: string) => join(copy, path)
const readJson = (path: string) => JSON.parse(readFileSync(at(path), 'utf8'))
const env = { ...process.env, NO_COLOR: '1', PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` }

/** Runs a tool in a folder of the copy and returns what it prints; all of it is the message when it fails. */
async function run(folder: string, tool: string, ...args: string[]): Promise<string> {
  const [command, ...first] = tool === 'node' ? [process.execPath] : [at(join(folder, 'node_modules/.bin', tool))]
  const running = promisify(execFile)(command!, [...first, ...args], { cwd: at(folder), env, maxBuffer: 2 ** 26 })
  const { stdout } = await running.catch(error => {
    throw new Error(`${tool} ${args.join(' ')} failed\n${error.stdout}${error.stderr}`)
  })
  return stdout
}

const checkTypes = (folder = '.') => run('.', 'tsc', '-b', folder)
const checkSiteTypes = () => run('site', 'astro', 'check', '--minimumFailingSeverity', 'error')
const buildWidgets = () => run('packages/widgets', 'node', 'build.ts')
const declareWidgets = () =>
  run(
    'packages/widgets',
    'node',
    '-e',
    "import('./build/types.ts').then(({ buildTypes }) => buildTypes(process.cwd()))",
  )
const buildSite = () => run('site', 'astro', 'build')

let [passed, failed] = [0, 0]

async function check(title: string, test: () => unknown): Promise<void> {
  const started = performance.now()
  try {
    await test()
    passed++
    console.info(`✓ ${title} (${((performance.now() - started) / 1_000).toFixed(1)} s)`)
  } catch (error) {
    failed++
    console.error(`✗ ${title}\n${(error as Error).message}`)
  }
}

async function checkSources(): Promise<void> {
  await check('the feature needs at most eight shared lines, and CONTRIBUTING.md lists them', () => {
    assert.ok(sharedLines.length <= mostSharedLines, `${sharedLines.length} shared lines`)
    const lines = sharedLines.map(({ file, line }) => ({ file, line: line.trim() }))
    assert.deepEqual(contributedLines(), lines)
  })
  await check('it is added to a copy of the workspace', () => {
    copyWorkspace(copy)
    addFeature(copy)
  })
  await check('it reads as all other sources do', async () => {
    const files = [...ownFiles, ...sharedLines.map(({ file }) => file)]
    await run('.', 'biome', 'check', ...files.filter(file => !file.endsWith('.astro')))
    await run('.', 'prettier', '--check', ...files.filter(file => file.endsWith('.astro')))
  })
  await check('its types hold', () => checkTypes())
  await check('the architecture and the lists of all features hold', () =>
    run('.', 'vitest', 'run', '--config', 'tests/new-feature/vitest.config.ts'),
  )
}

async function checkBuilds(): Promise<void> {
  await check('its element is in the embed, in the manifest of elements and a React component', async () => {
    await buildWidgets()
    const dist = 'packages/widgets/dist'
    assert.ok(readJson(`${dist}/embed/manifest.json`).elements['prostuti-holidays'])
    assert.match(readFileSync(at(`${dist}/custom-elements.json`), 'utf8'), /"tagName": "prostuti-holidays"/)
    assert.match(readFileSync(at(`${dist}/types/entries/react.d.ts`), 'utf8'), /export \{ Holidays \} from/)
  })
  await check('the site is built with it', buildSite)
}

const holiday = { bn: 'স্বাধীনতা দিবস', en: 'Independence Day' } as const
const languages = ['bn', 'en'] as const
const entryOfStaff = 'href="/admin/holidays"'

async function withServer(test: (server: OpenedServer) => Promise<void>): Promise<void> {
  const server = await openServer(at('packages/server/src/main.ts'))
  try {
    await test(server)
  } finally {
    await server.close()
  }
}

async function checkServer(server: OpenedServer): Promise<void> {
  await check('its operation answers in both languages', async () => {
    for (const language of languages) {
      const response = await server.get('/api/core/v1/holidays/', { language })
      const { results } = (await response.json()) as { results: unknown[] }
      assert.deepEqual(results[1], { day: '2027-03-26', name: holiday[language] })
    }
  })
  await check('the description of the API has its operation', async () => {
    const { paths } = (await (await server.get('/api/openapi.json')).json()) as {
      paths: Record<string, { get: { operationId: string } }>
    }
    assert.equal(paths['/core/v1/holidays/']?.get.operationId, 'holidays.listHolidays')
  })
  await check('its page is drawn for visitors in both languages, with the element’s files', () => checkPage(server))
  await check('its staff screen asks a visitor to sign in', async () => {
    const response = await server.get('/admin/holidays')
    assert.deepEqual([response.status, response.headers.get('location')], [303, '/login?next=%2Fadmin%2Fholidays'])
  })
  await check('its staff screen is drawn for a moderator, who finds it in the sidebar', async () => {
    const response = await server.get('/admin/holidays', { cookie: await server.signIn() })
    const html = await response.text()
    assert.equal(response.status, 200)
    assert.match(html, /<astro-island[^>]+HolidaysScreen/)
    assert.ok(html.includes('ছুটির দিন') && html.includes(entryOfStaff))
  })
}

async function checkPage(server: OpenedServer): Promise<void> {
  for (const language of languages) {
    const response = await server.get('/holidays', { language })
    const html = await response.text()
    assert.equal(response.status, 200)
    assert.match(html, /<prostuti-holidays[^>]*><template shadowrootmode="open">/)
    assert.ok(html.includes(`<b>${holiday[language]}</b>`), `${holiday[language]} is not in the page`)
    assert.match(html, /\/embed\/v1\/c\/prostuti-holidays-[\w-]+\.js/)
  }
}

/** The shared line of a file that ends so. */
function lineIn(file: string): SharedLine {
  const found = sharedLines.find(shared => shared.file.endsWith(file))
  if (!found) throw new Error(`no shared line is in ${file}`)
  return found
}

/** Does without some of the shared lines. */
async function without(files: readonly string[], test: () => Promise<void>): Promise<void> {
  const lines = files.map(lineIn)
  for (const line of lines) removeLine(copy, line)
  try {
    await test()
  } finally {
    for (const line of lines) addLine(copy, line)
  }
}

/** Each shared line is needed: what it is for fails without it. */
async function checkControls(): Promise<void> {
  await check('without its line in the contract its calls have no types', () =>
    without(['contract/src/features.ts'], () =>
      assert.rejects(checkTypes('packages/sdk'), /sdk\/src\/holidays\/holidays-api\.ts/),
    ),
  )
  await check('without its line in the server the site’s host lacks it', () =>
    without(['independent-features.ts'], () =>
      assert.rejects(checkTypes('packages/server'), /app\/http-server\/site\.ts.*holidays/),
    ),
  )
  await check('without its lines for sample data, elements and staff the site’s types do not hold', () =>
    without(['dev/host.ts', 'entries/widgets.ts', 'staff/features.ts', 'staff/rooms.ts'], async () => {
      await declareWidgets()
      const places = ['dev/host.ts', 'draw-holidays.ts', 'holidays-screen.tsx', 'admin/holidays.astro']
      await assert.rejects(checkSiteTypes, ({ message }: Error) => places.every(file => message.includes(file)))
    }),
  )
  await check('without its other lines a visitor may not open its page, and staff’s sidebar has no entry', async () => {
    assert.deepEqual(await opened(), { visitor: true, sidebar: true })
    await without(['public-paths.ts', 'staff-navigation.ts'], async () => {
      assert.deepEqual(await opened(), { visitor: false, sidebar: false })
    })
  })
}

/** Who reaches the feature's pages, by the modules that a page asks. */
async function opened(): Promise<{ visitor: boolean; sidebar: boolean }> {
  const script = `
    import { isPublicPath } from './src/lib/http/public-paths.ts'
    import { staffNavigation } from './src/staff/pages/staff-navigation.ts'
    const sidebar = staffNavigation('owner', ['/admin/holidays']).length > 0
    console.log(JSON.stringify({ visitor: isPublicPath('/holidays'), sidebar }))`
  return JSON.parse(await run('site', 'node', '--input-type=module', '-e', script))
}

try {
  await checkSources()
  await checkBuilds()
  await check('the site’s types hold', checkSiteTypes)
  await withServer(checkServer)
  await checkControls()
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.info(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
