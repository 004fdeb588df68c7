import type { Page } from '@playwright/test'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { attemptsOf } from '../support/rows.ts'

test.use(phone)

/** Whatever nobody has caught on any page of a tab. */
function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(`${error.name}: ${error.message}`))
  return errors
}

test('asks before I leave a running exam by the arrow or by going back, and the first step back after handing in works', async ({
  page,
  testSite,
  signIn,
}) => {
  const errors = watchErrors(page)
  const exam = await testSite.hold({ questions: 3 })
  const player = new Player(page)
  const asking = player.root.getByRole('dialog', { name: player.t('player.leave_title') })
  const join = `/exam/join?id=${exam.id}`
  await signIn(page, 'Nusrat', join)
  await page.getByRole('button', { name: player.t('join.start') }).tap()
  await player.ready()
  await player.choose(0, 1)

  await test.step('the arrow asks, and I may stay', async () => {
    await page.locator('header a').tap()
    await expect(asking).toBeVisible()
    await player.press(asking.getByRole('button', { name: player.t('player.stay') }))
    await expect(asking).toBeHidden()
    await expect(player.chosen(0)).toBeChecked()
  })

  await test.step('going back asks as well, every time', async () => {
    for (const _ of [1, 2]) {
      await page.evaluate(() => history.back())
      await expect(asking).toBeVisible()
      await player.press(asking.getByRole('button', { name: player.t('player.stay') }))
    }
  })

  await test.step('leaving by the arrow leads where it says, and the exam goes on from there', async () => {
    await page.locator('header a').tap()
    await player.press(asking.getByRole('button', { name: player.t('player.leave') }))
    await page.waitForURL(join)
    await page.getByRole('link', { name: player.t('join.resume') }).tap()
    await player.ready()
    await expect(player.chosen(0)).toBeChecked()
  })

  await test.step('one step back from the result leads to the exam’s page, not to the paper', async () => {
    await player.submit()
    await page.waitForURL(`/results/?id=${exam.id}&state=live`)
    await page.goBack()
    await page.waitForURL(join)
  })

  expect((await attemptsOf(testSite, exam, 'Nusrat'))[0]?.submitted_at).not.toBeNull()
  expect(errors).toEqual([])
})
