import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { expectAnswers } from '../support/rows.ts'
import { pickPerson } from '../support/sign-in.ts'
import { languages, wordsOf } from '../support/words.ts'

test.use(phone)

test('is sent to sign in, and back to the page I wanted', async ({ page, testSite }) => {
  const exam = await testSite.hold()
  const t = wordsOf('bn')
  const wanted = `/exam/join?id=${exam.id}`
  await page.goto(wanted)
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(new URL(page.url()).searchParams.get('next')).toBe(wanted)
  await expect(page.getByText(t('login.keep'))).toBeVisible()
  await page.getByRole('button', { name: t('login.google') }).tap()
  await pickPerson(page, 'Rafi')
  await page.waitForURL(wanted)
  await expect(page.getByRole('button', { name: t('join.start') })).toBeVisible()
})

for (const elsewhere of ['https://evil.example/', '//evil.example/', '/\\evil.example/'])
  test(`stays here after signing in, whatever a link asked for: ${elsewhere}`, async ({ page, testSite }) => {
    await page.goto(`/login?next=${encodeURIComponent(elsewhere)}`)
    await page.getByRole('button', { name: wordsOf('bn')('login.google') }).tap()
    await pickPerson(page, 'Rafi')
    await page.waitForURL(url => url.pathname !== '/login')
    expect(new URL(page.url()).origin).toBe(testSite.url)
  })

for (const language of languages)
  test(`says in ${language === 'bn' ? 'Bangla' : 'English'} that there is no such page, and where to go`, async ({
    page,
    context,
    testSite,
  }) => {
    const t = wordsOf(language)
    await context.addCookies([{ name: 'language', value: language, url: testSite.url }])
    for (const address of ['/no-such-page', '/exam/nothing/here/at/all/', '/program?id=999999']) {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: t('errors.not_found_title') })).toBeVisible()
      // It may be there for who signs in.
      const signIn = `/login?next=${encodeURIComponent(address)}`
      await expect(page.locator(`header a[data-dialog="sign-in"][href="${signIn}"]`)).toHaveCount(1)
    }
    await page.getByRole('link', { name: t('errors.to_home') }).tap()
    await expect(page.getByRole('heading', { name: t('home.hero') })).toBeVisible()
  })

test('asks nobody else when a cookie names another API', async ({ page, context, testSite, signIn }) => {
  const exam = await testSite.hold({ questions: 2 })
  const player = new Player(page)
  const strangers: string[] = []
  await signIn(page, 'Tanvir')
  page.on('request', request => {
    if (new URL(request.url()).origin !== testSite.url) strangers.push(request.url())
  })
  for (const value of ['https://evil.example/api/', '//evil.example', 'test', 'local', '__proto__']) {
    await context.addCookies([{ name: 'api_base', value, url: testSite.url }])
    await player.open(exam.id)
  }
  const given = await player.answerAll(0, 1, question => exam.key.get(question)!)
  await expectAnswers(testSite, exam, 'Tanvir', given)
  expect(strangers).toEqual([])
})
