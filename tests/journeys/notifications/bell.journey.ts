import { bell, bellPanel, countStreams, forgetDevices, tell } from '../support/content/notifications.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { listenToConsole } from '../support/quiet-console.ts'
import { barriersOf } from '../support/screens/barriers.ts'
import { wordsOf } from '../support/words.ts'

const t = wordsOf('bn')
const rows = 'prostuti-notifications li'

test.describe('on a desk', () => {
  test.use(desktop)

  test('the bell tells at once, in all tabs over one connection, and what I have looked at is read by leaving it', async ({
    page,
    context,
    signIn,
    testSite,
  }) => {
    await forgetDevices(testSite, 'Tanvir')
    const { heard } = listenToConsole(page)
    const other = await context.newPage()
    const counts = [countStreams(page), countStreams(other)]
    const streams = () => counts.reduce((sum, count) => sum + count(), 0)
    await signIn(page, 'Tanvir', '/jobs')
    await expect.poll(streams).toBe(1)
    await other.goto(`${testSite.url}/privacy_policy`)
    await expect(bell(other)).toHaveAttribute('aria-label', t('bell.label'))
    await expect(bell(other)).toHaveAttribute('data-following', '')

    await tell(testSite, 'Tanvir', 'নমুনা মডেল টেস্ট ১১')
    for (const tab of [page, other]) await expect(bell(tab).locator('.badge')).toHaveText('১')
    await expect(bell(page)).toHaveAttribute('aria-label', t('bell.label_new', { number: '১' }))
    expect(streams()).toBe(1)

    await bell(page).click()
    await expect(bellPanel(page).locator(rows)).toHaveCount(1)
    await expect(bellPanel(page)).toContainText('নমুনা মডেল টেস্ট ১১')
    expect(await barriersOf(page, 'notifications')).toEqual([])
    // Opening marks nothing.
    await expect(bell(other).locator('.badge')).toHaveText('১')
    await page.keyboard.press('Escape')
    await expect(bellPanel(page)).toBeHidden()
    await expect(bell(page)).toBeFocused()
    for (const tab of [page, other]) await expect(bell(tab).locator('.badge')).toBeHidden()

    await test.step('a press beside it closes it too, and the bell opens and closes', async () => {
      await bell(page).click()
      await expect(bellPanel(page)).toBeVisible()
      // The page's own edge: what stands further in changes with the hour, and may be a link.
      await page.locator('main').click({ position: { x: 4, y: 4 } })
      await expect(bellPanel(page)).toBeHidden()
      await bell(page).click()
      await expect(bellPanel(page)).toBeVisible()
      await bell(page).click()
      await expect(bellPanel(page)).toBeHidden()
    })

    await test.step('the other tab goes on when the first is closed', async () => {
      await page.close()
      await tell(testSite, 'Tanvir', 'নমুনা মডেল টেস্ট ১২')
      await other.bringToFront()
      await expect(bell(other).locator('.badge')).toHaveText('১', { timeout: 60_000 })
    })
    expect(heard()).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the bell leads to the page, which is read by leaving it, in either language', async ({
    page,
    signIn,
    testSite,
  }) => {
    await forgetDevices(testSite, 'Rafi')
    await tell(testSite, 'Rafi', 'নমুনা মডেল টেস্ট ১১')
    const { heard } = listenToConsole(page)
    await signIn(page, 'Rafi', '/jobs')
    await bell(page).tap()
    await expect(page).toHaveURL(/\/notifications$/)
    await expect(page.locator(rows)).toHaveCount(1)
    await expect(page.locator('prostuti-notifications')).toContainText(t('notifications.new'))
    await page.goto('/privacy_policy')
    await expect(bell(page)).toHaveAttribute('aria-label', t('bell.label'))

    await test.step('what I want to hear of is kept', async () => {
      await page.goto('/notifications?settings')
      const deadlines = page.getByRole('switch', { name: t('notification_settings.deadlines') })
      await expect(deadlines).not.toBeChecked()
      await deadlines.tap()
      await expect(deadlines).toBeChecked()
      await expect(deadlines).not.toHaveAttribute('aria-busy')
      await page.reload()
      await expect(deadlines).toBeChecked()
    })

    await test.step('English reads English', async () => {
      const english = wordsOf('en')
      await page.context().addCookies([{ name: 'language', value: 'en', url: testSite.url }])
      await page.goto('/notifications')
      await expect(page.locator('prostuti-notifications')).toContainText(english('notifications.older'))
    })
    expect(heard()).toEqual([])
  })

  test('a visitor has no bell, and none stands on the way into an exam', async ({ page, signIn, testSite }) => {
    const exam = await testSite.hold()
    await page.goto(`${testSite.url}/jobs`)
    await expect(bell(page)).toHaveCount(0)
    const streams = countStreams(page)
    await signIn(page, 'Nusrat', `/exam/join?id=${exam.id}`)
    await expect(page.locator('prostuti-exam-join')).toContainText('যাচাই পরীক্ষা')
    await expect(bell(page)).toHaveCount(0)
    expect(streams()).toBe(0)
  })
})
