import { createPost } from '@prostuti/contract/feed/operations'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { barriersOf } from '../support/screens/barriers.ts'
import { tokenOf } from '../support/token-of.ts'

test('a moderator publishes one post and sends another back, by keyboard alone', async ({
  page,
  anotherDevice,
  signIn,
  testSite,
}) => {
  const learner = await anotherDevice({ ...phone, baseURL: testSite.url })
  await signIn(learner, 'Nusrat', '/privacy_policy')
  const mark = crypto.randomUUID().slice(0, 8)
  const [good, bad] = [`${mark} শতকরার সহজ নিয়ম কী?`, `${mark} একসঙ্গে পড়তে ফোন দিন ০১৭১২৩৪৫৬৭৮`]
  for (const text of [good, bad]) {
    const answer = await learner.request.post(`${testSite.url}/api/${createPost.path}`, {
      headers: { authorization: `token ${await tokenOf(learner, testSite)}`, 'idempotency-key': crypto.randomUUID() },
      data: { type: 0, text },
    })
    expect(answer.status()).toBe(200)
  }

  await page.setViewportSize(desktop.viewport)
  await signIn(page, 'Mita', `/admin/discussions?search=${mark}`)
  const article = page.getByRole('main').getByRole('article')
  await expect(article).toContainText(good)
  expect(await barriersOf(page, 'moderation')).toEqual([])
  await page.keyboard.press('a')
  await expect(article).toContainText(bad)
  await expect(page.getByText('ফোন নম্বর ১টি').first()).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByText('আপনার পোস্ট ফেরত এসেছে')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('এই শব্দে কিছু পাওয়া যায়নি')).toBeVisible()

  await learner.goto(`/discussions?search=${mark}`)
  await expect(learner.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(learner.getByRole('main').getByRole('article')).toContainText(good)
  await learner.goto('/discussions?mine=true')
  await expect(learner.locator('prostuti-feed')).toContainText(bad)

  await page.keyboard.press('z')
  await expect(article).toContainText(bad)
})
