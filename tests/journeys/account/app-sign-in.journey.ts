import { authorizeApp, exchangeCode } from '@prostuti/contract/auth/operations'
import { createPkce } from '@prostuti/sdk/auth'
import { expect, phone, test } from '../support/journey.ts'
import { pickPerson } from '../support/sign-in.ts'
import { wordsOf } from '../support/words.ts'

const t = wordsOf('bn')
test.use(phone)

test('a visitor whom the app has sent signs in and goes back to the app, which alone exchanges the code, once', async ({
  page,
  testSite,
}) => {
  const { verifier, challenge } = await createPkce()
  const address = (link: string) =>
    `/android_verification?${new URLSearchParams({ redirect_url: link, code_challenge: challenge, state: 'its own' })}`
  await page.goto(address('prostuti-demo://signed-in'))
  await page.getByRole('button', { name: t('login.google') }).tap()
  await pickPerson(page, 'Rafi')
  const back = page.getByRole('link', { name: t('verification.app_go') })
  await expect(back).toHaveAttribute('href', /^prostuti-demo:\/\/signed-in\?code=[\w-]+&state=its\+own$/)
  const code = new URL((await back.getAttribute('href'))!).searchParams.get('code')
  const exchange = async () => {
    const data = { code, code_verifier: verifier }
    return (await page.request.post(`${testSite.url}/api/${exchangeCode.path}`, { data })).status()
  }
  expect([await exchange(), await exchange()]).toEqual([200, 401])

  const refused = page.waitForResponse(answer => answer.url().endsWith(authorizeApp.path))
  await page.goto(address('https://elsewhere.example/'))
  expect((await refused).status()).toBe(400)
  await expect(page.getByRole('status')).toHaveText(t('verification.app_failed'))
  await expect(back).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('verification.home') })).toHaveAttribute('href', '/')
})
