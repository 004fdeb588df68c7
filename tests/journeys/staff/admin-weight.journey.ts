import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { desktop, expect, test } from '../support/journey.ts'
import { settled } from '../support/settled.ts'

test.use(desktop)

const kilobyte = 1_000
const dist = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** What both leave in their minified code: React's address of errors, and an option that hosts of Preact set. */
const marks = { react: 'react.dev/errors', preact: 'debounceRendering' }
/** A call that staff alone make. */
const staffCall = 'admin-dashboard-overview'

/** The texts of scripts in a folder of built files. */
const scriptsIn = (folder: string): string[] =>
  readdirSync(dist(folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.js'))
    .map(file => readFileSync(join(dist(folder), file), 'utf8'))

interface Loaded {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** All scripts and styles of a page, whether they are in it or come beside it. */
async function load(page: Page, address: string): Promise<Loaded> {
  const addresses = { script: new Set<string>(), stylesheet: new Set<string>() }
  await page.goto('about:blank')
  page.on('request', request => {
    const type = request.resourceType()
    if (type === 'script' || type === 'stylesheet') addresses[type].add(request.url())
  })
  const answer = await page.goto(address)
  await page.locator('main h1').first().waitFor()
  await settled(page)
  const html = (await answer?.text()) ?? ''
  const inPage = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) => text!)
  const beside = (type: keyof typeof addresses) =>
    Promise.all([...addresses[type]].map(async url => (await page.request.get(url)).text()))
  return {
    scripts: [...inPage('script'), ...(await beside('script'))],
    styles: [...inPage('style'), ...(await beside('stylesheet'))],
  }
}

const gzipped = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
const hold = (texts: readonly string[], mark: string): boolean => texts.some(text => text.includes(mark))

test('the staff’s first screen is at most 200 kB of scripts, compressed, and 40 kB of styles, in React and not in Preact', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'Mita', '/privacy_policy')
  const { scripts, styles } = await load(page, '/admin')
  expect(gzipped(scripts)).toBeLessThanOrEqual(200 * kilobyte)
  expect(gzipped(scripts)).toBeGreaterThan(50 * kilobyte)
  expect(styles.join('').length).toBeLessThanOrEqual(40 * kilobyte)
  expect(styles.join('').length).toBeGreaterThan(10 * kilobyte)
  expect(hold(scripts, marks.react)).toBe(true)
  expect(hold(scripts, marks.preact)).toBe(false)
})

test('a list of the staff stays within 220 kB of scripts and 40 kB of styles, compressed', async ({ page, signIn }) => {
  await signIn(page, 'Mita', '/privacy_policy')
  const { scripts, styles } = await load(page, '/admin/payments')
  expect(gzipped(scripts)).toBeLessThanOrEqual(220 * kilobyte)
  expect(gzipped(styles)).toBeLessThanOrEqual(40 * kilobyte)
})

test('what learners load holds no react-dom and none of the staff’s calls', async ({ page }) => {
  const embed = scriptsIn('packages/widgets/dist/embed')
  expect(hold(embed, marks.preact)).toBe(true)
  expect(hold(embed, marks.react)).toBe(false)
  expect(hold(embed, staffCall)).toBe(false)
  expect(hold(scriptsIn('site/dist/client'), staffCall)).toBe(true)
  const home = await load(page, '/exam/upcoming')
  expect(hold(home.scripts, marks.react)).toBe(false)
  expect(hold(home.scripts, staffCall)).toBe(false)
})
