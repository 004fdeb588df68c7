import type { Page } from '@playwright/test'
import { n, within } from '../support/full-figures.ts'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { answersOf, expectAnswers, resultsOf } from '../support/rows.ts'

test.use(phone)

const minute = 60_000

/** Each of the first `to` questions shows what was chosen there. */
async function expectChosen(
  player: Player,
  given: Record<string, number>,
  to: number,
  timeout?: number,
): Promise<void> {
  for (let questionIndex = 0; questionIndex < to; questionIndex++)
    await expect(player.radio(questionIndex, given[await player.idOf(questionIndex)]!)).toBeChecked({ timeout })
}

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

test('keeps every answer over a network that goes in mid-exam, two reloads without it, and its return (promise 5)', async ({
  page,
  context,
  testSite,
  signIn,
}) => {
  const [questions, offlineFrom, offlineMs] = [n(8, 100), n(2, 30), n(0, 20 * minute)]
  test.setTimeout(offlineMs + n(4, 25) * minute)
  const exam = await testSite.hold({ questions, durationMs: 90 * minute, endTime: new Date(Date.now() + 120 * minute) })
  const right = (question: string) => exam.key.get(question)!
  const player = new Player(page)
  await signIn(page, 'Nusrat')
  await player.open(exam.id)
  await keptForOffline(page)
  const given = await player.answerAll(0, offlineFrom, right)

  await context.setOffline(true)
  const goneAt = Date.now()
  const middle = Math.ceil((offlineFrom + questions) / 2)
  for (const [from, to] of [
    [offlineFrom, middle],
    [middle, questions - 2],
  ] as const) {
    await player.next()
    // Chosen twice: what is tapped last counts, whatever the reload finds first.
    await player.choose(from, 0)
    Object.assign(given, await player.answerAll(from, to, right))
    await player.expectSafe(to)
    await page.reload()
    await player.ready()
    await expect(player.saved).toHaveText(player.t('player.offline'))
    await player.expectAnswered(to, questions)
    await expectChosen(player, given, to)
    await expect(player.question(to - 1)).toBeVisible()
  }
  await page.waitForTimeout(Math.max(0, goneAt + offlineMs - Date.now()))

  await context.setOffline(false)
  await expect
    .poll(() => answersOf(testSite, exam, 'Nusrat'), { timeout: within(5_000, 20_000), intervals: [100] })
    .toEqual(given)
  await expect(player.saved).toHaveText(player.t('player.saved'))
  await player.submit()
  await expect(player.received).toBeVisible()
  await expectAnswers(testSite, exam, 'Nusrat', given)
  expect(await resultsOf(testSite, exam, 'Nusrat')).toEqual([{ marks: (questions - 2) * 1_000 }])
})

test('would be found out if the device kept no answers (promise 5)', async ({ page, context, testSite, signIn }) => {
  const exam = await testSite.hold({ questions: 4 })
  const player = new Player(page)
  await signIn(page, 'Tanvir')
  await context.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
      return this.name === 'entries' ? this.get('nothing there') : put.apply(this, given)
    } as typeof put
  })
  await player.open(exam.id)
  await keptForOffline(page)
  await context.setOffline(true)
  const given = await player.answerAll(0, 2, question => exam.key.get(question)!)
  await page.reload()
  await player.ready()
  await expect(expectChosen(player, given, 2, 1_000)).rejects.toThrow()
})

test('hands the sheet in without a network, over a reload, with a file of it for the staff', async ({
  page,
  context,
  testSite,
  signIn,
}) => {
  const exam = await testSite.hold({ questions: 4 })
  const player = new Player(page)
  await signIn(page, 'Nusrat')
  await player.open(exam.id)
  await keptForOffline(page)
  await context.setOffline(true)
  const given = await player.answerAll(0, 3, question => exam.key.get(question)!)
  await player.submit()
  await expect(player.panel('player.sending_offline_title')).toBeVisible()
  await page.reload()
  await expect(player.panel('player.sending_offline_title')).toBeVisible()
  await expect(player.root.getByText(player.t('player.will_send_kept', { count: 3 }))).toBeVisible()
  const saved = page.waitForEvent('download')
  await player.press(player.button('player.rescue_file'))
  const name = (await saved).suggestedFilename()
  await expect(player.root.getByText(player.t('player.rescue_saved', { name }))).toBeVisible()
  await context.setOffline(false)
  await expect(player.received).toBeVisible()
  // This very tab is a page that knew no exam: it leads on all the same.
  await expect(page).toHaveURL(`/results/?id=${exam.id}&state=live`)
  await expectAnswers(testSite, exam, 'Nusrat', given)
  expect(await resultsOf(testSite, exam, 'Nusrat')).toEqual([{ marks: 3_000 }])
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
