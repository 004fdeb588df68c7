import { minute } from '@prostuti/server/testing/exams'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { attemptsOf } from '../support/rows.ts'

test.use(phone)

test('the address of an exam leads on although it is unknown, over or not yet begun, and starts no clock by itself', async ({
  page,
  testSite,
  signIn,
}) => {
  const player = new Player(page)
  const [over, ahead, running] = [
    await testSite.hold({
      questions: 3,
      startTime: new Date(Date.now() - 120 * minute),
      endTime: new Date(Date.now() - 60 * minute),
      title: { bn: 'গতকালের', en: 'Over' },
    }),
    await testSite.hold({
      questions: 3,
      startTime: new Date(Date.now() + 60 * minute),
      endTime: new Date(Date.now() + 120 * minute),
      title: { bn: 'আগামীর', en: 'Ahead' },
    }),
    await testSite.hold({ questions: 3, title: { bn: 'এখনকার', en: 'Now' } }),
  ]
  await signIn(page, 'Nusrat')

  await page.goto('/exam/questions?id=999999999')
  await expect(player.panel('ui.error.no_exam_found').or(player.root.getByRole('alert')).first()).toBeVisible()
  await expect(page.locator('[slot=refused]')).toHaveAttribute('href', '/exam/upcoming')

  await page.goto(`/exam/questions?id=${over.id}`)
  await expect(player.root).toContainText('গতকালের')
  await expect(player.root).toContainText(player.t('ui.error.exam_over'))
  await page.locator('[slot=refused]').tap()
  await page.waitForURL(`/exam/join?id=${over.id}`)

  await page.goto(`/exam/questions?id=${ahead.id}`)
  await expect(player.root).toContainText('আগামীর')
  await expect(player.root.getByRole('timer')).toBeVisible()

  await page.goto(`/exam/questions?id=${running.id}`)
  await expect(player.button('join.start')).toBeVisible()
  for (const exam of [over, ahead, running]) expect(await attemptsOf(testSite, exam, 'Nusrat')).toEqual([])
})
