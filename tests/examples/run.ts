import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { openTestSite } from '../journeys/support/test-site.ts'
import { names, pack, run } from '../packages/packed.ts'
import { steadyPort } from '../promises/support/server-folder.ts'
import { chromiumArgs, findChromium } from '../support/browser.ts'
import { openChecks } from './checks.ts'
import { type Example, installExample } from './example.ts'
import { signsItsStudentIn } from './single-sign-on.ts'
import { servePage } from './static-page.ts'

/*
 * The examples as a partner runs them: copied out of the workspace, installed from the packed packages, checked, built and opened
 * against a whole Prostuti on another origin. 01 is opened by the journeys, 10 by the tests of webhooks.
 */

const work = mkdtempSync(join(tmpdir(), 'prostuti-examples-'))
const { check, close } = openChecks()

/** The running exams are listed; the sample, chosen, is open in the player without an account. */
async function choosesAnExam(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  await page.goto(`${url}?lang=en`)
  await page.getByRole('button', { name: 'Sample Exam' }).click()
  await page.getByRole('radio').first().waitFor()
  assert.deepEqual(errors, [])
  await page.close()
}

async function opens(browser: Browser, example: Example, site: string): Promise<void> {
  example.script('build', { VITE_PROSTUTI: site })
  const page = await servePage(join(example.folder, 'dist'))
  try {
    await choosesAnExam(browser, page.url)
  } finally {
    page.close()
  }
}

/** The list can be read in what the server sends, and React takes it over without a complaint. */
async function isDrawnByAServer(browser: Browser, { folder, script }: Example, site: string): Promise<void> {
  script('build')
  const port = await steadyPort()
  const url = `http://127.0.0.1:${port}/?lang=en`
  const env = { ...process.env, PROSTUTI: site, HOST: '127.0.0.1', PORT: String(port) }
  const server = spawn(process.execPath, ['dist/server/entry.mjs'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await once(server.stdout, 'data')
    const html = await (await fetch(url)).text()
    const [list = ''] = /<template shadowrootmode="open"><style>[\s\S]*<\/template>/.exec(html) ?? []
    assert.match(list, /<h3/)
    assert.ok(list.includes(`href="${site}/exam/join?id=`))
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    await page.goto(url)
    await page.getByRole('heading', { level: 3 }).first().waitFor()
    await page.waitForFunction(() => document.querySelector('astro-island:not([ssr])'))
    assert.equal(await page.getByRole('heading', { level: 2 }).count(), 1)
    assert.deepEqual(errors, [])
    await page.close()
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}

/** Pages whose framework knows our elements, each with the file that has them in it; two are tests alone. */
const typedPages = {
  'examples/06-vue': 'src/app.vue',
  'examples/07-svelte': 'src/app.svelte',
  'tests/examples/pages/preact': 'src/main.tsx',
  'tests/examples/pages/solid': 'src/main.tsx',
}

/** What is right in such a page, what stands in its place, and what its checker then has to name. */
const mistakes = [
  ['state="running"', 'state="runing"', /"runing"/],
  ['detail.exam', 'detail.examm', /examm/],
] as const
/** Where templates are checked; in JSX TypeScript lets every name with a hyphen pass. */
const mistakesInTemplates = [...mistakes, ['sign-in=', 'sign-inn=', /sign-?inn/i]] as const

const testSite = await openTestSite()
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs() })
const install = (name: string) => installExample(`examples/${name}`, work, work)
try {
  await check('the packages are packed', () => {
    for (const name of names) pack(name, work)
  })
  await check('03-headless-sdk lists exams and prints standings in Node', () => {
    const { folder } = install('03-headless-sdk')
    assert.match(
      run('node', ['exams.js', testSite.url, 'en'], folder),
      /Coming exams\n {2}\d+ {2}.+\n[\s\S]*Standings: .+\n {2}1 /,
    )
  })
  await check('02-react builds and runs', async () => {
    const example = install('02-react')
    example.script('check')
    assert.match(example.checkWith('src/app.tsx', { 'state="running"': 'state="runing"' }), /"runing"/)
    await opens(browser, example, testSite.url)
  })
  await check('05-single-sign-on signs its student in, and no stranger', () =>
    signsItsStudentIn(browser, install('05-single-sign-on'), testSite),
  )
  for (const [source, page] of Object.entries(typedPages))
    await check(`${source} builds, runs, and refuses what elements do not have`, async () => {
      const example = installExample(source, work, work)
      example.script('check')
      const made = page.endsWith('.tsx') ? mistakes : mistakesInTemplates
      const said = example.checkWith(page, Object.fromEntries(made.map(([right, wrong]) => [right, wrong])))
      for (const [, , named] of made) assert.match(said, named)
      await opens(browser, example, testSite.url)
    })
  await check('09-astro is drawn by a server and taken over by React', () =>
    isDrawnByAServer(browser, install('09-astro'), testSite.url),
  )
} finally {
  await browser.close()
  await testSite.close()
  rmSync(work, { recursive: true, force: true })
}
close()
