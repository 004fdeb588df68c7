import { desktop, expect, test } from './support/journey.ts'
import { listenToConsole } from './support/quiet-console.ts'

test.use(desktop)

const headers = 'প্রশ্ন,অপশন ১,অপশন ২,অপশন ৩,উত্তর,ব্যাখ্যা'
const line = (number: number, answer: string) => `ইমপোর্টের ${number} নম্বর প্রশ্ন কোনটি?,পদ্মা,মেঘনা,যমুনা,${answer},নদীর নাম`
const file = (name: string, content: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

test('a moderator brings a sheet in, mends what is wrong with it, and takes the import back', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'Mita', '/admin/question/upload')
  const errors = listenToConsole(page)
  const lines = Array.from({ length: 12 }, (_, index) => line(index + 1, index === 4 ? '' : 'খ'))
  await page
    .getByLabel('ফাইল বাছুন')
    .first()
    .setInputFiles(file('নদী.csv', [headers, ...lines].join('\n')))
  await page.waitForURL(/\?import=/)
  await expect(page.getByText('১২ সারি যাচাই করুন')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('combobox', { name: 'যেখানে ক্যাটাগরি লেখা নেই' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: '১২ সারি যাচাই করুন' }).click()
  await expect(page.getByText('সঠিক উত্তর দেওয়া নেই')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('E6', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '১২টি নিন' })).toBeDisabled()
  // A reload loses nothing.
  await page.reload()
  await expect(page.getByText('সঠিক উত্তর দেওয়া নেই')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ভুল সারির ফাইল' }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer)
  const refused = Buffer.concat(chunks).toString()
  await page
    .getByLabel('ঠিক করা ফাইল দিন')
    .first()
    .setInputFiles(file('mended.csv', refused.replace('যমুনা,,', 'যমুনা,গ,')))
  await expect(page.getByText('১২টি প্রশ্ন একসঙ্গে ব্যাংকে ঢুকবে।')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: '১২টি নিন' }).click()
  await expect(page.getByText('১২টি প্রশ্ন ব্যাংকে ঢুকেছে।')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'ফেরত নিন' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'ফেরত নিন' }).click()
  await expect(page.getByRole('heading', { name: 'ফেরত নেওয়া' })).toBeVisible()
  await page.getByRole('button', { name: 'অন্য ফাইল' }).click()
  await expect(page.getByRole('row', { name: /নদী\.csv/ })).toContainText('ফেরত নেওয়া')
  expect(errors.heard()).toEqual([])
})
