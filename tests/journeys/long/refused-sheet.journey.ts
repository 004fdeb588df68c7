import type { Page } from '@playwright/test'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { resultsOf } from '../support/rows.ts'
import type { TestSite } from '../support/test-site.ts'
import { languages, wordsOf } from '../support/words.ts'

test.use(phone)
// The server is started once more in each.
test.setTimeout(120_000)

/**
 * Answers and submits without a network, and leaves the exam: the sheet waits on this device. The server is down meanwhile,
 * because Chromium's offline mode lets a keepalive request of `pagehide` through.
 */
async function submitOffline(testSite: TestSite, player: Player, choose: (question: string) => number): Promise<void> {
  await player.page.context().setOffline(true)
  await player.answerAll(0, 2, choose)
  await testSite.kill()
  await player.submit()
  await expect(player.panel('player.sending_offline_title')).toBeVisible()
  await player.page.goto('about:blank')
  await testSite.start()
}

async function openOnline(page: Page, path: string): Promise<void> {
  await page.context().setOffline(false)
  await page.goto(path)
}

for (const language of languages)
  test(`says on the next page that a waiting sheet came too late, and leads to its answers (${language})`, async ({
    page,
    context,
    testSite,
    signIn,
  }) => {
    const t = wordsOf(language)
    const title = { bn: 'দেরিতে পৌঁছানো', en: 'Too late' }
    const exam = await testSite.hold({ questions: 2, title })
    const player = new Player(page, { language })
    await context.addCookies([{ name: 'language', value: language, url: testSite.url }])
    await signIn(page, 'Nusrat')
    await player.open(exam.id)
    await submitOffline(testSite, player, question => exam.key.get(question)!)
    await testSite.db.pool.query("update attempts set deadline = now() - interval '1 hour' where exam_id = $1", [
      exam.id,
    ])

    await openOnline(page, '/exam/upcoming')
    await expect(page.getByText(t('offline.too_late', { title: title[language] }))).toBeVisible()
    await expect(page.getByText(t('offline.arrived', { title: title[language] }))).toHaveCount(0)
    await page.getByRole('link', { name: t('offline.see_paper') }).tap()
    await expect(player.panel('player.too_late_title')).toBeVisible()
    await expect(player.button('player.rescue_file')).toBeVisible()
    expect(await resultsOf(testSite, exam, 'Nusrat')).toEqual([])
  })

test('does not say that a waiting sheet has arrived where another device’s sheet counts', async ({
  page,
  testSite,
  signIn,
  anotherDevice,
}) => {
  const t = wordsOf('bn')
  const title = { bn: 'দুই ফোনে', en: 'On two phones' }
  const exam = await testSite.hold({ questions: 2, title })
  const first = new Player(page)
  const second = new Player(await anotherDevice(phone))
  for (const player of [first, second]) await signIn(player.page, 'Rafi')
  await first.open(exam.id)
  await second.open(exam.id)
  await submitOffline(testSite, first, question => exam.key.get(question)!)
  await second.submit()
  await expect(second.received).toBeVisible()

  await openOnline(page, '/exam/upcoming')
  await expect(page.getByText(t('offline.other_paper', { title: title.bn }))).toBeVisible()
  await expect(page.getByText(t('offline.arrived', { title: title.bn }), { exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('join.result') })).toHaveAttribute(
    'href',
    `/results/?id=${exam.id}&state=live`,
  )
  expect(await resultsOf(testSite, exam, 'Rafi')).toEqual([{ marks: 0 }])
})

test('says on the next page that a waiting sheet was not accepted', async ({ page, testSite, signIn }) => {
  const t = wordsOf('bn')
  const title = { bn: 'গ্রহণ হয়নি', en: 'Not accepted' }
  const exam = await testSite.hold({ questions: 2, title })
  const player = new Player(page)
  await signIn(page, 'Tanvir')
  await player.open(exam.id)
  await submitOffline(testSite, player, question => exam.key.get(question)!)
  await testSite.db.pool.query('delete from attempts where exam_id = $1', [exam.id])

  await openOnline(page, '/exam/upcoming')
  await expect(page.getByText(t('offline.refused', { title: title.bn }))).toBeVisible()
  await expect(page.getByText(t('offline.arrived', { title: title.bn }))).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('offline.see_paper') })).toBeVisible()
})
