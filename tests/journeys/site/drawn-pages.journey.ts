import type { Page } from '@playwright/test'
import type { ExamCard } from '@prostuti/contract'
import { getUser } from '@prostuti/contract/auth/operations'
import { openStream } from '@prostuti/contract/notifications/operations'
import { haltingNetwork } from '../support/device/halting-network.ts'
import { expect, phone, test } from '../support/journey.ts'
import { settled } from '../support/settled.ts'
import { pushDown, watchShifts } from '../support/shifts.ts'
import type { TestSite } from '../support/test-site.ts'
import { wordsOf } from '../support/words.ts'

const t = wordsOf('bn')
const hour = 3_600_000
const at = (ms: number) => new Date(Date.now() + ms)
const named = (bn: string, en: string) => ({ bn, en })

/** A page of the server's, and something of its own that one reads there. */
interface Drawn {
  readonly path: string
  readonly reads: string
}

/** Pages that show exams of each state to visitors. */
async function publicPages(testSite: TestSite): Promise<Drawn[]> {
  const [running, upcoming] = [named('এখনকার পরীক্ষা', 'The exam of now'), named('আগামীর পরীক্ষা', 'The exam to come')]
  await testSite.hold({ title: running, membersOnly: false })
  await testSite.hold({ title: upcoming, startTime: at(hour / 30), endTime: at(hour) })
  const past = await settledExam(testSite)
  return [
    { path: '/', reads: running.bn },
    { path: '/exam/upcoming', reads: upcoming.bn },
    { path: '/program/archived_exams', reads: past.title },
    { path: `/exam/standings/?id=${past.id}`, reads: past.title },
    { path: '/privacy_policy', reads: t('shell.privacy') },
  ]
}

/** One of the demo's past exams whose list is open: the others have just ended. */
async function settledExam({ url }: TestSite): Promise<ExamCard> {
  const read = (path: string) => fetch(`${url}/api/exam/v5/${path}`)
  const { results } = (await (await read('archived-exams-list/')).json()) as { results: ExamCard[] }
  for (const exam of results) if ((await read(`standings/${exam.id}/?state=live`)).ok) return exam
  throw new Error('The demo has no exam whose standings are open')
}

/** As slow as a phone on a bad day, so that a page is painted before its code is there. */
async function slowDown(page: Page, bytesPerSecond = 50_000): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

/** The middle of what a page's first button says, which stands in the button's middle; of a page without one, its own. */
function amidButton(html: string): number {
  const [upTo, words] = /^.*?<main.*?class="ui-button.*?<span>([^<]+)/s.exec(html) ?? []
  return upTo && words ? upTo.length - Math.floor(words.length / 2) : html.indexOf('</main') >> 1
}

/** What has been read of the API since this was last asked. */
/** Every page of a signed-in person asks who they are and what they have (specification §7, load-user), and follows what happens. */
const ofEveryPage = [getUser, openStream].map(({ path }) => `/api/${path}`)

function countReadings(page: Page): () => string[] {
  const seen: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    const isReading = pathname.startsWith('/api/') && !ofEveryPage.includes(pathname) && request.method() === 'GET'
    if (isReading) seen.push(pathname + search)
  })
  return () => seen.splice(0)
}

/** What a page asks for once it has woken up. */
async function askedBy(page: Page, path: string, asked: () => string[]): Promise<string[]> {
  asked()
  await page.goto(path)
  await settled(page)
  return asked()
}

test.describe('without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('reads on every public page', async ({ page, testSite }) => {
    for (const { path, reads } of await publicPages(testSite)) {
      await page.goto(path)
      await expect(page.locator('h1'), path).not.toHaveCount(0)
      await expect(page.locator('main').getByText(reads).first(), path).toBeVisible()
    }
  })
})

test.describe('with its code', () => {
  test.use(phone)

  test('moves nothing on any public page when it wakes up', async ({ page, testSite }) => {
    const shifts = await watchShifts(page)
    const pages = await publicPages(testSite)
    await slowDown(page)
    for (const { path } of pages) {
      await page.goto(path)
      await settled(page)
      expect(await shifts(), path).toBe(0)
    }
    await pushDown(page)
    await expect.poll(shifts).toBeGreaterThan(0)
  })

  test('moves nothing while a page comes in piece by piece', async ({ page, testSite }) => {
    const shifts = await watchShifts(page)
    const pages = await publicPages(testSite)
    // What all pages share is on the device then: this is about the pages themselves.
    for (const { path } of pages) {
      await page.goto(path)
      await settled(page)
    }
    await slowDown(page, 6_000)
    for (const { path } of pages) {
      await page.goto(path)
      await settled(page)
      expect(await shifts(), path).toBe(0)
    }
  })

  test('moves nothing where the network halts amid a word', async ({ page, testSite }) => {
    const shifts = await watchShifts(page)
    const pages = await publicPages(testSite)
    const network = await haltingNetwork(testSite.url, amidButton)
    for (const { path, reads } of pages) {
      await page.goto(network.url + path)
      await settled(page)
      await expect(page.locator('main').getByText(reads).first(), path).toBeVisible()
      expect(await shifts(), path).toBe(0)
    }
    await network.close()
  })

  test('shows the half that has come of a page whose other half does not', async ({ page, testSite }) => {
    const network = await haltingNetwork(testSite.url, amidButton, 20_000)
    await page.goto(network.url, { waitUntil: 'commit' })
    await expect(page.locator('h1')).toBeVisible({ timeout: 8_000 })
    await network.close()
  })

  test('asks for nothing that the page shows already, no matter who looks', async ({ page, testSite, signIn }) => {
    const asked = countReadings(page)
    const pages = (await publicPages(testSite)).map(({ path }) => path)
    for (const path of pages) expect(await askedBy(page, path, asked), path).toEqual([])
    await signIn(page, 'Mita')
    for (const path of [...pages, '/exam/participated']) expect(await askedBy(page, path, asked), path).toEqual([])
  })

  test('asks for what is mine where the page was drawn for a visitor', async ({ page, context, testSite, signIn }) => {
    const asked = countReadings(page)
    const pages = (await publicPages(testSite)).map(({ path }) => path).filter(path => path !== '/privacy_policy')
    await signIn(page, 'Mita')
    await context.clearCookies()
    for (const path of pages) {
      asked()
      await page.goto(path)
      await expect.poll(asked, path).not.toEqual([])
    }
  })

  test('asks again when I come back to a list', async ({ page, testSite }) => {
    const asked = countReadings(page)
    await testSite.hold({ startTime: at(hour / 30), endTime: at(hour) })
    expect(await askedBy(page, '/exam/upcoming', asked)).toEqual([])
    await page.goto('/privacy_policy')
    await page.goBack()
    await expect.poll(asked).not.toEqual([])
  })

  test('shows what an exam asks of me before any code, and moves nothing when that comes', async ({
    page,
    testSite,
    signIn,
    browser,
  }) => {
    const exam = await testSite.hold({ title: named('সামনের পরীক্ষা', 'The next exam'), questions: 10 })
    const join = `/exam/join?id=${exam.id}`
    await signIn(page, 'Mita', join)
    const shifts = await watchShifts(page)
    await slowDown(page)
    await page.reload()
    await settled(page)
    expect(await shifts()).toBe(0)

    const storageState = await page.context().storageState()
    const plain = await browser.newContext({ ...phone, storageState, javaScriptEnabled: false })
    const reader = await plain.newPage()
    await reader.goto(testSite.url + join)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('সামনের পরীক্ষা')
    await expect(reader.getByText(t('join.rules'))).toBeVisible()
    await plain.close()
  })
})
