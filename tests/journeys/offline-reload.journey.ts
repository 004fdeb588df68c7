import type { Page } from '@playwright/test'
import { expect, phone, test } from './support/journey.ts'
import { Player } from './support/player.ts'
import { expectAnswers, resultsOf } from './support/rows.ts'

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
  hall,
  signIn,
}) => {
  const exam = await hall.hold({ questions: 8 })
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
    for (let place = 0; place < to; place++)
      await expect(player.radio(place, given[await player.idOf(place)]!)).toBeChecked()
    await expect(player.question(to - 1)).toBeVisible()
  }

  await player.submit()
  await expect(player.panel('player.sending_offline_title')).toBeVisible()
  await page.reload()
  await expect(player.panel('player.sending_offline_title')).toBeVisible()
  await context.setOffline(false)
  await expect(player.received).toBeVisible()
  await expectAnswers(hall, exam, 'Nusrat', given)
  expect(await resultsOf(hall, exam, 'Nusrat')).toEqual([{ marks: 6_000 }])
})

test('finds the sheet again when I reload while the server is dead', async ({ page, hall, signIn }) => {
  const exam = await hall.hold({ questions: 4 })
  const player = new Player(page)
  await signIn(page, 'Rafi')
  await player.open(exam.id)
  await keptForOffline(page)
  await hall.kill()
  const given = await player.answerAll(0, 2, question => exam.key.get(question)!)
  await player.expectSafe(2)
  await page.reload()
  await player.ready()
  for (const place of [0, 1]) await expect(player.radio(place, given[await player.idOf(place)]!)).toBeChecked()
  await hall.start()
  await expectAnswers(hall, exam, 'Rafi', given)
})
