import type { Page } from '@playwright/test'
import { desktop, expect, test } from '../support/journey.ts'

test.use(desktop)

test('staff put questions and answers in another order by keys, menu and dragging, and learners read them so', async ({
  page,
  signIn,
  anotherDevice,
  testSite,
}) => {
  const { rows } = await testSite.db.pool.query<{ program: string; asked: string[] }>(
    `select f.program_id::text as program, array_agg(f.question->>'bn') as asked
       from faqs f join programs p on p.id = f.program_id
      where p.state = 'published' group by f.program_id having count(*) > 1 order by f.program_id limit 1`,
  )
  const { program, asked } = rows[0]!
  await signIn(page, 'Mita', `/admin/faq?program=${program}`)
  const shown = page.locator('main tbody tr')
  await expect(shown).toHaveCount(asked.length)
  const [first, second] = [await questionOf(page, 0), await questionOf(page, 1)]

  const inOrder = async (upper: string, lower: string) => {
    await expect(shown.nth(0)).toContainText(upper)
    await expect(shown.nth(1)).toContainText(lower)
  }
  await page.getByRole('link', { name: first }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await inOrder(second, first)
  await expect(page.getByRole('link', { name: first })).toBeFocused()

  await shown.nth(1).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'উপরে নিন' }).click()
  await inOrder(first, second)

  await shown.nth(1).dragTo(shown.nth(0))
  await inOrder(second, first)
  await page.reload()
  await inOrder(second, first)

  const learner = await anotherDevice()
  await learner.goto(`/program?id=${program}`)
  const heights = await Promise.all(
    [second, first].map(async question => {
      const place = learner.getByText(question).first()
      await expect(place).toBeVisible()
      return (await place.boundingBox())!.y
    }),
  )
  expect(heights[0]).toBeLessThan(heights[1]!)
})

/** The question of a row, without the answer under it. */
async function questionOf(page: Page, index: number): Promise<string> {
  const link = page.locator('main tbody tr').nth(index).locator('a').first()
  return link.evaluate(({ firstChild }) => firstChild!.textContent!)
}
