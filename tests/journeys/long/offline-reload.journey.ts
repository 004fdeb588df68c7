import type { Page } from '@playwright/test'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { expectAnswers, resultsOf } from '../support/rows.ts'

test.use(phone)

/** Waits until this device keeps what a reload without a network needs. */
async function keptForOffline(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const files = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()))
      const paths = files.flat().map(request => new URL(request.url).pathname)
      return paths.includes('/exam/offline') && paths.some(path => path.startsWith('/embed/v1/'))
    })
  await expect.poll(kept).toBe(true)
}

test('finds the sheet again when I reload without a network, hands it in, and loses nothing', async ({
  page,
  context,
  testSite,
  signIn,
}) => {
  const exam = await testSite.hold({ questions: 8 })
  const right = (question: string) => exam.key.get(question)!
  const player = new Player(page)
  await signIn(page, 'Nusrat')
  await player.open(exam.id)
  await keptForOffline(page)
  const given = await player.answerAll(0, 2, right)

  await context.setOffline(true)
  for (const [from, to] of [
    [2, 4],
    [4, 6],
  ] as const) {
    await player.next()
    Object.assign(given, await player.answerAll(from, to, right))
    await player.expectSafe(to)
    await page.reload()
    await player.ready()
    await expect(player.saved).toHaveText(player.t('player.offline'))
    await player.expectAnswered(to, 8)
    for (let questionIndex = 0; questionIndex < to; questionIndex++)
      await expect(player.radio(questionIndex, given[await player.idOf(questionIndex)]!)).toBeChecked()
    await expect(player.question(to - 1)).toBeVisible()
  }

  await player.submit()
  await expect(player.panel('player.sending_offline_title')).toBeVisible()
  await page.reload()
  await expect(player.panel('player.sending_offline_title')).toBeVisible()
  await expect(player.root.getByText(player.t('player.will_send_kept', { count: 6 }))).toBeVisible()
  const saved = page.waitForEvent('download')
  await player.press(player.button('player.rescue_file'))
  const name = (await saved).suggestedFilename()
  await expect(player.root.getByText(player.t('player.rescue_saved', { name }))).toBeVisible()
  await context.setOffline(false)
  await expect(player.received).toBeVisible()
  // This very tab is a page that knew no exam: it leads on all the same.
  await expect(page).toHaveURL(`/results/?id=${exam.id}&state=live`)
  await expectAnswers(testSite, exam, 'Nusrat', given)
  expect(await resultsOf(testSite, exam, 'Nusrat')).toEqual([{ marks: 6_000 }])
})

test('finds the sheet again when I reload while the server is dead', async ({ page, testSite, signIn }) => {
  const exam = await testSite.hold({ questions: 4 })
  const player = new Player(page)
  await signIn(page, 'Rafi')
  await player.open(exam.id)
  await keptForOffline(page)
  await testSite.kill()
  const given = await player.answerAll(0, 2, question => exam.key.get(question)!)
  await player.expectSafe(2)
  await page.reload()
  await player.ready()
  for (const questionIndex of [0, 1])
    await expect(player.radio(questionIndex, given[await player.idOf(questionIndex)]!)).toBeChecked()
  await testSite.start()
  await expectAnswers(testSite, exam, 'Rafi', given)
})
