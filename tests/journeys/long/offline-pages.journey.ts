import type { Page } from '@playwright/test'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { expectAnswers } from '../support/rows.ts'
import { languages, wordsOf } from '../support/words.ts'

test.use(phone)

/** Waits until this device keeps the page for when there is no network, and every page passes through its hands. */
async function keptForOffline(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => Boolean((await caches.match('/offline')) && navigator.serviceWorker.controller))
  await expect.poll(kept).toBe(true)
}

for (const language of languages)
  test(`says without a network what waits and what can be done, on every page (${language})`, async ({
    page,
    context,
    testSite,
    signIn,
  }) => {
    test.setTimeout(120_000)
    const t = wordsOf(language)
    const title = { bn: 'নেটওয়ার্ক ছাড়া', en: 'Without a network' }
    const exam = await testSite.hold({ questions: 3, title })
    const player = new Player(page, { language })
    page.on('dialog', dialog => void dialog.accept())
    await context.addCookies([{ name: 'language', value: language, url: testSite.url }])
    await signIn(page, 'Nusrat')
    await keptForOffline(page)
    await player.open(exam.id)
    const given = await player.answerAll(0, 2, question => exam.key.get(question)!)
    await player.expectSafe(2)
    await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/exam/offline')))).toBe(true)

    // What the browser calls offline holds for pages; a service worker that has just started would still reach the server.
    await context.setOffline(true)
    await testSite.kill()
    await page.goto('/exam/upcoming')
    await expect(page.getByRole('heading', { name: t('offline.title') })).toBeVisible()
    await expect(page.getByText(t('offline.under_way'))).toBeVisible()
    await page.getByRole('link', { name: t('offline.go_on') }).tap()
    await player.ready()
    await player.submit()
    await expect(player.panel('player.sending_offline_title')).toBeVisible()
    // The player takes its entry off the history, which would break off a way that is taken within the same moment.
    await expect.poll(() => page.evaluate(() => history.state?.['prostuti-exam'] ?? false)).toBe(false)

    for (const path of ['/', '/exam/participated', `/exam/join?id=${exam.id}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: title[language] })).toBeVisible()
      await expect(page.getByText(t('offline.waits'))).toBeVisible()
      await expect(page.getByText(language === 'bn' ? '২' : '2', { exact: true })).toBeVisible()
    }

    await testSite.start()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: t('offline.title') })).toBeHidden({ timeout: 30_000 })
    // The exam's own page, which is not led back to the questions, delivers the sheet.
    await expect(page.getByText(t('offline.arrived', { title: title[language] }))).toBeVisible({ timeout: 20_000 })
    const result = page.getByRole('link', { name: t('join.result') })
    await expect(result).toHaveAttribute('href', `/results/?id=${exam.id}&state=live`)
    await expectAnswers(testSite, exam, 'Nusrat', given)
  })
