import type { Page } from '@playwright/test'
import { desktop, expect, test } from '../support/journey.ts'
import { listenToConsole } from '../support/quiet-console.ts'

test.use(desktop)

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
})
const publish = (page: Page) => page.getByRole('button', { name: 'প্রকাশ করুন' })
const saved = (page: Page) => page.waitForURL(/\/create\/?\?id=\d+$/)

const centres = csv('আসন.csv', [
  'কেন্দ্র,রোল থেকে,রোল পর্যন্ত,পরীক্ষার্থীর নাম,মোবাইল',
  'নমুনা কলেজ মূল ভবন,১০৪০০১,১০৪৬০০,নমুনা নাম,01700000000',
  'নমুনা কলেজ বিজ্ঞান ভবন,১০৪৬০১,১০৫২০০,নমুনা নাম,01700000000',
  'নমুনা বিদ্যালয়,১০৫৩০১,১০৫৯০০,নমুনা নাম,01700000000',
  'নমুনা মাঠ,রোল জানা নেই,,নমুনা নাম,01700000000',
])

test('a moderator makes a seat plan from a sheet with a gap, tries a roll, and publishes it', async ({
  page,
  signIn,
  testSite,
}) => {
  const title = 'নমুনা আসনবিন্যাস: কার কোন কেন্দ্র'
  await signIn(page, 'Mita', '/admin/notices/seat-plan/create')
  const errors = listenToConsole(page)
  await page.getByLabel('শিরোনাম').fill(title)
  await page.getByLabel('পরীক্ষার তারিখ').fill('2099-12-11')
  await page.getByLabel('পরীক্ষার সময়').fill('10:00')
  await page.getByLabel('শিট বাছুন').first().setInputFiles(centres)

  await test.step('the sheet is a table at once; what was left out and refused is named', async () => {
    await expect(page.getByLabel('কেন্দ্র, সারি ৩')).toHaveValue('নমুনা বিদ্যালয়')
    await expect(page.getByText('নেওয়া হয়নি: “পরীক্ষার্থীর নাম” এবং “মোবাইল”।')).toBeVisible()
    await expect(page.getByText('সারি ৫ (B5)')).toContainText('রোল জানা নেই')
    await expect(page.getByText('আগে ১০০টি ফাঁকা')).toBeVisible()
    await expect(page.getByText('রোল ১০৫২০১ – ১০৫৩০০')).toBeVisible()
  })

  await test.step('a roll is tried as a candidate tries it', async () => {
    await page.getByLabel('আপনার রোল').fill('১০৪৭১২')
    await expect(page.getByText('আপনার কেন্দ্র').locator('..')).toContainText('নমুনা কলেজ বিজ্ঞান ভবন')
    await page.getByRole('button', { name: 'দেখুন', exact: true }).click()
    await expect(page.getByLabel('আপনার রোল')).toHaveValue('১০৫২৫০')
    await expect(page.getByText('এই রোল তালিকায় নেই।', { exact: true })).toBeVisible()
  })

  await test.step('a cell is mended in its place, and another overlap is named', async () => {
    await page.getByLabel('প্রথম রোল, সারি ৩').fill('১০৫১৯১')
    await expect(page.getByText('১০টি রোল আছে নমুনা কলেজ বিজ্ঞান ভবন-এও')).toBeVisible()
    await page.getByLabel('প্রথম রোল, সারি ৩').fill('১০৫৩০১')
  })

  await test.step('it comes out once the gap was compared', async () => {
    await expect(publish(page)).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('checkbox', { name: /মিলিয়ে দেখেছি/ }).check()
    await publish(page).click()
    await saved(page)
    await expect(page.getByRole('link', { name: 'পাতাটি দেখুন' })).toBeVisible()
  })

  const list = await (await page.request.get(`${testSite.url}/api/core/v1/seat-plan/`)).json()
  const { slug } = list.results.find((plan: { title: string }) => plan.title === title)
  const plan = await (await page.request.get(`${testSite.url}/api/core/v1/seat-plan/${slug}/`)).json()
  expect(plan).toMatchObject({ exam_date: '2099-12-11', exam_time: '10:00', rolls: 1_800 })
  expect(plan.ranges.map(({ from, to }: { from: number; to: number }) => [from, to])).toEqual([
    [104_001, 104_600],
    [104_601, 105_200],
    [105_301, 105_900],
  ])
  expect(JSON.stringify(plan)).not.toMatch(/নমুনা নাম|01700000000/)
  expect(errors.heard()).toEqual([])
})

const numbers = csv('ফল.csv', [
  'reg_no,status,name,mobile',
  '2600418,উত্তীর্ণ,গোপন রহমান,01711111111',
  '2600419,অপেক্ষমাণ,গোপন বেগম,01722222222',
  '2600418,উত্তীর্ণ,গোপন রহমান,01711111111',
  '26OO420,উত্তীর্ণ,গোপন খাতুন,01733333333',
  'গোপন যোগফল,,,',
])

