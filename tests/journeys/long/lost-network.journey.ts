import type { Route } from '@playwright/test'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { attemptsOf, expectAnswers, resultsOf } from '../support/rows.ts'

test.use(phone)

test('keeps my answers when the network drops, and sends them by itself when it is back', async ({
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
  const given = await player.answerAll(0, 3, right)
  await expectAnswers(testSite, exam, 'Nusrat', given)

  await test.step('I go on without a network, and the screen says what is safe and what has not gone out', async () => {
    await context.setOffline(true)
    await expect(player.saved).toHaveText(player.t('player.offline'))
    await expect(player.notice).toHaveText(player.t('player.offline_safe'))
    await player.next()
    Object.assign(given, await player.answerAll(3, 7, right))
    await player.openPalette()
    await expect(player.dialog).toContainText(player.t('player.unsent', { saved: 7, unsent: 4 }))
    await expect(player.dialog).toContainText(player.t('player.sent_by_itself'))
    await player.press(player.dialog.getByRole('button', { name: player.t('player.keep_on') }))
  })

  await test.step('the network is back, and I do nothing', async () => {
    await context.setOffline(false)
    await expect(player.notice).toHaveText(player.t('player.online'))
    await expectAnswers(testSite, exam, 'Nusrat', given)
    await expect(player.saved).toHaveText(player.t('player.saved'))
    await player.openPalette()
    await expect(player.dialog).toContainText(player.t('player.all_sent'))
    await player.press(player.dialog.getByRole('button', { name: player.t('player.keep_on') }))
  })

  await player.submit()
  await expect(player.received).toBeVisible()
  await expectAnswers(testSite, exam, 'Nusrat', given)
  expect(await resultsOf(testSite, exam, 'Nusrat')).toEqual([{ marks: 7_000 }])
})

test('lets me hand in without a network: the sheet goes out by itself, once', async ({
  page,
  context,
  testSite,
  signIn,
}) => {
  const exam = await testSite.hold({ questions: 4 })
  const player = new Player(page)
  await signIn(page, 'Rafi')
  await player.open(exam.id)
  await context.setOffline(true)
  const given = await player.answerAll(0, 4, question => exam.key.get(question)!)
  await player.submit()
  await expect(player.panel('player.sending_offline_title')).toBeVisible()
  await expect(player.root).toContainText(player.t('player.will_send', { answered: 4, total: 4 }))
  expect((await attemptsOf(testSite, exam, 'Rafi'))[0]?.submitted_at).toBeNull()

  await context.setOffline(false)
  await expect(player.received).toBeVisible()
  await expectAnswers(testSite, exam, 'Rafi', given)
  expect(await resultsOf(testSite, exam, 'Rafi')).toEqual([{ marks: 4_000 }])
})

for (const [trouble, upset] of [
  ['the server fails', (route: Route) => route.fulfill({ status: 500, body: '' })],
  ['there is no network', (route: Route) => route.abort('internetdisconnected')],
] as const)
  test(`shows me what is missing when ${trouble} before an exam has opened, and lets me try again`, async ({
    page,
    testSite,
    signIn,
  }) => {
    const exam = await testSite.hold({ questions: 4 })
    const player = new Player(page)
    await signIn(page, 'Nusrat')
    await page.route('**/api/**', upset)
    await page.goto(`/embed/exam?id=${exam.id}`)
    const again = player.root.getByRole('button', { name: player.t('ui.try_again') })
    await expect(again).toBeVisible({ timeout: 15_000 })
    await page.unroute('**/api/**')
    await player.press(again)
    await player.start()
  })
