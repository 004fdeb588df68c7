import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { addTopic } from '../support/content/topics.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { settled } from '../support/settled.ts'
import { wordsOf } from '../support/words.ts'

test.use(phone)

const t = wordsOf('bn')

/** What a public reading page may hold of JavaScript, compressed. */
const mostScript = 30_000

/** Counts what a page fetches of JavaScript, in bytes compressed. */
function weighScripts(page: Page): () => Promise<number> {
  const weights: Promise<number>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script')
      weights.push(response.body().then(body => gzipSync(body).length))
  })
  return async () => (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)
}

test('a visitor without JavaScript reads a topic and opens an answer', async ({ anotherDevice, testSite }) => {
  const topic = await addTopic(testSite)
  const page = await anotherDevice({ ...phone, javaScriptEnabled: false, baseURL: testSite.url })
  await page.goto(`/study/${topic}/question`)
  await expect(page.locator('article')).toHaveCount(50)
  await page.locator('article summary').first().click()
  await expect(page.locator('article').first()).toContainText('চাঁদপুরে দুই নদী মেশে।')
  await page.locator('a[rel="next"]').click()
  await expect(page.locator('article')).toHaveCount(10)
})

test('a reading page weighs little, and shows all answers at once', async ({ page, testSite, anotherDevice }) => {
  const topic = await addTopic(testSite)
  const ofTopic = weighScripts(page)
  await page.goto(`/study/${topic}/question`)
  await settled(page)
  await page.locator('[data-all]').tap()
  await expect(page.locator('.answer[open]')).toHaveCount(50)
  const weights = [await ofTopic()]
  const own = (await page.locator('[data-copy]').first().getAttribute('href'))!
  for (const path of [own, `/study/${topic}`, '/study', '/overview']) {
    const other = await anotherDevice({ ...phone, baseURL: testSite.url })
    const weigh = weighScripts(other)
    await other.goto(path)
    await settled(other)
    weights.push(await weigh())
  }
  expect(weights[0]).toBeGreaterThan(1_000)
  expect(Math.max(...weights), weights.join(' ')).toBeLessThanOrEqual(mostScript)
})

test('an address that is wrong leads to the right one or says so', async ({ page, testSite }) => {
  const topic = await addTopic(testSite)
  await page.goto(`/study/${topic}/question`)
  const own = (await page.locator('[data-copy]').first().getAttribute('href'))!
  const wrong = `${own.split('/').slice(0, 3).join('/')}/something-else`
  const moved = await page.request.get(wrong, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, encodeURI(own)])
  for (const path of [`/study/${topic}/question/3/`, '/study/999999', '/questions/999999/x'])
    expect((await page.request.get(path)).status(), path).toBe(404)
  const elsewhere = await page.request.get(`/question-bank/${topic}/question`, { maxRedirects: 0 })
  expect(elsewhere.headers().location).toBe(`/study/${topic}/question`)
})

test('a reader who is signed in keeps, reports and copies a question, turns pages by swiping, and goes on where they stopped', async ({
  page,
  context,
  testSite,
  signIn,
}) => {
  const topic = await addTopic(testSite)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'Mita', `/study/${topic}/question`)
  const article = (ordinal: number) => page.locator(`#q${ordinal}`)

  await test.step('keeps it', async () => {
    const bookmark = article(1).locator('[data-bookmark]')
    await bookmark.tap()
    await expect(page.getByText(t('study.bookmark_added'))).toBeVisible()
    await page.reload()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
    await bookmark.tap()
    await expect(page.getByText(t('study.bookmark_removed'))).toBeVisible()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('reports it', async () => {
    await article(2).locator('[data-report]').tap()
    const dialog = page.getByRole('dialog', { name: t('study.report_title') })
    await dialog.getByLabel(t('study.report_reason')).selectOption('wrong_explanation')
    await dialog.getByLabel(t('study.report_text')).fill('ব্যাখ্যায় নদীর নাম ভুল।')
    await dialog.getByRole('button', { name: t('study.report_send') }).tap()
    await expect(page.getByText(t('study.report_received'))).toBeVisible()
    const id = await article(2).getAttribute('data-question')
    const { rows } = await testSite.db.pool.query('select text from question_flags where question_id = $1', [id])
    expect(rows).toEqual([{ text: 'ব্যাখ্যায় নদীর নাম ভুল।' }])
  })

  await test.step('copies its address', async () => {
    const link = article(3).locator('[data-copy]')
    await link.tap()
    await expect(page.getByText(t('study.copied'))).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(decodeURI(copied)).toBe(decodeURI(testSite.url + (await link.getAttribute('href'))))
  })

  await test.step('turns the page with a finger', async () => {
    await swipe(page, { from: 300, to: 60 })
    await page.waitForURL(`**/study/${topic}/question/2/`)
    await swipe(page, { from: 60, to: 300 })
    await page.waitForURL(url => url.pathname === `/study/${topic}/question`)
  })

  await test.step('goes on where they stopped', async () => {
    await article(30).scrollIntoViewIfNeeded()
    const place = async () => {
      const { rows } = await testSite.db.pool.query<{ last: number }>(
        'select last_ordinal as last from reading_places where category_id = $1',
        [topic],
      )
      return rows[0]?.last ?? 0
    }
    await expect.poll(async () => Math.abs((await place()) - 30), { timeout: 20_000 }).toBeLessThanOrEqual(3)
    // A learner who leaves at once is found where they were, too.
    await article(10).scrollIntoViewIfNeeded()
    await expect(article(10)).toBeInViewport()
    await page.goto('/study')
    await expect.poll(async () => Math.abs((await place()) - 10)).toBeLessThanOrEqual(3)
    await page.reload()
    await page.locator('a.stopped').tap()
    await page.waitForURL(new RegExp(`/study/${topic}/question#q\\d+$`))
    await expect(article(await place())).toBeInViewport()
  })
})

test.describe('at a desk', () => {
  test.use({ ...desktop, isMobile: false, hasTouch: false })

  test('reads by keyboard: the next question, the next page and back', async ({ page, testSite }) => {
    const topic = await addTopic(testSite)
    await page.goto(`/study/${topic}/question`)
    await page.waitForFunction(() => customElements.get('prostuti-question-reader') !== undefined)
    await page.keyboard.press('j')
    await expect(page.locator('#q2 summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#q2 details')).toHaveAttribute('open', '')
    await page.keyboard.press('k')
    await expect(page.locator('#q1 summary')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.waitForURL(`**/study/${topic}/question/2/`)
    await page.waitForFunction(() => customElements.get('prostuti-question-reader') !== undefined)
    await page.keyboard.press('ArrowLeft')
    await page.waitForURL(url => url.pathname === `/study/${topic}/question`)
  })
})

/** A finger from one side to the other, at a third of the screen. */
async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  await settled(page)
  const session = await page.context().newCDPSession(page)
  const y = 260
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [{ x: from, y }])
  for (const part of [0.3, 0.6, 1]) await touch('touchMove', [{ x: from + (to - from) * part, y }])
  await touch('touchEnd', [])
  await session.detach()
}
