import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { minute } from '@prostuti/server/testing/exams'
import { clickAndClose } from '../support/device/closing-window.ts'
import { serveForeignPage } from '../support/foreign-page.ts'
import { desktop, expect, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { openSchool } from '../support/school.ts'
import { type Served, serve } from '../support/serve.ts'
import { pickPerson } from '../support/sign-in.ts'
import { allSnippets, elementPages, piecesOf } from '../support/snippets.ts'
import type { TestSite } from '../support/test-site.ts'
import { wordsOf } from '../support/words.ts'

test.use(desktop)

const t = wordsOf('bn')

interface Run {
  readonly page: Page
  readonly testSite: TestSite
  /** What the docs say, as drawn. */
  readonly text: string
  readonly others: ReadonlyMap<string, string>
}

const scriptOf = ({ testSite }: Run) => `<script type="module" src="${testSite.url}/embed/v1/prostuti.js"></script>`

/** Opens it as the body of a page of an own, while `look` looks. */
async function onAPage({ page }: Run, body: string, look: () => Promise<void>): Promise<void> {
  const served = await serveForeignPage(body)
  await page.goto(served.url)
  await look()
  await served.close()
}

const takesAnAnswer = async (page: Page, place?: ReturnType<Page['frameLocator']>) => {
  const player = new Player(page, { touch: false, ...(place && { place }) })
  await player.start()
  await player.choose(0, 0)
}

/** While the page's origin is a partner's. */
async function registered({ db: { pool } }: TestSite, { url }: Served, look: () => Promise<void>): Promise<void> {
  await pool.query('update partners set origins = array_append(origins, $1)', [url])
  await look()
  await pool.query('update partners set origins = array_remove(origins, $1)', [url])
}

/** Runs it by Node, where the packages are found, and answers what it prints. */
async function printed(name: string, text: string, after = ''): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'prostuti-snippet-'))
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
  writeFileSync(join(folder, name), `${text}\n${after}`)
  const env = { ...process.env, FORCE_COLOR: '0' }
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, name)], { cwd: folder, env })
  rmSync(folder, { recursive: true })
  return stdout
}

