import type { Page } from '@playwright/test'
import { formatNumber } from '@prostuti/sdk/i18n/format'
import { changeCircular, dayIn, publishCircular } from '../support/content/circulars.ts'
import { publishSeatPlan } from '../support/content/notices.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { readCalendar } from '../support/read-calendar.ts'
import { wordsOf } from '../support/words.ts'

const t = wordsOf('bn')
test.use(phone)

/** The sheet that keeps an exam, or changes how it is kept. */
const sheet = (page: Page, title: 'keep.title' | 'keep.title_kept') => page.getByRole('dialog', { name: t(title) })

/** `০৭` is never written, `৭` is. */
const dayOfMonth = (day: string): string => formatNumber(Number(day.slice(8)), 'bn')

test('a circular’s exam that I keep stands in my routine and my calendar, and follows the day that staff move', async ({
  page,
  anotherDevice,
  signIn,
  testSite,
}) => {
  const staff = await anotherDevice({ ...desktop, baseURL: testSite.url })
  await signIn(staff, 'Mita', '/privacy_policy')
  const title = `নমুনা রুটিনের পদ ${crypto.randomUUID().slice(0, 8)}`
  const [first, moved] = [dayIn(40), dayIn(47)]
  const id = await publishCircular(staff, testSite, { title, exam_date: first })
  await signIn(page, 'Rafi', `/jobs/${id}/x`)
  const inCalendar = async (address: string) => {
    const entries = readCalendar(await (await page.request.get(address)).text())
    return entries.filter(({ summary }) => summary.includes(title))
  }

  await test.step('it is kept on its page', async () => {
    await page.getByRole('button', { name: t('keep.button') }).tap()
    await sheet(page, 'keep.title')
      .getByRole('button', { name: t('keep.button'), exact: true })
      .tap()
    await expect(page.getByRole('button', { name: t('keep.kept') })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: t('keep.kept') })).toBeVisible()
  })

  const row = page.locator('prostuti-routine article.routine-row').filter({ hasText: title })
  await page.goto('/routine')
  await expect(row).toContainText(t('routine.dated.circular'))
  await expect(row.locator('.routine-date b')).toHaveText(dayOfMonth(first))
  const make = page.getByRole('button', { name: t('routine.calendar_make') })
  const own = page.getByLabel(t('routine.calendar_address'))
  await expect(make.or(own)).toBeVisible()
  if (await make.isVisible()) await make.tap()
  const address = await own.inputValue()
  const [entry, ...others] = await inCalendar(address)
  expect([entry?.start, others]).toEqual([first, []])

  await test.step('staff move the exam', async () => {
    await changeCircular(staff, testSite, id, { exam_date: moved })
    await page.reload()
    await expect(row.locator('.routine-date b')).toHaveText(dayOfMonth(moved))
    expect(await inCalendar(address)).toEqual([{ ...entry, start: moved }])
  })

  await test.step('it leads back to the circular, and goes by one press', async () => {
    await row.getByRole('link').tap()
    await page.waitForURL(url => url.pathname.startsWith(`/jobs/${id}/`))
    await page.goBack()
    await row.getByRole('button', { name: t('routine.dated_remove') }).tap()
    await expect(row).toHaveCount(0)
    expect(await inCalendar(address)).toEqual([])
    await page.goto(`/jobs/${id}/x`)
    await expect(page.getByRole('button', { name: t('keep.button') })).toBeVisible()
  })
})

test('a seat plan that I keep stands above the others as mine', async ({ page, anotherDevice, signIn, testSite }) => {
  const desk = await anotherDevice({ ...desktop, baseURL: testSite.url })
  await signIn(desk, 'Mita', '/privacy_policy')
  const mark = crypto.randomUUID().slice(0, 8)
  await publishSeatPlan({ page: desk, testSite }, `নমুনা আগের আসন ${mark}`, 2)
  const title = `নমুনা আমার আসন ${mark}`
  const { slug } = await publishSeatPlan({ page: desk, testSite }, title, 3)

  await signIn(page, 'Rafi', `/notice/seat-plan/${encodeURIComponent(slug)}`)
  await page.getByRole('button', { name: t('keep.button') }).tap()
  await sheet(page, 'keep.title')
    .getByRole('button', { name: t('keep.button'), exact: true })
    .tap()
  await expect(page.getByRole('button', { name: t('keep.kept') })).toBeVisible()

  await page.goto('/notice/seat-plan')
  const [mine, coming] = [t('seat_plans.mine'), t('seat_plans.coming')].map(name =>
    page.locator('main section').filter({ has: page.getByRole('heading', { name, exact: true }) }),
  )
  await expect(mine!.getByRole('link', { name: title })).toBeVisible()
  await expect(mine!).toContainText(t('seat_plans.arrived'))
  await expect(coming!.getByRole('link', { name: title })).toHaveCount(0)
  await expect(coming!.getByRole('link', { name: `নমুনা আগের আসন ${mark}` })).toBeVisible()
  const [top, below] = await Promise.all([mine!.boundingBox(), coming!.boundingBox()])
  expect(top!.y).toBeLessThan(below!.y)

  await page.goto('/routine')
  const row = page.locator('prostuti-routine').getByRole('article').filter({ hasText: title })
  await expect(row).toContainText(t('routine.dated.seat_plan'))
  await row.getByRole('button', { name: t('routine.dated_remove') }).tap()
  await expect(row).toHaveCount(0)
  await page.goto('/notice/seat-plan')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(mine!).toHaveCount(0)
})
