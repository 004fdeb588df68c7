import { formatMarks } from '@prostuti/sdk/i18n/format'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { languages, wordsOf } from '../support/words.ts'

test.describe('without JavaScript', () => {
  test.use({ ...desktop, javaScriptEnabled: false })

  for (const language of languages)
    test(`reads Home and walks through the lists by links alone (${language})`, async ({ page, context, testSite }) => {
      const t = wordsOf(language)
      const title = {
        bn: language === 'bn' ? 'সবাই যা পড়তে পারে' : 'সবাই যা ইংরেজিতে পড়তে পারে',
        en: `For everybody to read (${language})`,
      }
      await testSite.hold({ questions: 2, title, startTime: new Date(Date.now() - 3_600_000) })
      await context.addCookies([{ name: 'language', value: language, url: testSite.url }])
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1, name: t('home.hero') })).toBeVisible()
      await expect(page.getByRole('heading', { name: title[language] })).toBeVisible()
      await page.getByRole('link', { name: t('home.hero_sign_in') }).waitFor()

      await page.locator('.home-shelves a').first().click()
      await page.waitForURL(/\/program\?id=\d+$/)
      await page.goto(`/program/archived_exams${new URL(page.url()).search}`)
      await expect(page.locator('.ui-pill[aria-current=page]')).toHaveCount(1)
      // A program without past exams offers the same link in their place.
      await page
        .getByRole('link', { name: t('list.all_programs') })
        .first()
        .click()
      await page.waitForURL(url => url.pathname === '/program/archived_exams' && url.search === '')
      await page.goto('/exam/upcoming')
      await expect(page.locator('.exams-day h3').first()).toBeVisible()
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${testSite.url}/exam/upcoming`)
    })

  test('says of a program that there is not that there is no such page', async ({ page }) => {
    const answers = ['/exam/upcoming?id=999', '/program/archived_exams?id=x'].map(address => page.request.get(address))
    expect((await Promise.all(answers)).map(answer => answer.status())).toEqual([404, 404])
  })
})

test.describe('on my phone', () => {
  test.use(phone)

  test('finds what I took part in, and what came of it, on its page and on Home', async ({
    page,
    testSite,
    signIn,
  }) => {
    const t = wordsOf('bn')
    const exam = await testSite.hold({
      questions: 2,
      membersOnly: true,
      resultVisibility: new Date(),
      title: { bn: 'আমার পরীক্ষা', en: 'Mine' },
    })
    const player = new Player(page)
    await signIn(page, 'Mita')
    await page.goto('/exam/participated')
    await expect(page.getByText(t('list.empty.participated'))).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('home.welcome'))

    await player.open(exam.id)
    await player.answerAll(0, 1, question => exam.key.get(question)!)
    await page.goto('/')
    await expect(page).toHaveURL(/\/exam\/questions/)
    await player.ready()
    await player.submit()
    await player.received.waitFor()

    for (const [address, row] of [
      ['/exam/participated', '.taken'],
      ['/', '.home-last'],
    ] as const) {
      await page.goto(address)
      const mine = page.locator(row, { hasText: 'আমার পরীক্ষা' })
      await expect(mine).toContainText(formatMarks(1, 'bn'))
      await expect(mine.getByRole('link', { name: t('list.to.result') })).toHaveAttribute(
        'href',
        `/results/?id=${exam.id}&state=live`,
      )
    }
    await page.goto('/exam/participated')
    const archive = page.getByRole('link', { name: wordsOf('bn')('exams.participated_archive') })
    await archive.tap()
    await page.waitForURL('/exam/participated?state=archive')
    await expect(archive).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText(t('list.empty.practised'))).toBeVisible()
    await page.getByRole('link', { name: t('list.empty_action.practised') }).tap()
    await page.waitForURL('/program/archived_exams')
    await page.goto('/')
    await page.locator('.home-last a').tap()
    await expect(page.locator('prostuti-exam-result .result-marks')).toContainText(formatMarks(1, 'bn'))
  })

  test('is asked to sign in before the page of what I took part in, and search engines are sent away', async ({
    page,
    signIn,
  }) => {
    await page.goto('/exam/participated?page=2')
    expect(new URL(page.url()).searchParams.get('next')).toBe('/exam/participated?page=2')
    await signIn(page, 'Rafi', '/exam/participated?page=2')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: wordsOf('bn')('list.empty_action.participated') }).tap()
    await page.waitForURL(url => url.pathname === '/')
  })
})
