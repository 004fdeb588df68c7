import { takeBonus } from '../support/content/coins.ts'
import { addProgram } from '../support/content/programs.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { languages, wordsOf } from '../support/words.ts'

/** Programs as a learner sees them: from the list to the routine on their calendar. */

test.describe('without JavaScript', () => {
  test.use({ ...desktop, javaScriptEnabled: false })

  for (const language of languages)
    test(`a visitor reads the list, a program and its routine by links alone (${language})`, async ({
      page,
      context,
      testSite,
    }) => {
      const t = wordsOf(language)
      const { id } = await addProgram(testSite, { cost: 300 })
      await context.addCookies([{ name: 'language', value: language, url: testSite.url }])
      await page.goto('/program/all?for=bank')
      await expect(page.locator('.ui-pill[aria-current=page]')).toHaveText(t('programs.filter.bank'))
      await page.locator(`a[href="/program?id=${id}"]`).click()
      await page.waitForURL(`/program?id=${id}`)
      await expect(page.getByText(t('program.reviews_none'))).toBeVisible()
      await page.getByRole('link', { name: t('program.whole_routine') }).click()
      await page.waitForURL(`/program/routine?id=${id}`)
      await expect(page.locator('.week > [aria-current=date]')).toHaveCount(1)
    })

  test('a program that there is not is no page', async ({ page }) => {
    const answers = ['/program?id=999999', '/program?id=x', '/program/routine?id=999999'].map(address =>
      page.request.get(address),
    )
    expect((await Promise.all(answers)).map(answer => answer.status())).toEqual([404, 404, 404])
  })
})

test.describe('on my phone', () => {
  test.use(phone)

  test('buys a program with the coins of the day, follows its routine, and takes it to the calendar', async ({
    page,
    signIn,
    testSite,
  }) => {
    const t = wordsOf('bn')
    const { id, title } = await addProgram(testSite, { cost: 3 })
    await signIn(page, 'Rafi', '/program/all')
    await takeBonus(page, testSite)
    await page.goto('/program/all')
    await page.locator(`a[href="/program?id=${id}"]`).tap()
    await page.waitForURL(`/program?id=${id}`)
    await page.getByRole('button', { name: t('purchase.buy'), exact: true }).tap()
    const dialog = page.locator('prostuti-program dialog[open]')
    await expect(dialog).toContainText(t('purchase.title.buy', { title }))
    await expect(dialog).toContainText(t('purchase.after'))
    await dialog.getByRole('button', { name: t('purchase.buy_now') }).tap()
    await expect(page.getByText(t('purchase.done'))).toBeVisible()
    await expect(page.getByText(t('program.have'))).toBeVisible()

    await page.getByRole('link', { name: t('program.to_routine') }).tap()
    await page.waitForURL(`/program/routine?id=${id}`)
    await expect(page.locator('.routine-today')).toContainText('শতকরা')
    await page.goto('/routine')
    await expect(page.locator('.routine-today')).toContainText(title)

    // What the day lets practise is set up already, and ticked once it is done.
    const today = page.locator('.routine-today')
    // Other journeys' programs of the same person may have it too.
    await today
      .getByRole('link', { name: t('routine.practice', { title: 'গণিত', count: 15 }) })
      .first()
      .tap()
    const practice = page.locator('prostuti-practice')
    await practice.getByRole('button', { name: t('practice.start', { count: 15, minutes: 11 }) }).tap()
    await practice.locator('fieldset.q label').first().tap()
    await practice.locator('.bar .list').tap()
    for (const dialog of [t('player.palette'), t('practice.finish_title')])
      await practice
        .getByRole('dialog', { name: dialog })
        .getByRole('button', { name: t('practice.finish') })
        .tap()
    await page.waitForURL(/\/practice\/result\?id=/)
    await expect(practice.getByText(t('practice.sending_learn'))).toBeHidden()
    await page.goto('/routine')
    await expect(today).toContainText(t('routine.practice_done'))

    await page.getByRole('button', { name: t('routine.calendar_make') }).tap()
    const address = await page.getByLabel(t('routine.calendar_address')).inputValue()
    const calendar = await page.request.get(address)
    expect(calendar.headers()['content-type']).toContain('text/calendar')
    expect(await calendar.text()).toContain('BEGIN:VCALENDAR')
    await page.getByRole('button', { name: t('routine.calendar_revoke') }).tap()
    await page
      .locator('prostuti-routine dialog[open]')
      .getByRole('button', { name: t('routine.calendar_revoke') })
      .tap()
    await expect(page.getByRole('button', { name: t('routine.calendar_make') })).toBeVisible()
    expect((await page.request.get(address)).status()).toBe(404)

    await page.goto('/')
    await expect(page.locator('.home-programs')).toContainText(title)
  })

  test('says what is missing before the button and sells it, and asks a visitor to sign in for what they were about to do', async ({
    page,
    signIn,
    testSite,
  }) => {
    const t = wordsOf('bn')
    const { id, title } = await addProgram(testSite, { cost: 90_000 })
    await page.goto(`/program?id=${id}`)
    await page.getByRole('button', { name: t('purchase.buy'), exact: true }).tap()
    await expect(page.locator('dialog[open]')).toContainText(t('purchase.act.buy', { title }))
    await signIn(page, 'Rafi', `/program?id=${id}`)
    const button = page.getByRole('button', { name: t('purchase.buy'), exact: true })
    await expect(page.locator('.program-get')).toContainText('কয়েন লাগবে')
    await button.tap()
    await page.getByRole('button', { name: t('purchase.buy_coins'), exact: true }).tap()
    await expect(page.locator('#buy-coin[open] prostuti-buy-coin')).toContainText(`‘${title}’ নিতে আর`)
  })

  test('answers which job I prepare for, and finds its programs first', async ({ page, signIn, testSite }) => {
    const t = wordsOf('bn')
    await testSite.db.pool.query(
      "update users set tags = '{}' where name = 'Mita' and email like '%@sandbox.prostuti.example'",
    )
    await signIn(page, 'Mita', '/')
    await page.getByRole('button', { name: t('goals.bank'), exact: true }).tap()
    await expect(page.getByText(t('home.goal'))).toBeHidden()
    await page.goto('/')
    await expect(page.getByText(t('home.goal'))).toBeHidden()
    await page.goto('/program/all')
    const [first] = await page.locator('.programs-rows .cover').all()
    await expect(first!).toHaveAttribute('data-cover', /.+/)
  })
})
