import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { dayIn, endCircular, publishCircular } from '../support/content/circulars.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { controlled, isKept } from '../support/seen.ts'
import { settled } from '../support/settled.ts'
import { watchShifts } from '../support/shifts.ts'
import { languages, wordsOf } from '../support/words.ts'

const t = wordsOf('bn')

/** The data for search engines on a page, of one type. */
async function structuredData(page: Page, type: string): Promise<Record<string, unknown> | undefined> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map(text => JSON.parse(text)).find(data => data['@type'] === type)
}

test.describe('on a phone without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  for (const language of languages)
    test(`a visitor searches by a Bangla word, narrows the list and opens a circular (${language})`, async ({
      page,
      context,
      anotherDevice,
      signIn,
      testSite,
    }) => {
      const word = `নদীরক্ষক${language === 'bn' ? 'এক' : 'দুই'}`
      const staff = await anotherDevice({ ...desktop, baseURL: testSite.url })
      await signIn(staff, 'Mita', '/privacy_policy')
      const fields = { category: 'engineering', district: 'rajshahi', deadline: dayIn(5) }
      await publishCircular(staff, testSite, { title: `${word} পদ`, ...fields })
      await publishCircular(staff, testSite, { title: `${word} ব্যাংকে`, category: 'bank' })

      await context.addCookies([{ name: 'language', value: language, url: testSite.url }])
      await page.goto('/jobs')
      const words = wordsOf(language)
      const search = page.getByRole('searchbox', { name: words('jobs.search') })
      await search.fill(word)
      await search.press('Enter')
      await page.waitForURL(url => url.search === `?search=${encodeURIComponent(word)}`)
      const rows = page.locator('prostuti-job-board a[href^="/jobs/"]')
      await expect(rows).toHaveCount(2)
      await page.locator('summary').tap()
      await page.locator('input[name="category"][value="engineering"]').check()
      await page.locator('select[name="district"]').selectOption('rajshahi')
      await page.getByRole('button', { name: words('filters.show') }).tap()
      await page.waitForURL(url => url.searchParams.get('district') === 'rajshahi')
      await expect(rows).toHaveCount(1)
      await rows.first().click()
      await page.waitForURL(/\/jobs\/\d+\/.+/)
      await expect(page.getByRole('heading', { level: 1, name: `${word} পদ` })).toBeVisible()
      expect(await structuredData(page, 'JobPosting')).toMatchObject({
        title: `${word} পদ`,
        validThrough: `${dayIn(6)}T00:00:00+06:00`,
        hiringOrganization: { name: 'নমুনা দপ্তর' },
        jobLocation: { address: { addressCountry: 'BD' } },
      })
    })

  test('odd addresses of the list are read as far as they can be', async ({ page }) => {
    for (const query of ['category=astronaut&page=-1', 'date_l=soon&date_r=2026-02-31', 'sortBy=x&search=%FF%00'])
      expect((await page.request.get(`/jobs?${query}`)).status(), query).toBe(200)
  })
})

test('a circular has one address, and is gone once its time is over', async ({
  page,
  anotherDevice,
  signIn,
  testSite,
}) => {
  const staff = await anotherDevice({ ...desktop, baseURL: testSite.url })
  await signIn(staff, 'Mita', '/privacy_policy')
  const fields = { category: 'health', exam_date: dayIn(40) }
  const id = await publishCircular(staff, testSite, { title: 'শেষ হওয়া পদ', ...fields })
  const like = await publishCircular(staff, testSite, { title: 'খোলা পদ', ...fields })

  const moved = await page.request.get(`/jobs/${id}/something-else?from=mail`, { maxRedirects: 0 })
  const own = moved.headers().location!
  expect([moved.status(), new URL(own, testSite.url).search]).toEqual([301, '?from=mail'])
  const address = own.replace('?from=mail', '')
  expect((await page.request.get(`/jobs/${id}`, { maxRedirects: 0 })).headers().location).toBe(address)
  expect((await page.request.get('/jobs/999999/x')).status()).toBe(404)

  const open = await page.goto(address)
  expect(open?.status()).toBe(200)
  expect(open?.headers()['cache-control']).toMatch(/no-cache|no-store/)
  expect(await structuredData(page, 'JobPosting')).toMatchObject({ title: 'শেষ হওয়া পদ' })
  expect(await structuredData(page, 'BreadcrumbList')).toBeDefined()
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(new URL(canonical!).pathname).toBe(new URL(address, testSite.url).pathname)

  const inSitemap = async () => {
    const file = await page.request.get('/sitemap/circulars-1.xml.gz')
    return gunzipSync(await file.body())
      .toString()
      .includes(`/jobs/${id}/`)
  }
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/sitemap/circulars-1.xml.gz')
  expect(await inSitemap()).toBe(true)

  await endCircular(testSite, id)
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(410)
  const gone = await page.goto(address)
  expect(gone?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1, name: 'শেষ হওয়া পদ' })).toBeVisible()
  expect(await structuredData(page, 'JobPosting')).toBeUndefined()
  expect(await inSitemap()).toBe(false)
  await expect(page.locator(`prostuti-job a[href^="/jobs/${like}/"]`)).toBeVisible()
})

test.describe('on my phone', () => {
  test.use(phone)

  test('I keep a circular, find it among my bookmarks, and read it without a network', async ({
    page,
    context,
    anotherDevice,
    signIn,
    testSite,
  }) => {
    const staff = await anotherDevice({ ...desktop, baseURL: testSite.url })
    await signIn(staff, 'Mita', '/privacy_policy')
    const title = 'রেখে দেওয়ার পদ'
    const id = await publishCircular(staff, testSite, { title, deadline: dayIn(2) })
    await signIn(page, 'Rafi', '/privacy_policy')
    await controlled(page)
    await page.goto(`/jobs/${id}/x`)
    const bookmark = page.getByRole('button', { name: t('list.bookmark', { title }), exact: true })
    await bookmark.tap()
    await expect(page.getByText(t('list.bookmark_added'))).toBeVisible()
    await expect.poll(() => isKept(page, `/jobs/${id}/`)).toBe(true)
    const address = page.url()

    await page.goto('/bookmark')
    await page.getByRole('tab').last().tap()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')

    await context.setOffline(true)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await context.setOffline(false)
  })

  test('a visitor sees what is bookmarked only after signing in', async ({ page }) => {
    const answer = await page.request.get('/bookmark', { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([303, '/login?next=%2Fbookmark'])
    await page.goto('/jobs?tab=kept')
    await expect(page.locator('prostuti-job-board').getByRole('tab', { selected: true })).toBeVisible()
  })
})

for (const [device, size] of Object.entries({ phone, desktop }))
  test(`neither the list nor a circular moves when its code comes, nor asks for what it shows (${device})`, async ({
    anotherDevice,
    signIn,
    testSite,
  }) => {
    const staff = await anotherDevice({ ...desktop, baseURL: testSite.url })
    await signIn(staff, 'Mita', '/privacy_policy')
    const id = await publishCircular(staff, testSite, { title: 'স্থির পদ', exam_date: dayIn(30) })
    const page = await anotherDevice({ ...size, baseURL: testSite.url })
    const shifts = await watchShifts(page)
    const asked: string[] = []
    page.on('request', request => {
      if (new URL(request.url()).pathname.startsWith('/api/job/')) asked.push(request.url())
    })
    for (const path of ['/jobs', '/jobs?category=other', `/jobs/${id}/x`]) {
      await page.goto(path)
      await settled(page)
      expect([path, await shifts()]).toEqual([path, 0])
    }
    expect(asked).toEqual([])
  })
