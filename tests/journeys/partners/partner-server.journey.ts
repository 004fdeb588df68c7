import { clickAndClose } from '../support/device/closing-window.ts'
import { serveForeignPage } from '../support/foreign-page.ts'
import { desktop, expect, test } from '../support/journey.ts'
import { serve } from '../support/serve.ts'
import { pickPerson } from '../support/sign-in.ts'
import { wordsOf } from '../support/words.ts'

test.use(desktop)

const t = wordsOf('bn')

test('an owner makes a partner: people sign in on its page at once, and its server is told, again where it failed', async ({
  page,
  testSite,
  signIn,
  anotherDevice,
}) => {
  const centre = await serveForeignPage(
    `<script type="module" src="${testSite.url}/embed/v1/prostuti.js"></script><prostuti-login></prostuti-login>`,
  )
  const told: { signature: string | undefined; type: string }[] = []
  const answers = [503]
  const server = await serve(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { type } = JSON.parse(Buffer.concat(parts).toString())
    told.push({ signature: String(request.headers['prostuti-signature']), type })
    response.writeHead(answers.shift() ?? 200).end('পরে আসুন')
  })

  await signIn(page, 'Mita', '/admin/partners')
  await page.getByRole('button', { name: 'নতুন পার্টনার' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('নাম (বাংলা)').fill('নমুনা একাডেমি')
  await dialog.getByLabel('যে সাইটে চলবে').fill('https://*.namuna.example')
  await dialog.getByRole('button', { name: 'পার্টনার যোগ করুন' }).click()
  await expect(dialog).toContainText('তারকা (*) চলে না')
  await dialog.getByLabel('যে সাইটে চলবে').fill(centre.url)
  await dialog.getByRole('button', { name: 'পার্টনার যোগ করুন' }).click()
  await expect(page.getByRole('heading', { name: 'নমুনা একাডেমি', level: 1 })).toBeVisible()

  await test.step('its signing key is shown once', async () => {
    await page.getByRole('button', { name: 'বানান: স্বাক্ষরের চাবি' }).click()
    await dialog.getByRole('button', { name: 'চাবি বানান' }).click()
    const key = await dialog.getByLabel('চাবি').inputValue()
    expect(key).toMatch(/^sk_[\w-]{43}$/)
    await dialog.getByRole('button', { name: 'রেখেছি, বন্ধ করুন' }).click()
    await expect(page.getByText(`sk_…${key.slice(-4)}`).first()).toBeVisible()
    expect(await page.content()).not.toContain(key)
  })
  await page.getByRole('button', { name: 'ঠিকানা দিন' }).click()
  await dialog.getByLabel('ঠিকানা').fill(`${server.url}/events`)
  await dialog.getByRole('button', { name: 'সংরক্ষণ' }).click()
  await expect(page.getByText(`${server.url}/events`).first()).toBeVisible()

  await test.step('a learner signs in on its page', async () => {
    const learner = await anotherDevice()
    await learner.goto(centre.url)
    const [popup] = await Promise.all([
      learner.waitForEvent('popup'),
      learner.getByRole('button', { name: t('partner.sign_in') }).click(),
    ])
    await popup.getByRole('button', { name: t('login.google') }).click()
    await pickPerson(popup, 'Rafi')
    await expect(popup.getByRole('heading', { name: t('consent.title', { partner: 'নমুনা একাডেমি' }) })).toBeVisible()
    await clickAndClose(popup.getByRole('button', { name: t('consent.agree') }))
    await expect(learner.locator('prostuti-login')).toContainText('Rafi')
  })

  await expect
    .poll(() => told)
    .toEqual([{ type: 'consent.given', signature: expect.stringMatching(/^t=\d+,v1=\w{64}$/) }])
  const delivery = page.locator('li', { has: page.getByText('কী গেছে, কী উত্তর') })
  await expect(async () => {
    await page.getByRole('button', { name: 'আবার দেখুন' }).click()
    await expect(delivery).toContainText('৫০৩', { timeout: 500 })
  }).toPass()
  await delivery.getByText('কী গেছে, কী উত্তর').click()
  await expect(delivery).toContainText('পরে আসুন')
  await delivery.getByRole('button', { name: /^আবার পাঠান/ }).click()
  await expect.poll(() => told.length).toBe(2)
  await expect(async () => {
    await page.getByRole('button', { name: 'আবার দেখুন' }).click()
    await expect(delivery).toContainText('২০০', { timeout: 500 })
  }).toPass()
  await server.close()
  await centre.close()
})
