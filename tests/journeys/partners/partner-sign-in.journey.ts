import type { Page } from '@playwright/test'
import { formatMarks, formatNumber } from '@prostuti/sdk/i18n/format'
import { clickAndClose } from '../support/device/closing-window.ts'
import { serveForeignPage } from '../support/foreign-page.ts'
import { desktop, expect, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { attemptsOf, resultsOf } from '../support/rows.ts'
import { type LearnerName, pickPerson } from '../support/sign-in.ts'
import type { TestSite } from '../support/test-site.ts'
import { wordsOf } from '../support/words.ts'

test.use(desktop)

const t = wordsOf('bn')
const partner = 'আপনার কোচিং সেন্টার'

/** Signs in at the provider, in whatever window the login page stands. */
async function signInThere(page: Page, name: LearnerName): Promise<void> {
  await page.getByRole('button', { name: t('login.google') }).click()
  await pickPerson(page, name)
}

const agreement = (page: Page) => page.getByRole('button', { name: t('consent.agree') })

const login = (page: Page) => page.locator('prostuti-login')

/** Presses a button that opens our window, and waits for it. */
async function openWindow(page: Page, from = login(page)): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    from.getByRole('button', { name: t('partner.sign_in') }).click(),
  ])
  return popup
}

/** The token that the partner's page holds. */
const tokenOf = (page: Page, { url }: TestSite) =>
  page.evaluate(key => JSON.parse(localStorage.getItem(key)!).token as string, `prostuti:session:${url}/api/`)

test('I sign in on my coaching centre’s page, sit the running exam there, and see my result', async ({
  page,
  testSite,
  request,
}) => {
  const exam = await testSite.hold({ questions: 4, title: { bn: 'কোচিংয়ের পরীক্ষা', en: 'At the centre' } })
  const player = new Player(page, { touch: false })
  await page.goto(testSite.partnerUrl)
  const card = page.locator('prostuti-exam-list article', { hasText: 'কোচিংয়ের পরীক্ষা' })
  await card.getByRole('button').click()

  const popup = await openWindow(page, player.root)
  await test.step('the window says who asks, and for what', async () => {
    await expect(popup.getByText(t('consent.sign_in_first', { partner }))).toBeVisible()
    await signInThere(popup, 'Rafi')
    await expect(popup.getByRole('heading', { name: t('consent.title', { partner }) })).toBeVisible()
    await expect(popup.getByText(testSite.partnerUrl, { exact: true })).toBeVisible()
    for (const key of ['may_name', 'may_exams', 'may_jobs', 'may_not'])
      await expect(popup.getByText(t(`consent.${key}`))).toBeVisible()
    await clickAndClose(agreement(popup))
  })

  await test.step('everything on the page knows me', async () => {
    await expect(login(page)).toContainText('Rafi')
    await expect(page.locator('#log')).toContainText('prostuti-signed-in')
  })

  await test.step('the exam asks before its clock runs, and nothing is joined before', async () => {
    await expect(player.root).toContainText(`${t('player.start_minutes')}${formatNumber(10, 'bn')}`)
    await expect(player.button('join.start')).toBeVisible()
    expect(await attemptsOf(testSite, exam, 'Rafi')).toEqual([])
    await player.start()
  })

  await player.answerAll(0, 4, question => exam.key.get(question)!)
  await player.submit()
  await expect(player.received).toBeVisible()
  await expect(page.locator('prostuti-exam-result')).toContainText(formatMarks(4, 'bn'))
  expect(await resultsOf(testSite, exam, 'Rafi')).toEqual([{ marks: 4_000 }])

  await test.step('the page’s token does exams and no more', async () => {
    const headers = { authorization: `token ${await tokenOf(page, testSite)}` }
    expect((await request.get(`${testSite.url}/api/exam/v5/results/${exam.id}/`, { headers })).status()).toBe(200)
    const change = { headers, data: { name: 'x' } }
    expect((await request.patch(`${testSite.url}/api/accounts/v1/user-info/`, change)).status()).toBe(403)
    const user = await (await request.get(`${testSite.url}/api/accounts/v1/user-info/`, { headers })).json()
    expect([user.name, user.email]).toEqual(['Rafi', null])
  })

  await test.step('the next time it asks nothing but who goes on, and the list says again what I have taken', async () => {
    await login(page)
      .getByRole('button', { name: t('login.sign_out') })
      .click()
    await expect(card).not.toContainText(t('list.taken'))
    const again = await openWindow(page)
    await expect(again.getByText(t('consent.may_exams'))).toHaveCount(0)
    await clickAndClose(again.getByRole('button', { name: t('consent.go_on', { name: 'Rafi' }) }))
    await expect(login(page)).toContainText('Rafi')
    await expect(card).toContainText(t('list.taken'))
  })
})

