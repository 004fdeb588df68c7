import type { Page } from '@playwright/test'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { controlled, isKept } from '../support/seen.ts'
import { wordsOf } from '../support/words.ts'

test.use(phone)

const t = wordsOf('bn')

test('what I have read opens without a network, and is gone when I have signed out', async ({
  page,
  context,
  testSite,
  signIn,
}) => {
  test.setTimeout(120_000)
  const exam = await testSite.hold({ questions: 3, title: { bn: 'আগে দেখা পরীক্ষা', en: 'Seen before' } })
  const player = new Player(page)
  page.on('dialog', dialog => void dialog.accept())
  await signIn(page, 'Nusrat')
  await controlled(page)
  await player.open(exam.id)
  await player.answerAll(0, 2, question => exam.key.get(question)!)
  await player.submit()
  await expect(player.received).toBeVisible()
  const result = `/results/?id=${exam.id}&state=live`
  const counts = page.locator('prostuti-exam-result .result-counts')
  await page.goto(result)
  const said = (await counts.textContent())!
  await page.goto('/routine')
  await expect.poll(() => isKept(page, '/routine')).toBe(true)
  await expect.poll(() => isKept(page, `/results/${exam.id}`)).toBe(true)

  await context.setOffline(true)
  await testSite.kill()
  await page.goto(result)
  await expect(counts).toHaveText(said)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: t('offline.title') })).toBeVisible()
  await page.getByRole('link', { name: t('menu.routine') }).tap()
  await expect(page.getByRole('heading', { level: 1, name: t('menu.routine') })).toBeVisible()

  await testSite.start()
  await context.setOffline(false)
  await page.goto('/privacy_policy')
  await page.getByRole('button', { name: t('shell.open_menu') }).tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell.sign_out') })
    .tap()
  await expect(page.getByRole('link', { name: t('home.hero_sign_in') })).toBeVisible()
  expect(await isKept(page, '/results/')).toBe(false)
  await context.setOffline(true)
  await testSite.kill()
  await page.goto(result)
  await expect(page.getByRole('heading', { name: t('offline.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('menu.routine') })).toBeHidden()
  await testSite.start()
  await context.setOffline(false)
})

test('the pages of who was here before are not those of who comes next', async ({ page, testSite, signIn }) => {
  await signIn(page, 'Rafi')
  await controlled(page)
  await page.goto('/routine')
  await expect.poll(() => isKept(page, '/routine')).toBe(true)
  // Without a word to the page: the session is another's.
  await signIn(page, 'Mita')
  await page.goto(`${testSite.url}/privacy_policy`)
  await expect.poll(() => isKept(page, '/privacy_policy')).toBe(true)
  expect(await isKept(page, '/routine')).toBe(false)
})

test('a page that is no more is let go', async ({ page, signIn }) => {
  await signIn(page, 'Rafi')
  await controlled(page)
  await page.goto('/privacy_policy')
  const gone = '/discussions/id=999999999'
  await page.evaluate(async path => (await caches.open('prostuti-seen-1')).put(path, new Response('read before')), gone)
  expect((await page.goto(gone))!.status()).toBe(404)
  await expect.poll(() => isKept(page, gone)).toBe(false)
})

test('no more is kept than a phone has room for', async ({ page, signIn }) => {
  await signIn(page, 'Tanvir')
  await controlled(page)
  await page.goto('/privacy_policy')
  await expect.poll(() => isKept(page, '/privacy_policy')).toBe(true)
  await page.evaluate(async () => {
    const cache = await caches.open('prostuti-seen-1')
    for (let page = 0; page < 130; page++) await cache.put(`/study/1/question/${page}/`, new Response('old'))
  })
  await page.goto('/overview')
  await expect.poll(() => isKept(page, '/overview')).toBe(true)
  const count = () => page.evaluate(async () => (await (await caches.open('prostuti-seen-1')).keys()).length)
  await expect.poll(count).toBeLessThanOrEqual(121)
})

test('a newer version of the site lets the files of an exam under way be', async ({
  page,
  context,
  testSite,
  signIn,
}) => {
  const exam = await testSite.hold({ questions: 2 })
  await signIn(page, 'Nusrat')
  await controlled(page)
  await new Player(page).open(exam.id)
  const isThere = () => page.evaluate(async () => Boolean(await caches.match('/_astro/of-an-earlier-version.js')))
  const notify = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active!.postMessage({ files: [] }))
  await page.evaluate(async () => {
    const cache = await caches.open('prostuti-hall-1')
    await cache.put('/_astro/of-an-earlier-version.js', new Response('lazy part'))
    await cache.delete('/exam/offline')
  })
  const other = await context.newPage()
  await other.goto('/privacy_policy')
  await notify(other)
  // The hall has been fetched again, and nothing was let go.
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/exam/offline')))).toBe(true)
  expect(await isThere()).toBe(true)

  await page.goto('about:blank')
  await notify(other)
  await expect
    .poll(() => other.evaluate(async () => Boolean(await caches.match('/_astro/of-an-earlier-version.js'))))
    .toBe(false)
})
