import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { decodeSheet } from '@prostuti/server/features/exams/sheets/sheet-codec'
import { servePage } from '../examples/static-page.ts'
import { install, pack, root, useTarballs } from '../packages/packed.ts'
import { chromiumArgs, findChromium } from '../support/browser.ts'
import { bundleScript } from '../support/bundle-script.ts'
import { judgeTaken, type Taken } from './judge-taken.ts'
import { node20 } from './node-20.ts'
import { openServer } from './open-server.ts'

/*
 * The SDK as a partner gets it, packed and installed outside the workspace, in each place that it promises to run in: it lists exams,
 * signs in, joins, answers, hands in and gets its receipt from a whole Prostuti on another origin.
 */

type PlaceOfPage = 'page' | 'worker' | 'serviceWorker' | 'addressless'

/** In the page: `programs/page.js`. */
declare const places: Record<PlaceOfPage, (job: Job) => Promise<Taken>>

interface Job {
  base: string
  exam: string
}

const work = mkdtempSync(join(tmpdir(), 'prostuti-places-'))
const consumer = join(work, 'consumer')
const site = join(work, 'site')
let [passed, failed] = [0, 0]

async function check(title: string, test: () => unknown): Promise<void> {
  try {
    await test()
    passed++
    console.info(`✓ ${title}`)
  } catch (error) {
    failed++
    const { stack, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string }
    console.error(`✗ ${title}\n${stack}\n${stdout}${stderr}`)
  }
}

function installConsumer(): void {
  for (const name of ['contract', 'sdk'] as const) pack(name, work)
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'packages/sdk/package.json'), 'utf8'))
  const dependencies = {
    ...{ '@prostuti/contract': '*', '@prostuti/sdk': '*' },
    ...{ 'fake-indexeddb': devDependencies['fake-indexeddb'], [node20.package]: node20.version },
  }
  useTarballs(consumer, { private: true, type: 'module', dependencies }, work)
  install(consumer)
  cpSync(join(import.meta.dirname, 'programs'), consumer, { recursive: true })
}

/** A page with its scripts, each in one piece: a service worker may load nothing later. */
async function buildSite(): Promise<void> {
  mkdirSync(site)
  for (const script of ['page.js', 'browser-worker.js'])
    writeFileSync(join(site, script), await bundleScript(join(consumer, script)))
  writeFileSync(
    join(site, 'index.html'),
    '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>',
  )
}

async function takeInPage(browser: Browser, url: string, place: PlaceOfPage, job: Job): Promise<Taken> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(url)
    return await page.evaluate(([place, job]) => places[place](job), [place, job] as const)
  } finally {
    await context.close()
  }
}

const { db, exam, base, close } = await openServer()
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs() })
try {
  await check('the SDK is packed and installs outside the workspace', installConsumer)
  await check('a bundler makes a page and a worker of it', buildSite)
  const job = { base, exam: String(exam.id) }
  const taken: Taken[] = []
  const judge = (one: Taken, storage: 'ok' | 'failing') => {
    judgeTaken(one, { storage, questions: exam.key.size })
    taken.push(one)
  }

  const nodes = { 'Node 24': process.execPath, 'Node 20': join(consumer, 'node_modules', node20.program) }
  for (const [name, node] of Object.entries(nodes)) {
    const run = (...args: string[]) => execFileSync(node, args, { cwd: consumer, encoding: 'utf8', stdio: 'pipe' })
    const inNode = (program: string, ...more: string[]): Taken => JSON.parse(run(program, job.base, job.exam, ...more))
    await check(`${name} is the one that runs`, () => assert.match(run('-v'), new RegExp(`^v${name.slice(-2)}`)))
    await check(`an exam is taken in ${name}, which ends by itself and says that nothing is kept`, () =>
      judge(inNode('node.js'), 'failing'),
    )
    await check(`an exam is taken in ${name} with a database, and is said to be kept`, () =>
      judge(inNode('node.js', 'kept'), 'ok'),
    )
    await check(`an exam is taken in a worker thread of ${name}`, () => judge(inNode('node-worker.js'), 'failing'))
    await check(`${name} says in a sentence what is missing`, () =>
      assert.deepEqual(run('missing.js').trim().split('\n'), [
        ...Array(2).fill("TypeError: without a page `base` is to be a whole address: 'https://prostuti.example/api/'"),
        'TypeError: this is no browser: give `platform`, memoryPlatform() of @prostuti/sdk/platform/memory',
        'function',
      ]),
    )
  }

  const page = await servePage(site)
  for (const [name, place] of Object.entries({
    'a page': 'page',
    'a dedicated worker': 'worker',
    'a service worker': 'serviceWorker',
  } as const))
    await check(`an exam is taken in ${name} of another origin`, async () =>
      judge(await takeInPage(browser, page.url, place, job), 'ok'),
    )
  await check('a worker without an address of its own says that `base` is missing', () =>
    assert.rejects(takeInPage(browser, page.url, 'addressless', job), /`base` is to be a whole address/),
  )
  page.close()

  await check('the server has each sheet once, with the answers that were given', async () => {
    const { rows } = await db.pool.query<{ person: string; sheet: Buffer; submitted: boolean }>(
      'select user_id::text as person, sheet, submitted_at is not null as submitted from attempts where exam_id = $1',
      [exam.id],
    )
    const stored = rows.map(({ person, sheet, submitted }) => {
      const answers = decodeSheet(sheet, [...exam.key.keys()])
      return [person, submitted, Object.fromEntries([...answers].map(([, { question, answer }]) => [question, answer]))]
    })
    const given = taken.map(({ person, answers }) => [
      ...[person, true, Object.fromEntries(answers.map(({ question, answer }) => [question, answer]))],
    ])
    const byPerson = (some: unknown[][]) => some.sort(([a], [b]) => Number(a) - Number(b))
    assert.deepEqual(byPerson(stored), byPerson(given))
    assert.equal(taken.length, 9)
  })
} finally {
  await browser.close()
  await close()
  rmSync(work, { recursive: true, force: true })
}
console.info(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
