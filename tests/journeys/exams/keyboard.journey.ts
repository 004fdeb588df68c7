import type { Locator, Page } from '@playwright/test'
import { desktop, expect, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { answersOf, resultsOf } from '../support/rows.ts'

test.use(desktop)

const hasFocus = (target: Locator) =>
  target.evaluate(element => (element.getRootNode() as Document | ShadowRoot).activeElement === element)

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`60 presses of Tab did not lead to ${target}`)
}

test('I take an exam with the keyboard alone', async ({ page, testSite }) => {
  const exam = await testSite.hold({ questions: 4, title: { bn: 'কিবোর্ডের পরীক্ষা', en: 'By keys' } })
  const player = new Player(page, { touch: false })
  const { t, root } = player
  const keys = page.keyboard

  await test.step('signing in and starting', async () => {
    await page.goto(`/exam/join?id=${exam.id}`)
    await tabTo(page, page.getByRole('button', { name: t('login.google') }))
    await keys.press('Enter')
    await tabTo(page, page.locator('button[name="email"]', { hasText: 'Tanvir' }))
    await keys.press('Enter')
    await tabTo(page, page.getByRole('button', { name: t('join.start') }))
    await keys.press('Enter')
    await player.ready()
  })

  await test.step('answering by letters and digits', async () => {
    // Nothing was clicked or tabbed to: the page is about nothing else.
    await keys.press('2')
    await expect(player.question(0).locator('input').nth(1)).toBeChecked()
    // A press on the page's own part leaves the focus nowhere, and the keys go on.
    await page.mouse.click(2, 400)
    await keys.press('ArrowRight')
    await expect(player.question(1)).toBeVisible()
    // A Bangla layout's key, which Playwright's keyboard does not have.
    await player.question(1).dispatchEvent('keydown', { key: 'গ', bubbles: true, composed: true })
    await expect(player.question(1).locator('input').nth(2)).toBeChecked()
    await keys.press('ArrowRight')
    await expect(player.question(2)).toBeFocused()
    await keys.press('D')
    await expect(player.question(2).locator('input').nth(3)).toBeChecked()
    await keys.press('Delete')
    await expect(player.chosen(2)).toHaveCount(0)
    await keys.press('m')
    await expect(root.locator('.foot').getByRole('button', { name: t('player.mark') })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await keys.press('ArrowLeft')
    await expect(player.question(1)).toBeVisible()
    await expect(player.question(1).locator('input').nth(2)).toBeChecked()
  })

  await test.step('the list of questions by arrows', async () => {
    const cells = root.locator('.palette button')
    await tabTo(page, cells.nth(1))
    await keys.press('ArrowRight')
    await keys.press('ArrowRight')
    await keys.press('Enter')
    await expect(player.question(3)).toBeVisible()
    await expect(player.question(3)).toBeFocused()
    const value = await player.question(3).locator('input').first().getAttribute('value')
    await keys.press('1')
    await expect(player.radio(3, Number(value))).toBeChecked()
  })

  await test.step('handing in, Escape first', async () => {
    const submit = root.locator('.foot').getByRole('button', { name: t('player.submit') })
    await tabTo(page, submit)
    await keys.press('Enter')
    await expect(player.dialog).toBeVisible()
    await keys.press('Escape')
    await expect(player.dialog).toBeHidden()
    await expect(submit).toBeFocused()
    await keys.press('Enter')
    await tabTo(page, player.dialog.getByRole('button', { name: t('player.submit') }))
    await keys.press('Enter')
    await expect(player.received).toBeVisible()
  })

  expect(Object.keys(await answersOf(testSite, exam, 'Tanvir'))).toHaveLength(3)
  expect(await resultsOf(testSite, exam, 'Tanvir')).toHaveLength(1)
})