test('a result takes numbers alone: names and phones are nowhere, and a number is found once it is published', async ({
  page,
  signIn,
  testSite,
}) => {
  const title = 'নমুনা ফল, লিখিত'
  const heard: string[] = []
  page.on('response', response => {
    if (response.url().includes('/admin-govt-results/')) void response.text().then(text => heard.push(text))
  })
  await signIn(page, 'Mita', '/admin/notices/results/create')
  await page.getByLabel('শিরোনাম').fill(title)
  await page.getByLabel('শিট বাছুন').first().setInputFiles(numbers)
  await saved(page)

  await test.step('each column says what it holds; names and phones cannot be chosen, and show nothing', async () => {
    await expect(page.getByRole('row', { name: /reg_no/ })).toContainText('2600418, 2600419, 2600418')
    await expect(page.getByLabel('reg_no কলামে কী আছে')).toHaveValue('number')
    await expect(page.getByLabel('status কলামে কী আছে')).toHaveValue('outcome')
    for (const [column, reason] of [
      ['name', 'নাম রাখা হয় না'],
      ['mobile', 'ফোন নম্বর রাখা হয় না'],
    ] as const) {
      await expect(page.getByLabel(`${column} কলামে কী আছে`)).toBeDisabled()
      await expect(page.getByRole('row', { name: column })).toContainText(reason)
      await expect(page.getByRole('row', { name: column })).toContainText('পড়া হয়নি')
    }
    await expect(page.getByText('১টি নম্বর দুবার আছে।')).toBeVisible()
    await expect(page.getByText('সারি ৫:')).toContainText('26OO420')
    await expect(page.getByText('সারি ৬:')).toContainText('লেখা যা দেখানো হয় না')
  })

  await test.step('the page is left and found again as it was, then the numbers come in', async () => {
    await page.reload()
    await page.getByRole('button', { name: '২ নম্বর নিন' }).click()
    await expect(page.getByText('২ নম্বর নেওয়া হয়েছে।')).toBeVisible()
    await expect(page.getByText('২ নম্বর একটি একটি করে খোঁজা যায়')).toBeVisible()
  })

  await publish(page).click()
  await expect(page.getByRole('link', { name: /একটি নম্বর খুঁজে দেখুন/ })).toBeVisible()
  const search = async (number: string) =>
    (await page.request.get(`${testSite.url}/api/core/v1/govt-results-query/?search_reg=${number}`)).json()
  expect((await search('২৬০০৪১৯')).found).toMatchObject([{ result: { title }, outcome: 'অপেক্ষমাণ' }])
  expect((await search('2600420')).found).toEqual([])
  expect(await page.locator('body').textContent()).not.toMatch(/গোপন|017\d{8}/)
  expect(heard.length).toBeGreaterThan(3)
  expect(heard.join()).not.toMatch(/গোপন|017\d{8}/)
})

test('a notice is kept over a reload, published, taken back and deleted', async ({ page, signIn, testSite }) => {
  const title = 'নমুনা নোটিশ: সার্ভার বদল'
  const shown = async () => {
    const list = await (await page.request.get(`${testSite.url}/api/core/v1/notices/`)).json()
    return list.results.filter((notice: { title: string }) => notice.title === title)
  }
  await signIn(page, 'Mita', '/admin/notices/list')
  await page.getByRole('button', { name: 'নতুন' }).click()
  await page.getByRole('menuitem', { name: 'নোটিশ' }).click()
  await page.getByLabel('শিরোনাম').fill(title)

  await test.step('what is typed is there again after a reload', async () => {
    page.once('dialog', dialog => void dialog.accept())
    await page.reload()
    await expect(page.getByLabel('শিরোনাম')).toHaveValue(title)
  })

  await page.getByLabel('লেখা').fill('এ সময় পরীক্ষা বন্ধ থাকবে।\nফোনে রাখা উত্তর হারাবে না।')
  await page.getByLabel('সবার ওপরে থাকবে যেদিন পর্যন্ত').fill('2099-12-17')
  await page
    .getByLabel('ফাইল', { exact: true })
    .first()
    .setInputFiles({ name: 'নোটিশ.csv', mimeType: 'text/csv', buffer: Buffer.from('ক,খ\n১,২') })
  await expect(page.getByRole('link', { name: 'নোটিশ.csv' })).toBeVisible()
  await publish(page).click()
  await saved(page)
  await expect(page.getByText('প্রকাশিত')).toBeVisible()
  const [notice] = await shown()
  expect(notice).toMatchObject({ pinned_until: '2099-12-17', file: { name: 'নোটিশ.csv' } })
  expect(notice.body).toContain('ফোনে রাখা উত্তর হারাবে না।')

  await test.step('the list says that it is out', async () => {
    await page.goto('/admin/notices/general')
    await expect(page.getByRole('row', { name: title })).toContainText('প্রকাশিত')
    await page.getByRole('link', { name: title }).click()
  })

  await test.step('taken back it is a draft that learners do not see', async () => {
    await page.getByRole('button', { name: 'আর যা করা যায়' }).click()
    await page.getByRole('menuitem', { name: 'খসড়ায় ফেরান' }).click()
    await page.getByRole('region', { name: 'খসড়ায় ফেরান' }).getByRole('button', { name: 'খসড়ায় ফেরান' }).click()
    await expect(publish(page)).toBeVisible()
    expect(await shown()).toEqual([])
  })

  await test.step('deleting asks first', async () => {
    await page.getByRole('button', { name: 'আর যা করা যায়' }).click()
    await page.getByRole('menuitem', { name: 'মুছুন' }).click()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/admin/notices/general')
    await expect(page.getByRole('row', { name: title })).toHaveCount(0)
  })
})
