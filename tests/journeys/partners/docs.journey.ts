import type { Page } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import { serveForeignPage } from '../support/foreign-page.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { docsPages } from '../support/screens/docs-pages.ts'
import { Walker } from '../support/screens/walker.ts'

for (const { language, device, other } of [
  { language: 'bn' as Language, device: phone, other: desktop },
  { language: 'en' as Language, device: desktop, other: phone },
])
  test(`every page of the docs is whole for a visitor (${language})`, async ({ anotherDevice, testSite }) => {
    test.setTimeout(240_000)
    const page = await anotherDevice({ ...device, baseURL: testSite.url, serviceWorkers: 'block' })
    await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
    const sizes = [device.viewport, other.viewport]
    const visitor = new Walker(page, { who: 'visitor', language, looked: new Set(), sizes })
    for (const address of docsPages) await visitor.open({ file: 'docs', address, asksToSignIn: false, status: 200 })
    expect(visitor.found).toEqual([])
  })

/** The pieces of HTML on a page of the docs, in their order, as a person copies them. */
async function piecesOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  return page.locator('pre.code[data-kind=html] code').allTextContents()
}

test('I paste what the docs say into an empty page of my own, and take an exam to its result', async ({
  page,
  testSite,
}) => {
  test.setTimeout(120_000)
  const errors: string[] = []
  const pieces = await piecesOf(page, `${testSite.url}/docs/start/html`)
  expect(pieces).toHaveLength(3)
  const [lines, theme, elsewhere] = pieces
  expect(elsewhere).toContain('result-href')
  const mine = await serveForeignPage(`${lines}\n${theme}`)
  page.on('pageerror', ({ message }) => errors.push(message))
  const player = new Player(page, { touch: false })
  await page.goto(mine.url)
  await player.start()
  const primary = player.root.locator('.prostuti-root')
  expect(await primary.evaluate(root => getComputedStyle(root).getPropertyValue('--prostuti-primary'))).toBe('#9a3d1f')
  await player.choose(0, 0)
  await player.submit()
  await page.getByRole('button', { name: player.t('after_receipt.result') }).click()
  await expect(page.locator('prostuti-exam-result').getByRole('heading').first()).toBeVisible()
  await mine.close()

  const [list] = await piecesOf(page, `${testSite.url}/docs/elements/exam-list`)
  const other = await serveForeignPage(list!)
  await page.goto(other.url)
  await expect(page.locator('prostuti-exam-list article').first()).toBeVisible()
  await other.close()
  expect(errors).toEqual([])
})

test('I change an element in the playground, and its code and address change with it', async ({ page, testSite }) => {
  await page.goto(`${testSite.url}/docs/playground?element=exam-list`)
  const list = page.locator('prostuti-exam-list')
  await expect(list.locator('article').first()).toBeVisible()
  await page.locator('[name=lang]').selectOption('en')
  await page.locator('[name=width]').selectOption('390')
  await expect(page.locator('[data-code=html] code')).toContainText('<prostuti-exam-list lang="en">')
  await expect(page).toHaveURL(/element=exam-list&lang=en&width=390$/)
  await page.reload()
  await expect(list).toHaveAttribute('lang', 'en')
  await expect(list.getByRole('button', { name: 'Take the exam' }).first()).toBeVisible()
})