/** What each snippet has to do. One without a row here fails; commands and React are below. */
const runs: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  'three-lines.html': run => onAPage(run, run.text, () => takesAnAnswer(run.page)),
  'player.html': run => onAPage(run, scriptOf(run) + run.text, () => takesAnAnswer(run.page)),
  'member.html': run =>
    onAPage(run, scriptOf(run) + run.text, () =>
      expect(
        run.page.locator('prostuti-exam-player').getByRole('button', { name: t('partner.sign_in') }),
      ).toBeVisible(),
    ),
  'page.html': async ({ page, text }) => {
    const served = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(text)
    })
    await page.goto(served.url)
    await takesAnAnswer(page)
    await served.close()
  },
  'theme.html': run =>
    onAPage(run, run.text + run.others.get('three-lines.html'), async () => {
      const root = run.page.locator('prostuti-exam-player .prostuti-root')
      const primary = () => root.evaluate(each => getComputedStyle(each).getPropertyValue('--prostuti-primary'))
      await expect.poll(primary).toBe('#9a3d1f')
    }),
  'dark.html': run =>
    onAPage(run, scriptOf(run) + run.text, async () => {
      const player = run.page.locator('prostuti-exam-player')
      await expect(player).toHaveAttribute('lang', 'en')
      await expect(player.locator('.prostuti-root')).toHaveCSS('color', 'rgb(232, 238, 243)')
    }),
  'list.html': run =>
    onAPage(run, run.text, async () => {
      await run.page.locator('prostuti-exam-list article', { hasText: 'নমুনা' }).getByRole('button').last().click()
      await takesAnAnswer(run.page)
    }),
  'result.html': async run => {
    const { page, text, others } = run
    const served = await serve(({ url = '' }, response) => {
      const body = url.startsWith('/result') ? others.get('result-page.html') : scriptOf(run) + text
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>${body}`)
    })
    const player = new Player(page, { touch: false })
    await page.goto(served.url)
    await player.start()
    await player.choose(0, 0)
    await player.submit()
    await page.getByText(player.t('after_receipt.result')).click()
    await expect(page).toHaveURL(/\/result\?exam=\d+$/)
    await expect(page.locator('prostuti-exam-result').getByRole('heading').first()).toBeVisible()
    await served.close()
  },
  // Opened by the one above.
  'result-page.html': async () => {},
  'login.html': async ({ page, testSite, text }) => {
    const served = await serveForeignPage(text)
    await registered(testSite, served, async () => {
      await page.goto(served.url)
      const login = page.locator('prostuti-login')
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        login.getByRole('button', { name: t('partner.sign_in') }).click(),
      ])
      await popup.getByRole('button', { name: t('login.google') }).click()
      await pickPerson(popup, 'Rafi')
      await clickAndClose(popup.getByRole('button', { name: t('consent.agree') }))
      await expect(login).toContainText('Rafi')
      await takesAnAnswer(page)
    })
    await served.close()
  },
  'school-login.html': async ({ page, testSite, text }) => {
    const school = await openSchool(testSite, text)
    await page.goto(school.url)
    await expect(page.locator('prostuti-login')).toContainText('সতেরো')
    await takesAnAnswer(page)
    await school.close()
  },
  'frame.html': async ({ page, testSite, text }) => {
    const served = await serveForeignPage(text)
    // By the name of the site's own site: some browsers let frames of other sites keep nothing.
    const near = { ...served, url: served.url.replace('127.0.0.1', 'localhost') }
    await registered(testSite, near, async () => {
      await page.goto(near.url)
      await page
        .frameLocator('iframe')
        .getByRole('button', { name: t('login.anonymous'), exact: true })
        .click()
      await takesAnAnswer(page, page.frameLocator('iframe'))
    })
    await served.close()
  },
  'exam.mjs': async ({ text }) => {
    expect(await printed('exam.mjs', text)).toMatch(/open\s+\d+ answers received at \d{4}-/)
  },
  'lists.ts': async ({ testSite, text }) => {
    const [title, now] = [`This ended now ${crypto.randomUUID()}`, new Date()]
    const startTime = new Date(now.getTime() - 10 * minute)
    await testSite.hold({ title: { bn: title, en: title }, startTime, endTime: now, standingVisibility: now })
    const lines = await printed('lists.ts', text)
    expect(lines).toMatch(/^\d+ .+ \d+\n/)
    expect(lines).toContain(`\n${title} not out yet\n`)
    expect(lines).toMatch(/\n\D.+ \d+\n/)
  },
  'errors.ts': async ({ text }) => {
    const failure = "new ApiError({ code: 'try_later', status: 503, call: '' })"
    expect(await printed('errors.ts', text, `console.info(whatToDo(${failure}))`)).toBe('wait\n')
  },
}

/** The site's own check compiles these; 02-react runs the same from the packed packages. */
const compiled = ['app.tsx', 'exam.tsx']
/** `docs-words.test.ts` looks up what their lines call. */
const isCommand = (name: string) => name.endsWith('.sh')
/** The tests of webhooks run it: it is an example's own file. */
const ofExamples = ['verify-signature.js']

test('every snippet of the docs is run by a test', async ({ page, testSite }) => {
  const names = [...(await allSnippets(page, testSite.url)).keys()].filter(name => !isCommand(name))
  expect(names.sort()).toEqual([...Object.keys(runs), ...compiled, ...ofExamples].sort())
})

for (const [name, run] of Object.entries(runs))
  test(`what the docs say in ${name} does what they say`, async ({ page, testSite }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const others = await allSnippets(page, testSite.url)
    await run({ page, testSite, others, text: others.get(name)! })
    expect(errors).toEqual([])
  })

test('the policy that the docs name runs the player, and nothing of it can be left out', async ({ page, testSite }) => {
  const [line] = (await piecesOf(page, `${testSite.url}/docs/security`)).filter(({ kind }) => kind === 'http')
  const policy = line!.text.replace('Content-Security-Policy: ', '')
  const player = (await allSnippets(page, testSite.url)).get('three-lines.html')!
  const opened = async (csp: string) => {
    const refused: string[] = []
    const served = await serveForeignPage(player, {
      headers: { 'content-security-policy': `default-src 'none'; require-trusted-types-for 'script'; ${csp}` },
    })
    const listen = (message: { text(): string }) =>
      void (/Content Security/.test(message.text()) && refused.push(message.text()))
    page.on('console', listen)
    await page.goto(served.url)
    return {
      refused,
      async [Symbol.asyncDispose]() {
        page.off('console', listen)
        await served.close()
      },
    }
  }
  await using whole = await opened(policy)
  await takesAnAnswer(page)
  expect(whole.refused).toEqual([])
  for (const name of ['script-src', 'connect-src']) {
    await using less = await opened(policy.replace(new RegExp(`${name} [^;]+(; )?`), ''))
    await expect.poll(() => less.refused.length, name).toBeGreaterThan(0)
  }
})

test('the markup on every element’s page is drawn by that element', async ({ page, testSite }) => {
  const addresses = await elementPages(page, testSite.url)
  expect(addresses.length).toBeGreaterThan(30)
  const pieces: string[] = []
  for (const address of addresses) {
    const html = (await piecesOf(page, `${testSite.url}${address}`)).filter(({ kind }) => kind === 'html')
    pieces.push(...html.map(({ text }) => text))
  }
  const served = await serveForeignPage(pieces.join('\n'))
  await page.goto(served.url)
  const silent = () =>
    page.evaluate(names => {
      const tags = names.map(name => name.replace('/docs/elements/', 'prostuti-'))
      // That one asks where a browser may be asked, and is silent elsewhere.
      const speaking = tags.filter(tag => tag !== 'prostuti-push-question')
      return speaking.filter(tag => !document.querySelector(tag)?.shadowRoot?.textContent?.trim())
    }, addresses)
  await expect.poll(silent).toEqual([])
  await served.close()
})
