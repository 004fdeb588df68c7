import AxeBuilder from '@axe-core/playwright'
import { minute } from '@prostuti/server/testing/exams'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { listenToConsole } from '../support/quiet-console.ts'

test.use(desktop)

test('an exam evening is watched live, with more time for all and words that the learner reads', async ({
  page,
  signIn,
  anotherDevice,
  testSite,
}) => {
  const exam = await testSite.hold({
    questions: 4,
    title: { bn: 'সন্ধ্যার পরীক্ষা', en: 'Of the evening' },
    durationMs: 30 * minute,
    programId: 1,
  })
  const learner = await anotherDevice(phone)
  const player = new Player(learner)
  await signIn(learner, 'Nusrat')
  await player.open(exam.id)
  await player.answerAll(0, 1, () => 1)

  await signIn(page, 'Mita', '/admin')
  await page.getByRole('link', { name: 'সন্ধ্যার পরীক্ষা' }).click()
  const errors = listenToConsole(page)
  const figures = page.getByLabel('এখনকার হিসাব')
  await expect(figures).toContainText('যোগ দিয়েছেন১')

  await test.step('more time for all, with its effect before the button', async () => {
    await expect(page.getByText('১ জন ১০ মিনিট করে বেশি পাবেন; পরে যাঁরা শুরু করবেন তাঁরাও।')).toBeVisible()
    const give = page.getByRole('button', { name: 'সবাইকে ১০ মিনিট দিন' })
    await expect(give).toBeDisabled()
    await page.getByLabel('কারণ, সবাই পড়বেন').fill('নেত্রকোনায় নেট ছিল না।')
    await give.click()
    await expect(page.getByText('সবাই এ পর্যন্ত ১০ মিনিট বেশি পেয়েছেন')).toBeVisible()
    const said = learner.getByRole('alert').filter({ hasText: 'নেত্রকোনায় নেট ছিল না।' })
    await expect(said).toContainText('১০ মিনিট বেশি পেলেন', { timeout: 15_000 })
    await expect(player.root.locator('.clock')).toContainText(/৩৯|৪০/, { timeout: 15_000 })
    await said.getByRole('button').tap()
    await expect(said).toHaveCount(0)
  })

  await test.step('words to all, for the next draft to bring', async () => {
    await page.getByLabel('কথাটি').fill('প্রশ্ন ২-এ ৪ নয়, ৪০ পড়ুন।')
    await page.getByRole('button', { name: 'সবাইকে পাঠান' }).click()
    await player.next()
    await player.answerAll(1, 2, () => 2)
    await expect(learner.getByRole('alert')).toContainText('প্রশ্ন ২-এ ৪ নয়, ৪০ পড়ুন।', { timeout: 15_000 })
  })

  await test.step('on a phone as well, for everybody who looks', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
    expect(errors.heard()).toEqual([])
  })
})
