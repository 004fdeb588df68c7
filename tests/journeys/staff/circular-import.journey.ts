import type { Locator, Page } from '@playwright/test'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { staffMessagesOf } from '../support/words.ts'

const texts = staffMessagesOf('bn') as Record<string, string>
const say = (key: string, values: Record<string, string> = {}): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{{${name}}}`, value), texts[key]!)

const headers = ['পদের নাম', 'দপ্তর', 'শূন্যপদ', 'শেষ তারিখ', 'বেতন', 'লিংক']
/** Of circulars that no other journey has. */
const run = crypto.randomUUID()

type Cells = Readonly<Partial<Record<'vacancy' | 'deadline' | 'salary', string>>>
const row = (number: number, { vacancy = '৪', deadline = '৩০-১১-২০৯৯', salary = 'গ্রেড ১৪' }: Cells = {}) => [
  ...[`নমুনা পদ ${number}`, 'নমুনা দপ্তর', vacancy, deadline, salary],
  `https://namuna.example/${run}/${number}`,
]

async function send(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  const buffer = Buffer.from([headers, ...rows].map(cells => cells.join(',')).join('\n'))
  await page.locator('main input[type=file]').setInputFiles({ name: 'নমুনা.csv', mimeType: 'text/csv', buffer })
}

/** Its name stands over its office's. */
const rowOf = (page: Page, title: string): Locator =>
  page.locator('main tbody tr').filter({ hasText: `${title}নমুনা দপ্তর` })

test.describe('at a desk', () => {
  test.use(desktop)

  test('a moderator brings fifty circulars in, mends what cannot be read where it stands, and changes one later', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'Mita', '/admin/jobs/import')
    const odd = new Map<number, Cells>([
      [3, { deadline: '46352' }],
      [5, { vacancy: '০৭-১০' }],
    ])
    const rows = Array.from({ length: 50 }, (_, index) => row(index + 1, odd.get(index + 1)))
    await send(page, [...rows, row(9)])

    await test.step('three rows stand out, each with its cell, why, and what it may have meant', async () => {
      await expect(page.getByRole('button', { name: say('circular_imports.next_bad', { count: '৩' }) })).toBeVisible()
      const third = rowOf(page, 'নমুনা পদ 3')
      await expect(third).toContainText('46352')
      await third
        .getByRole('button', { name: say('circular_imports.take_suggestion', { value: '2026-11-26' }) })
        .click()
      await expect(third).toContainText(say('circular_imports.row_mended'))
      const fifth = rowOf(page, 'নমুনা পদ 5')
      await fifth.getByRole('button', { name: say('circular_imports.leave_empty') }).click()
      await expect(fifth).toContainText(say('circular_imports.row_mended'))
      const twin = rowOf(page, 'নমুনা পদ 9')
      await twin.getByRole('button', { name: say('circular_imports.leave_out') }).click()
      await expect(twin).toContainText(say('circular_imports.row_deleted'))
    })

    await test.step('all fifty come in as drafts', async () => {
      await page.getByRole('button', { name: say('circular_imports.take', { count: '৫০' }) }).click()
      await expect(page.getByText(say('circular_imports.done_text', { new: '৫০', changes: '০' }))).toBeVisible()
      await page.getByRole('link', { name: say('circular_imports.to_drafts') }).click()
      await page.waitForURL(/\/admin\/jobs\/list\?state=0/)
      await page.goto(`/admin/jobs/list?state=0&search=${encodeURIComponent('নমুনা পদ 50')}`)
      await expect(page.locator('main tbody tr[data-row]').filter({ hasText: 'নমুনা পদ 50' }).first()).toBeVisible()
    })

    await test.step('none of them is public', async () => {
      const found = await page.request.get(`/api/job/v1/jobs/?search=${encodeURIComponent('নমুনা পদ 50')}`)
      const { results } = (await found.json()) as { results: { title: string }[] }
      expect(results.filter(({ title }) => /^নমুনা পদ \d+$/.test(title))).toEqual([])
    })

    await test.step('the same circular with another salary changes that alone, and the import can be taken back', async () => {
      await page.goto('/admin/jobs/import')
      await send(page, [row(7, { salary: 'গ্রেড ১৩', vacancy: '', deadline: '' })])
      await page.getByRole('button', { name: new RegExp(say('circular_imports.tab_changes')) }).click()
      await expect(rowOf(page, 'নমুনা পদ 7')).toContainText('গ্রেড ১৪ → গ্রেড ১৩')
      await page.getByRole('button', { name: say('circular_imports.take', { count: '১' }) }).click()
      await expect(page.getByText(say('circular_imports.done_text', { new: '০', changes: '১' }))).toBeVisible()
      await page.getByRole('button', { name: say('imports.undo'), exact: true }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('imports.undo'), exact: true })
        .click()
      await expect(page.getByText(say('circular_imports.undone_text')).first()).toBeVisible()
    })
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a sheet whose Bangla was lost is refused cell by cell, and nothing lies across the screen', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'Mita', '/admin/jobs/import')
    await send(page, [['????????? ?????? (?????)', '?? ?? ????? ???????', '', '28-Mar', '', '']])
    await expect(page.locator('main tbody tr').filter({ hasText: '?????' })).toContainText('লেখা নষ্ট হয়ে গেছে')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  test('a picture is refused as a whole, in words', async ({ page, signIn }) => {
    await signIn(page, 'Mita', '/admin/jobs/import')
    const buffer = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
    await page.locator('main input[type=file]').setInputFiles({ name: 'ছবি.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByRole('heading', { name: say('circular_imports.failed') })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'ফাইলের লেখা পড়া যায়নি' })).toBeVisible()
  })
})
