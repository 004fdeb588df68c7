import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { placeOrders } from '../support/content/orders.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { listenToConsole } from '../support/quiet-console.ts'

test.use(desktop)

const rows = (page: Page) => page.locator('main tbody tr[data-row]')
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'স্টাফের মেনু' })

test('a moderator opens the staff’s pages from the sidebar; anybody else is shown why not', async ({
  page,
  signIn,
  anotherDevice,
  testSite,
}) => {
  await signIn(page, 'Mita', '/admin/payments')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const errors = listenToConsole(page)
  await menuOf(page).getByRole('link', { name: 'ড্যাশবোর্ড' }).click()
  await page.waitForURL('**/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(menuOf(page).locator('[aria-current=page]')).toHaveText('ড্যাশবোর্ড')
  expect(errors.heard()).toEqual([])

  const learner = await anotherDevice()
  await signIn(learner, 'Nusrat', '/')
  const answer = await learner.goto(`${testSite.url}/admin`)
  expect(answer?.status()).toBe(403)
  const visitor = await anotherDevice()
  await visitor.goto(`${testSite.url}/admin`)
  expect(visitor.url()).toContain('/login?next=%2Fadmin')
})

test('a dialog with its own styles opens, and no script gets in: the policy gives way for styles alone', async ({
  page,
  signIn,
  testSite,
}) => {
  const { rows: people } = await testSite.db.pool.query<{ id: string }>(
    "select min(id) as id from users where name = 'Rafi'",
  )
  const person = people[0]!.id
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { violations: seen })
    document.addEventListener('securitypolicyviolation', event => seen.push(event.violatedDirective))
  })
  await signIn(page, 'Mita', `/admin/users/details?id=${person}`)
  const violations = () => page.evaluate(() => (globalThis as { violations?: string[] }).violations ?? [])
  await page.getByRole('button', { name: 'অ্যাকাউন্ট মুছুন' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // Mantine's own styles are there: the dialog stands above the page, with its veil.
  await expect(page.locator('.mantine-Modal-overlay')).toHaveCSS('position', 'fixed')
  // Who deletes goes on to write whom.
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  expect(await violations()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // Control: a script of nobody's is refused, and heard of.
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.stranger = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'stranger' in globalThis)).toBe(false)
  await expect.poll(violations).toContain('script-src-elem')
})

test('the list goes by keyboard alone, and its place, filter and search are in its address', async ({
  page,
  signIn,
  testSite,
}) => {
  await placeOrders(testSite, 45)
  await signIn(page, 'Mita', '/admin/payments')
  await expect(rows(page)).toHaveCount(20)
  await expect(page.locator('main footer')).toContainText('১–২০, মোট ৪৫')

  await test.step('J and K move between rows', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(page.locator('tr[data-active]')).toHaveCount(1)
    await expect(rows(page).nth(1)).toHaveAttribute('data-active', 'true')
    await page.keyboard.press('k')
    await expect(rows(page).nth(0)).toHaveAttribute('data-active', 'true')
  })

  await test.step('the pages go on and back, and going back in the browser too', async () => {
    const first = await rows(page).first().textContent()
    await page.getByRole('button', { name: 'পরের ২০' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('main footer')).toContainText('২১–৪০, মোট ৪৫')
    expect(new URL(page.url()).searchParams.get('cursor')).toBeTruthy()
    await page.reload()
    await expect(page.locator('main footer')).toContainText('২১–৪০, মোট ৪৫')
    await page.getByRole('button', { name: 'পরের ২০' }).focus()
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(5)
    await page.goBack()
    await page.goBack()
    await expect(page.locator('main footer')).toContainText('১–২০, মোট ৪৫')
    await expect(rows(page).first()).toHaveText(first!)
  })

  await test.step('a filter is chosen, said, and taken away', async () => {
    await page.getByRole('button', { name: 'ছাঁকনি যোগ' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: 'অবস্থা' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option', { name: 'আটকে আছে' }).waitFor()
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/state=held/)
    await expect(rows(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /ছাঁকনি সরান/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/state=/)
    await expect(rows(page)).toHaveCount(20)
  })

  await test.step('a filter that finds nothing says so, and can go', async () => {
    await page.goto('/admin/payments?state=failed')
    await expect(page.getByRole('heading', { name: 'এই ছাঁকনিতে কিছু নেই' })).toBeVisible()
    await page.getByRole('button', { name: '‘ব্যর্থ’ সরান' }).click()
    await expect(rows(page)).toHaveCount(20)
  })
})

test('a list that does not come says what is safe, and comes when I try again', async ({ page, signIn, testSite }) => {
  await placeOrders(testSite, 3)
  await page.route('**/admin-orders/**', route => route.abort())
  await signIn(page, 'Mita', '/admin/payments')
  await expect(page.getByRole('heading', { name: 'তালিকাটি আনা গেল না' })).toBeVisible()
  await expect(page.getByText('সেকেন্ড পর নিজে থেকেই চেষ্টা হবে')).toBeVisible()
  await page.unroute('**/admin-orders/**')
  await page.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
  await expect(rows(page)).toHaveCount(3)
})

test('a list is a file for a spreadsheet, all pages of it', async ({ page, signIn, testSite }) => {
  await placeOrders(testSite, 45)
  await signIn(page, 'Mita', '/admin/payments')
  await expect(rows(page)).toHaveCount(20)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV নামান' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('payments.csv')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n')
  expect(lines).toHaveLength(46)
  expect(lines[0]).toContain('যা কেনা হয়েছে')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the menu is a drawer, rows are cards, and nothing is wider than the screen', async ({
    page,
    signIn,
    testSite,
  }) => {
    await placeOrders(testSite, 3)
    await signIn(page, 'Mita', '/admin/payments')
    await expect(rows(page)).toHaveCount(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expect(page.locator('aside nav')).toBeHidden()
    await page.getByRole('button', { name: 'মেনু খুলুন' }).tap()
    await page.getByRole('dialog', { name: 'স্টাফের মেনু' }).getByRole('link', { name: 'ড্যাশবোর্ড' }).tap()
    await page.waitForURL('**/admin')
  })
})

for (const language of ['bn', 'en'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the frame puts no barrier in anybody’s way (${language}, ${colorScheme})`, async ({
      page,
      signIn,
      testSite,
    }) => {
      await placeOrders(testSite, 3)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
      await signIn(page, 'Mita', '/admin/payments')
      await expect(rows(page)).toHaveCount(3)
      const barriers = async () =>
        (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.flatMap(({ id, nodes }) =>
          nodes.map(node => `${id} at ${node.target.join(' ')}`),
        )
      expect(await barriers()).toEqual([])
      await page.goto('/admin/payments?state=held')
      await rows(page).first().getByRole('link').first().click()
      await page.getByRole('textbox').fill('ফোনে কথা হয়েছে')
      await page.getByRole('button', { name: /^(কয়েন দিন|Give the coins)/ }).click()
      await page.getByRole('region', { name: /^(পেমেন্ট ছাড়া|Release the payment)$/ }).waitFor()
      expect(await barriers()).toEqual([])
      await page.goto('/admin')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await barriers()).toEqual([])
    })
