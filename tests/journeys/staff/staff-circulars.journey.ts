import type { Page } from '@playwright/test'
import { dhakaDay } from '@prostuti/contract/dhaka-time'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { listenToConsole } from '../support/quiet-console.ts'
import type { TestSite } from '../support/test-site.ts'
import { tokenOf } from '../support/token-of.ts'

const save = 'Control+s'
/** So many days from today, as Dhaka counts them. */
const day = (ahead: number): string => dhakaDay(Date.now() + ahead * 86_400_000)
const titled = (page: Page) => page.getByRole('textbox', { name: /^শিরোনাম/ })
const lines = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const rows = (page: Page) => page.locator('main tbody tr[data-row]')

/** Writes a circular by the API, as a moderator whose device this is; resolves to its id. */
async function written(page: Page, testSite: TestSite, fields: Record<string, unknown>): Promise<string> {
  const answer = await page.request.post(`${testSite.url}/api/job/v1/jobs/`, {
    headers: { authorization: `token ${await tokenOf(page, testSite)}`, 'idempotency-key': crypto.randomUUID() },
    data: {
      company: 'নমুনা সড়ক বিভাগ',
      requirements: 'স্নাতক',
      apply_link: 'https://apply.namuna.example',
      deadline: day(20),
      ...fields,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { id: string }).id
}

/** Whether visitors may read it. */
const isPublic = async (page: Page, { url }: TestSite, id: string) =>
  (await page.request.get(`${url}/api/job/v1/jobs/${id}/`)).status() === 200

test.describe('at a desk', () => {
  test.use(desktop)

  test('a moderator writes a circular with all of its fields, finds the draft after a reload, and publishes it', async ({
    page,
    signIn,
    testSite,
  }) => {
    await signIn(page, 'Mita', '/admin/jobs/create')
    const errors = listenToConsole(page)

    await test.step('every field is there, and learners’ side stands beside it', async () => {
      await titled(page).fill('নমুনা অফিস সহকারী')
      await page.getByRole('textbox', { name: /^দপ্তর বা প্রতিষ্ঠান/ }).fill('নমুনা জেলা প্রশাসকের কার্যালয়')
      await page.getByLabel('ক্যাটাগরি').selectOption('government')
      await page.getByRole('combobox', { name: 'চাকরির ধরন' }).click()
      await page.getByRole('option', { name: 'স্থায়ী' }).first().click()
      await page.keyboard.press('Escape')
      await page.getByLabel('শূন্যপদ').fill('১৪')
      await page.getByLabel('কোথায় কাজ').selectOption('field')
      await page.getByRole('combobox', { name: 'জেলা' }).fill('রাজশাহী')
      await page.getByRole('option', { name: 'রাজশাহী' }).click()
      await page.getByLabel('নারী, পুরুষ').selectOption('any')
      await page.getByLabel('কীভাবে নেয়').selectOption('online')
      for (const [name, text] of [
        ...(['অফিসের সময়', 'স্মারক নম্বর', 'কর্মস্থল', 'অভিজ্ঞতা', 'বয়স', 'বেতন', 'উৎস'] as const).map(
          each => [each, `${each}: নমুনা`] as const,
        ),
        ...(['বাড়তি যোগ্যতা', 'প্রেক্ষাপট', 'দায়িত্ব', 'সুবিধা', 'কীভাবে আবেদন', 'নির্দেশনা', 'নোট'] as const).map(
          each => [each, `${each}: নমুনা লেখা`] as const,
        ),
        ['যোগ্যতা', '- এইচএসসি পাস\n- টাইপে গতি'],
        ['আবেদনের ঠিকানা', 'apply.namuna.example'],
        ['মূল বিজ্ঞপ্তির ঠিকানা', 'https://namuna.example/notice/112'],
        ['প্রতিষ্ঠানের সাইট', 'https://namuna.example'],
      ] as const)
        await lines(page, name).fill(text)
      const seen = page.getByRole('region', { name: 'শিক্ষার্থীর চোখে' })
      await expect(seen.getByRole('listitem').filter({ hasText: 'টাইপে গতি' })).toBeVisible()
      await expect(seen.getByText('নোট: নমুনা লেখা')).toBeHidden()
    })

    await test.step('days that end before they begin are refused at their field, and nothing is lost', async () => {
      await page.getByLabel('আবেদন শুরু').fill(day(1))
      await page.getByLabel('শেষ দিন', { exact: true }).fill(day(-3))
      await page.keyboard.press(save)
      await expect(page.getByText('আবেদন শুরুর আগের দিন হতে পারে না').first()).toBeVisible()
      await expect(page.getByLabel('শেষ দিন', { exact: true })).toBeFocused()
      await expect(titled(page)).toHaveValue('নমুনা অফিস সহকারী')
    })

    await test.step('a reload gives back what was typed', async () => {
      page.once('dialog', asked => asked.accept())
      await page.reload()
      await expect(page.getByText('আগের অসংরক্ষিত লেখা ফিরিয়ে আনা হয়েছে।')).toBeVisible()
      await expect(lines(page, 'যোগ্যতা')).toHaveValue('- এইচএসসি পাস\n- টাইপে গতি')
    })

    await test.step('saved, it is a draft that nobody else reads', async () => {
      await page.getByLabel('শেষ দিন', { exact: true }).fill(day(9))
      await page.getByLabel('শেষ দিনের সময়').fill('17:00')
      await page.getByLabel('পরীক্ষার তারিখ').fill(day(50))
      await page.keyboard.press(save)
      await page.waitForURL(/\/admin\/jobs\/update\?id=\d+$/)
      await expect(titled(page)).toHaveValue('নমুনা অফিস সহকারী')
      await expect(lines(page, 'আবেদনের ঠিকানা')).toHaveValue('https://apply.namuna.example')
    })
    const id = new URL(page.url()).searchParams.get('id')!
    expect(await isPublic(page, testSite, id)).toBe(false)

    await test.step('publishing says first what will be true; Escape leaves it, Enter does it', async () => {
      await page.getByRole('button', { name: 'এখনই প্রকাশ করুন' }).click()
      await expect(page.getByText('১টি এখনই চাকরির পাতায় আসবে।')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByText('১টি এখনই চাকরির পাতায় আসবে।')).toBeHidden()
      expect(await isPublic(page, testSite, id)).toBe(false)
      await page.getByRole('button', { name: 'এখনই প্রকাশ করুন' }).click()
      await expect(page.getByRole('button', { name: '১টি প্রকাশ করুন' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByText('১টি প্রকাশিত হয়েছে').first()).toBeVisible()
      expect(await isPublic(page, testSite, id)).toBe(true)
    })

    await page.goto(`/admin/jobs/?id=${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('নমুনা অফিস সহকারী')
    await expect(page.getByText('অনুমোদিত').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'পরিবর্তনের ইতিহাস' }).getByText('প্রকাশ করেছেন')).toBeVisible()
    expect(errors.heard()).toEqual([])
  })

  test('of six that are published together the one that is over stays out by name, and all of it is taken back', async ({
    page,
    signIn,
    testSite,
  }) => {
    await signIn(page, 'Mita', '/admin/jobs')
    const mark = `নমুনাছয়${Date.now().toString(36)}`
    const ids: string[] = []
    for (const [index, deadline] of [-2, 5, 6, 7, 8, null].entries())
      ids.push(
        await written(page, testSite, {
          title: `${mark} পদ ${'ABCDEF'[index]}`,
          application_start_date: day(-9),
          deadline: deadline === null ? null : day(deadline),
        }),
      )
    await page.goto(`/admin/jobs/list?search=${encodeURIComponent(mark)}`)
    await expect(rows(page)).toHaveCount(6)
    await page.getByRole('checkbox', { name: 'এই পাতার সব বাছুন' }).check()
    await page.keyboard.press('p')
    await expect(page.getByText('৫টি এখনই চাকরির পাতায় আসবে।')).toBeVisible()
    await expect(page.getByText(`${mark} পদ A বাদ থাকবে: আবেদনের সময় শেষ হয়েছে।`)).toBeVisible()
    await page.getByRole('button', { name: '৫টি প্রকাশ করুন' }).click()
    await expect(page.getByText('৫টি প্রকাশিত হয়েছে').first()).toBeVisible()
    expect(await Promise.all(ids.map(id => isPublic(page, testSite, id)))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ])
    // The states are toggles: one of the six is a draft yet.
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: /^অনুমোদিত/ }).click()
    await expect(rows(page)).toHaveCount(6)
    expect(new URL(page.url()).searchParams.get('state')).toBe('0,1,2')

    await page.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()
    await expect(page.getByText('৫টি আগের মতো হয়েছে').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^খসড়া ৬/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^অনুমোদিত ০/ })).toBeVisible()
  })

  test('the list is narrowed by its deadlines, those without one by a toggle of their own, and turned round', async ({
    page,
    signIn,
    testSite,
  }) => {
    await signIn(page, 'Mita', '/admin/jobs')
    const mark = `নমুনাসীমা${Date.now().toString(36)}`
    for (const [title, deadline] of [
      ['কাছে', day(4)],
      ['দূরে', day(40)],
      ['খোলা', null],
    ] as const)
      await written(page, testSite, { title: `${mark} ${title}`, deadline })
    const search = encodeURIComponent(mark)
    await page.goto(`/admin/jobs/list?search=${search}&date_l=${day(1)}&date_r=${day(50)}`)
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).first()).toContainText('কাছে')
    await page.getByRole('button', { name: 'শেষ তারিখ নেই, এমনও' }).click()
    await expect(rows(page)).toHaveCount(3)
    expect(new URL(page.url()).searchParams.get('null_deadline')).toBe('true')
    await page.getByRole('button', { name: /^শেষ তারিখ আগেরটি আগে/ }).click()
    await expect(rows(page).first()).toContainText('দূরে')
    await page.goBack()
    await expect(rows(page).first()).toContainText('কাছে')
  })

  test('two of us change one circular: only the field that differs is asked about', async ({
    page,
    signIn,
    testSite,
    anotherDevice,
  }) => {
    await signIn(page, 'Mita', '/admin/jobs')
    const id = await written(page, testSite, { title: 'নমুনা হিসাব সহকারী', salary: 'গ্রেড ১৬' })
    await page.goto(`/admin/jobs/update?id=${id}`)
    const other = await anotherDevice(desktop)
    await signIn(other, 'Mita', `/admin/jobs/update?id=${id}`)
    await lines(other, 'বেতন').fill('গ্রেড ১৫')
    await lines(other, 'বয়স').fill('১৮ – ৩২')
    await other.keyboard.press(save)
    await expect(other.getByText('সংরক্ষণ হয়েছে')).toBeVisible()

    await lines(page, 'বেতন').fill('গ্রেড ১৪')
    await lines(page, 'সুবিধা').fill('উৎসব ভাতা')
    await page.keyboard.press(save)
    await expect(page.getByRole('heading', { name: 'দুজনে একসঙ্গে বদলেছেন' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'বেতন' }).getByRole('radio')).toHaveCount(2)
    await expect(page.getByRole('group', { name: 'সুবিধা' })).toBeHidden()
    await page.getByRole('radio', { name: /^Mita/ }).check()
    await page.getByRole('button', { name: 'বেছে নেওয়াটি সংরক্ষণ' }).click()
    await expect(lines(page, 'বেতন')).toHaveValue('গ্রেড ১৫')
    await expect(lines(page, 'সুবিধা')).toHaveValue('উৎসব ভাতা')
    await expect(lines(page, 'বয়স')).toHaveValue('১৮ – ৩২')
  })

  test('leaving a new circular offers three ways: staying, keeping the draft, throwing it away', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'Mita', '/admin/jobs/create')
    const title = `নমুনা নকশাকার ${Date.now().toString(36)}`
    await titled(page).fill(title)
    await page.getByRole('textbox', { name: /^দপ্তর বা প্রতিষ্ঠান/ }).fill('নমুনা দপ্তর')
    const leave = () => page.getByRole('link', { name: 'ড্যাশবোর্ড' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'খসড়াটি ফেলে দেবেন?' })
    await leave()
    await expect(dialog.getByRole('button', { name: 'থেকে যাই' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(titled(page)).toHaveValue(title)

    await leave()
    await dialog.getByRole('button', { name: 'খসড়া রেখে যান' }).click()
    await page.waitForURL('**/admin')
    await page.goto(`/admin/jobs?search=${encodeURIComponent(title)}`)
    await expect(rows(page)).toHaveCount(1)

    await page.goto('/admin/jobs/create')
    await expect(titled(page)).toHaveValue('')
    await titled(page).fill('ফেলে দেওয়ার লেখা')
    await leave()
    await dialog.getByRole('button', { name: 'ফেলে দিন' }).click()
    await page.waitForURL('**/admin')
    await page.goto('/admin/jobs/create')
    await expect(titled(page)).toHaveValue('')
  })

  test('a file that is no picture is refused in words, and a picture gets its own', async ({ page, signIn }) => {
    await signIn(page, 'Mita', '/admin/jobs/create')
    const picture = page.getByLabel('বিজ্ঞপ্তির ছবি', { exact: true }).and(page.locator('input[type=file]'))
    await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByRole('alert').filter({ hasText: 'ফাইলটি ছবি নয়' })).toBeVisible()
    await picture.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: onePixel })
    await lines(page, 'বিকল্প লেখা').fill('বিজ্ঞপ্তির পাতা')
    await expect(
      page.getByRole('region', { name: 'শিক্ষার্থীর চোখে' }).getByRole('img', { name: 'বিজ্ঞপ্তির পাতা' }),
    ).toBeVisible()
  })
})

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test.describe('on a phone', () => {
  test.use(phone)

  test('nothing is wider than the screen, and what is asked stands at the thumb', async ({
    page,
    signIn,
    testSite,
  }) => {
    await signIn(page, 'Mita', '/admin/jobs')
    const id = await written(page, testSite, { title: 'নমুনা সহকারী শিক্ষক' })
    for (const path of ['/admin/jobs', `/admin/jobs/?id=${id}`, '/admin/jobs/create', `/admin/jobs/update?id=${id}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      const extra = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(extra, path).toBeLessThanOrEqual(0)
    }
    await page.goto(`/admin/jobs/?id=${id}`)
    await page.getByRole('button', { name: 'প্রকাশ', exact: true }).click()
    const go = page.getByRole('button', { name: '১টি প্রকাশ করুন' })
    await expect(go).toBeInViewport({ ratio: 1 })
    await go.click()
    await expect(page.getByText('অনুমোদিত').first()).toBeVisible()
  })
})
