import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { names, pack, run } from '../packages/packed.ts'
import { chromiumArgs, findChromium } from '../support/browser.ts'
import { startServer } from '../support/server-process.ts'
import { openChecks } from './checks.ts'
import { type Example, installExample } from './example.ts'
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
  const env = { ...process.env, PROSTUTI: site, HOST: '127.0.0.1', PORT: '4558' }
  const server = spawn(process.execPath, ['dist/server/entry.mjs'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await once(server.stdout, 'data')
    const html = await (await fetch('http://127.0.0.1:4558/?lang=en')).text()
    assert.match(html, /<template shadowrootmode="open"><style>[\s\S]*<h3[\s\S]*<\/template>/)
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    await page.goto('http://127.0.0.1:4558/?lang=en')
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

const server = await startServer()
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs() })
const install = (name: string) => installExample(name, work, work)
try {
  await check('the packages are packed', () => {
    for (const name of names) pack(name, work)
  })
  await check('03-headless-sdk lists exams and prints standings in Node', () => {
    const { folder } = install('03-headless-sdk')
    assert.match(
      run('node', ['exams.js', server.url, 'en'], folder),
      /Coming exams\n {2}\d+ {2}.+\n[\s\S]*Standings: .+\n {2}1 /,
    )
  })
  await check('02-react builds and runs', async () => {
    const example = install('02-react')
    example.script('check')
    assert.match(example.checkWith('src/app.tsx', { 'state="running"': 'state="runing"' }), /"runing"/)
    await opens(browser, example, server.url)
  })
  await check('06-vue builds, runs, and refuses what elements do not have', async () => {
    const example = install('06-vue')
    example.script('check')
    const said = example.checkWith('src/app.vue', {
      'state="running"': 'state="runing"',
      'sign-in=': 'sign-inn=',
      'detail.exam': 'detail.examm',
    })
    for (const mistake of [/"runing"/, /sign-?inn/i, /examm/]) assert.match(said, mistake)
    await opens(browser, example, server.url)
  })
  await check('07-svelte builds, runs, and refuses what elements do not have', async () => {
    const example = install('07-svelte')
    example.script('check')
    const said = example.checkWith('src/app.svelte', {
      'state="running"': 'state="runing"',
      'sign-in=': 'sign-inn=',
      'detail.exam': 'detail.examm',
    })
    for (const mistake of [/"runing"/, /sign-?inn/i, /examm/]) assert.match(said, mistake)
    await opens(browser, example, server.url)
  })
  await check('09-astro is drawn by a server and taken over by React', () =>
    isDrawnByAServer(browser, install('09-astro'), server.url),
  )
} finally {
  await browser.close()
  await server.stop()
  rmSync(work, { recursive: true, force: true })
}
close()
