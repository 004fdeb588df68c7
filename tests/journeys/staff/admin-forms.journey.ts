import type { Page } from '@playwright/test'
import { desktop, expect, test } from '../support/journey.ts'

test.use(desktop)

const question = (page: Page) => page.getByLabel('প্রশ্ন', { exact: true })
const leaving = (page: Page) => page.getByRole('dialog', { name: 'বদলানো ফর্ম ছেড়ে যাবেন?' })

/** Writes a question of the FAQs and opens it. */
async function openFaq(page: Page, text: string): Promise<void> {
  await page.goto('/admin/faq/create')
  await question(page).fill(text)
  await page.getByLabel('উত্তর', { exact: true }).fill('প্রোগ্রামে যোগ দিয়ে।')
  await page.keyboard.press('Control+s')
  await page.waitForURL('**/admin/faq')
  await page.getByRole('link', { name: text }).click()
  await expect(question(page)).toHaveValue(text)
}

test('a changed form asks before I leave it, by a link and by the back button, and gives back what I typed', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'Mita', '/admin')
  await openFaq(page, 'কীভাবে পরীক্ষায় বসব?')
  const address = page.url()
  await question(page).fill('কীভাবে পরীক্ষা দেব?')

  await test.step('a link asks, and says what would be left; Escape stays', async () => {
    await page.getByRole('link', { name: 'ড্যাশবোর্ড' }).click()
    await expect(leaving(page)).toContainText('“কীভাবে পরীক্ষায় বসব?” → “কীভাবে পরীক্ষা দেব?”')
    await expect(leaving(page).getByRole('button', { name: 'বাতিল, এখানেই থাকি' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(leaving(page)).toBeHidden()
  })

  await test.step('the back button asks too', async () => {
    await page.goBack()
    await expect(leaving(page)).toBeVisible()
    expect(page.url()).toBe(address)
    await leaving(page).getByRole('button', { name: 'বাতিল, এখানেই থাকি' }).click()
    await expect(question(page)).toHaveValue('কীভাবে পরীক্ষা দেব?')
  })

  await test.step('reloading asks in the browser’s words, and what I typed is there again', async () => {
    const asked = page.waitForEvent('dialog')
    const reloaded = page.reload()
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await reloaded
    await expect(page.getByText('আগের অসংরক্ষিত লেখা ফিরিয়ে আনা হয়েছে।')).toBeVisible()
    await expect(question(page)).toHaveValue('কীভাবে পরীক্ষা দেব?')
  })

  await test.step('once it is saved nothing asks any more', async () => {
    await page.keyboard.press('Control+s')
    await expect(page.getByText('সংরক্ষণ হয়েছে')).toBeVisible()
    await page.getByRole('link', { name: 'ড্যাশবোর্ড' }).click()
    await page.waitForURL('**/admin')
    await page.goto(address)
    await expect(question(page)).toHaveValue('কীভাবে পরীক্ষা দেব?')
    await expect(page.getByText('আগের অসংরক্ষিত লেখা ফিরিয়ে আনা হয়েছে।')).toBeHidden()
  })
})

test('two of us change the same question: only the field that differs is asked about, and nothing is lost', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn(page, 'Mita', '/admin')
  await openFaq(page, 'ফি কত?')
  const answer = page.getByLabel('উত্তর', { exact: true })
  const other = await anotherDevice(desktop)
  await signIn(other, 'Mita', new URL(page.url()).pathname + new URL(page.url()).search)
  await question(other).fill('ফি কত টাকা?')
  await other.getByLabel('অগ্রাধিকার').fill('7')
  await other.keyboard.press('Control+s')
  await expect(other.getByText('সংরক্ষণ হয়েছে')).toBeVisible()

  await question(page).fill('মোট ফি কত?')
  await answer.fill('বিনা মূল্যে।')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: 'দুজনে একসঙ্গে বদলেছেন' })).toBeVisible()
  const fields = page.getByRole('group')
  await expect(fields.filter({ hasText: 'ফি কত টাকা?' })).toContainText('মোট ফি কত?')
  await expect(page.getByRole('radio')).toHaveCount(2)
  await page.getByRole('radio', { name: /^Mita/ }).check()
  await page.getByRole('button', { name: 'বেছে নেওয়াটি সংরক্ষণ' }).click()
  await expect(question(page)).toHaveValue('ফি কত টাকা?')
  await expect(answer).toHaveValue('বিনা মূল্যে।')

  // All three changes stand on the server: their question and priority, my answer.
  await other.reload()
  await expect(question(other)).toHaveValue('ফি কত টাকা?')
  await expect(other.getByLabel('উত্তর', { exact: true })).toHaveValue('বিনা মূল্যে।')
  await expect(other.getByLabel('অগ্রাধিকার')).toHaveValue(/7|৭/)
})