test('I may say no, and go on without an account', async ({ page, testSite }) => {
  await page.goto(testSite.partnerUrl)
  const popup = await openWindow(page)
  await popup.getByRole('button', { name: t('login.anonymous') }).click()
  await clickAndClose(popup.getByRole('button', { name: t('consent.decline') }))
  await expect(login(page)).toContainText(t('partner.declined'))
  await login(page)
    .getByRole('button', { name: t('login.anonymous') })
    .click()
  await expect(login(page)).toContainText(t('login.signed_in_anonymous'))
})

test('signs in with the whole tab where the browser opens no window, and comes back to the very place', async ({
  page,
  testSite,
}) => {
  const exam = await testSite.hold({ questions: 3 })
  await page.addInitScript(() => {
    window.open = () => null
  })
  const address = `${testSite.partnerUrl}/?exam=${exam.id}#exam`
  await page.goto(address)
  await login(page)
    .getByRole('button', { name: t('partner.sign_in') })
    .click()
  await expect(login(page)).toContainText(t('partner.blocked'))
  await login(page)
    .getByRole('button', { name: t('partner.use_tab') })
    .click()
  await signInThere(page, 'Tanvir')
  await agreement(page).click()
  await new Player(page, { touch: false }).start()
  await expect(login(page)).toContainText('Tanvir')
  expect(page.url()).toBe(address)
})

test('signs in also when the provider’s page has cut the window loose from mine', async ({
  page,
  context,
  testSite,
}) => {
  await context.route(
    url => url.origin !== testSite.url && url.origin !== testSite.partnerUrl,
    async route => {
      const response = await route.fetch({ maxRedirects: 0 })
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' },
      })
    },
  )
  await page.goto(testSite.partnerUrl)
  const popup = await openWindow(page)
  await signInThere(popup, 'Nusrat')
  await expect(popup.getByText(t('consent.may_exams'))).toBeVisible()
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  await agreement(popup).click()
  await popup.waitForURL(url => url.origin === testSite.partnerUrl)
  await expect(login(popup)).toContainText('Nusrat')
  // The page that began it has followed, by the storage that both share.
  await expect(login(page)).toContainText('Nusrat')
})

test('a page that nobody has registered gets no code, and frames no page where I sign in', async ({
  page,
  context,
  testSite,
  signIn,
}) => {
  const hostile = await serveForeignPage('<ul></ul>')
  await signIn(page, 'Mita')
  const bait = await context.newPage()
  await bait.goto(hostile.url)
  await bait.evaluate(() => {
    addEventListener('message', ({ data }) => document.querySelector('ul')!.append(JSON.stringify(data)))
  })
  const asking = (origin: string) =>
    `${testSite.url}/login?${new URLSearchParams({
      response_mode: 'web_message',
      origin,
      redirect_uri: `${origin}/`,
      state: 's'.repeat(22),
      code_challenge: 'c'.repeat(43),
    })}`
  const openFrom = async (address: string) => {
    const [popup] = await Promise.all([
      bait.waitForEvent('popup'),
      bait.evaluate(url => void window.open(url), address),
    ])
    return popup
  }

  await test.step('in its own name it is refused', async () => {
    const popup = await openFrom(asking(hostile.url))
    await expect(popup.getByRole('heading', { name: t('consent.refused') })).toBeVisible()
    const told = { type: 'prostuti:authorization', error: 'origin_not_registered', state: 's'.repeat(22) }
    await expect(bait.locator('ul')).toHaveText(JSON.stringify(told))
    await bait.evaluate(() => document.querySelector('ul')!.replaceChildren())
    await popup.close()
  })

  await test.step('in the partner’s name it hears nothing', async () => {
    const popup = await openFrom(asking(testSite.partnerUrl))
    await clickAndClose(agreement(popup))
    await expect(bait.locator('ul')).toBeEmpty()
  })

  await test.step('in a frame the login page stays empty, asked for in any way', async () => {
    const exam = await testSite.hold({ membersOnly: false })
    const framed = async (address: string) => {
      await bait.evaluate(() => document.querySelector('iframe')?.remove())
      await expect.poll(() => bait.frames().length).toBe(1)
      await bait.evaluate(
        url => document.body.append(Object.assign(document.createElement('iframe'), { src: url })),
        address,
      )
      await expect.poll(() => bait.frames()[1]?.url() || 'about:blank').not.toBe('about:blank')
      return bait.frames()[1]!.url()
    }
    const signIn = [`${testSite.url}/login`, `${testSite.url}/login/?next=/`, asking(testSite.partnerUrl)]
    // An exam alone stands in the frames of registered partners, which this page is not.
    for (const address of [...signIn, `${testSite.url}/embed/exam?id=${exam.id}`])
      expect(await framed(address)).toBe('chrome-error://chromewebdata/')
    // What anybody may hold is held: the frame itself works.
    expect(await framed(`${testSite.url}/embed/v1/prostuti.js`)).toContain('/embed/v1/')
  })
  await hostile.close()
})
