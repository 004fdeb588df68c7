import { desktop, expect, phone, test } from '../support/journey.ts'
import { listenToConsole } from '../support/quiet-console.ts'

const press = 'Control+s'

test.describe('at a desk', () => {
  test.use(desktop)

  test('a moderator makes a program, publishes it, gives it a routine and an FAQ, and a learner sees all of it', async ({
    page,
    signIn,
    anotherDevice,
  }) => {
    await signIn(page, 'Mita', '/admin/programs')
    const errors = listenToConsole(page)
    await page.getByRole('button', { name: 'নতুন প্রোগ্রাম' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'তৈরি করুন' }).click()
    await expect(dialog.getByText('বাংলা নাম লিখুন')).toBeVisible()
    await dialog.getByLabel('নাম', { exact: true }).fill('পানি উন্নয়ন বোর্ড')
    await dialog.getByRole('button', { name: 'তৈরি করুন' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('পানি উন্নয়ন বোর্ড')
    const program = /programs\/(\d+)/.exec(page.url())![1]!

    await page.getByLabel('কয়েনে মূল্য').fill('২৫')
    await page.keyboard.press(press)
    await expect(page.getByText('২৫ কয়েন').first()).toBeVisible()
    await page.getByRole('switch', { name: 'প্রকাশ' }).click({ force: true })
    await page.getByRole('dialog').getByRole('button', { name: 'প্রকাশ করুন' }).click()
    await expect(page.getByText('প্রকাশিত').first()).toBeVisible()

    await page.goto(`/admin/programs/routine/create?program=${program}`)
    await page.getByPlaceholder('পরীক্ষার নাম').fill('পাটিগণিত')
    await page.getByRole('button', { name: 'পরীক্ষা যোগ' }).click()
    await page.getByPlaceholder('পরীক্ষার নাম').nth(1).fill('বীজগণিত')
    await page.getByLabel('বীজগণিত: কত দিন পর').fill('৩')
    await page.getByLabel('শুরু', { exact: true }).fill('2027-01-01')
    await expect(page.locator('time', { hasText: '৪ জানুয়ারি ২০২৭ সোমবার' })).toBeVisible()
    // The second row moves up by the keyboard, and stands there after a reload: a draft.
    await page.getByPlaceholder('পরীক্ষার নাম').nth(1).focus()
    await page.keyboard.press('Alt+ArrowUp')
    page.once('dialog', asked => asked.accept())
    await page.reload()
    await expect(page.getByPlaceholder('পরীক্ষার নাম').first()).toHaveValue('বীজগণিত')
    await page.keyboard.press(press)
    await page.waitForURL(`**/routine/update/?id=${program}`)
    await expect(page.getByPlaceholder('পরীক্ষার নাম').first()).toHaveValue('বীজগণিত')

    // The first day lets practise a topic, found by its name; how many questions is held to the bounds.
    await page.getByRole('button', { name: 'অনুশীলন', exact: true }).first().click()
    await page.keyboard.press(press)
    await expect(page.getByText('ক্যাটাগরি বাছুন').first()).toBeVisible()
    await page.getByRole('combobox', { name: /: ক্যাটাগরি$/ }).fill('গণি')
    // Another journey may have a topic of this name.
    await page.getByRole('option', { name: 'গণিত', exact: true }).first().click()
    await page.getByLabel(/: কতটি প্রশ্ন$/).fill('৩')
    await page.keyboard.press(press)
    await expect(page.getByText('৫ থেকে ৫০টির মধ্যে লিখুন').last()).toBeVisible()
    await page.getByLabel(/: কতটি প্রশ্ন$/).fill('২৫')
    await expect(page.getByText('অনুশীলন: গণিত, ২৫টি প্রশ্ন')).toBeVisible()
    await page.keyboard.press(press)
    await expect(page.getByText(/সংরক্ষণ হয়নি/)).toBeHidden()

    await page.goto(`/admin/faq/create?program=${program}`)
    await page.getByLabel('প্রশ্ন', { exact: true }).fill('কবে শুরু?')
    await page.getByLabel('উত্তর', { exact: true }).fill('জানুয়ারিতে।')
    await page.keyboard.press(press)
    await page.waitForURL('**/admin/faq')
    await expect(page.getByRole('link', { name: /কবে শুরু/ })).toBeVisible()
    expect(errors.heard()).toEqual([])

    const learner = await anotherDevice()
    await learner.goto(`/program?id=${program}`)
    await expect(learner.getByRole('heading', { name: 'পানি উন্নয়ন বোর্ড' }).first()).toBeVisible()
    await expect(learner.getByText('কবে শুরু?').first()).toBeVisible()
    await learner.goto(`/program/routine?id=${program}`)
    await expect(learner.getByRole('link', { name: 'অনুশীলন: গণিত, ২৫টি প্রশ্ন' })).toHaveAttribute(
      'href',
      /^\/practice\/categories\?topics=\d+&count=25$/,
    )
  })

  test('two change one program: nothing that either typed is lost', async ({ page, signIn, anotherDevice }) => {
    await signIn(page, 'Mita', '/admin/programs/1?tab=details')
    const other = await anotherDevice(desktop)
    await signIn(other, 'Mita', '/admin/programs/1?tab=details')
    await page.getByLabel('এক লাইনে', { exact: true }).fill('প্রথম জনের কথা')
    await page.keyboard.press(press)
    await expect(page.getByRole('button', { name: /সংরক্ষণ/ }).first()).toBeEnabled()
    await other.getByLabel('এক লাইনে', { exact: true }).fill('দ্বিতীয় জনের কথা')
    await other.keyboard.press(press)
    await expect(other.getByText('প্রথম জনের কথা', { exact: true })).toBeVisible()
    await other.keyboard.press(press)
    await expect(other.getByLabel('এক লাইনে', { exact: true })).toHaveValue('দ্বিতীয় জনের কথা')
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('nothing is wider than the screen', async ({ page, signIn }) => {
    await signIn(page, 'Mita', '/admin/programs')
    for (const path of [
      ...['/admin/programs', '/admin/programs/1', '/admin/programs/1?tab=details', '/admin/programs/1?tab=reviews'],
      ...['/admin/programs/routine', '/admin/programs/routine/update/?id=1', '/admin/faq', '/admin/faq/create'],
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const extra = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(extra, path).toBeLessThanOrEqual(0)
    }
  })
})
