import { desktop, expect, phone, test } from '../support/journey.ts'
import { barriersOf } from '../support/screens/barriers.ts'
import { wordsOf } from '../support/words.ts'

const t = wordsOf('bn')

test('a member offers a question, staff mend and take it, and the member reads what was changed', async ({
  page,
  anotherDevice,
  signIn,
  testSite,
}) => {
  const member = await anotherDevice({ ...phone, baseURL: testSite.url })
  await signIn(member, 'Nusrat', '/contribute')
  const mark = crypto.randomUUID().slice(0, 8)
  const offered = `${mark} শব্দের সন্ধি বিচ্ছেদ কোনটি?`
  const room = member.locator('prostuti-contribute')
  await room.getByLabel(t('contribute.question'), { exact: true }).fill(offered)
  for (const [letter, text] of [
    ['ক', 'গৈ + অক'],
    ['খ', 'গা + অক'],
  ] as const)
    await room.getByLabel(t('contribute.option', { letter }), { exact: true }).fill(text)
  await room.getByRole('button', { name: t('contribute.send'), exact: true }).tap()
  await expect(room.getByText(t('contribute.need_right'))).toBeVisible()
  await room.getByLabel(t('contribute.is_right', { letter: 'ক' })).check()
  await room.getByLabel(t('contribute.category')).selectOption({ index: 1 })
  expect(await barriersOf(member, 'contribute')).toEqual([])
  await room.getByRole('button', { name: t('contribute.send'), exact: true }).tap()
  const own = room.locator('.contribute-own').filter({ hasText: mark })
  await expect(own).toContainText(t('contribute.state.waiting'))

  await page.setViewportSize(desktop.viewport)
  await signIn(page, 'Mita', '/admin/question/contributions')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: mark }).click()
  await expect(main.getByRole('article')).toContainText(offered)
  expect(await barriersOf(page, 'contributions')).toEqual([])
  await page.keyboard.press('e')
  await main.getByLabel('প্রশ্ন', { exact: true }).fill(`${mark} শব্দের সন্ধিবিচ্ছেদ কোনটি?`)
  await main.getByRole('button', { name: 'বদল রাখুন' }).click()
  await expect(main.getByRole('article').locator('ins')).toContainText('সন্ধিবিচ্ছেদ')
  await page.keyboard.press('a')
  await expect(main.getByRole('button', { name: mark })).toHaveCount(0)

  await member.reload()
  await expect(own).toContainText(t('contribute.state.taken'))
  await expect(own.locator('del')).toContainText('সন্ধি বিচ্ছেদ')
  await expect(own.locator('ins')).toContainText('সন্ধিবিচ্ছেদ')
})
