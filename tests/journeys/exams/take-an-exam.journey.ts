import { formatMarks, formatNumber } from '@prostuti/sdk/i18n/format'
import { minute } from '@prostuti/server/testing/exams'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { answersOf, resultsOf } from '../support/rows.ts'
import { pickPerson } from '../support/sign-in.ts'
import { wordsOf } from '../support/words.ts'

test.use(phone)

const t = wordsOf('bn')

test('I take an exam on my phone, from the home page to the right result', async ({ page, testSite }) => {
  const exam = await testSite.hold({
    questions: 6,
    title: { bn: 'ফোনে দেওয়া পরীক্ষা', en: 'On a phone' },
    // The home page begins with those that have run longest.
    startTime: new Date(Date.now() - 60 * minute),
  })
  const player = new Player(page)

  await test.step('from the home page to signing in', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'ফোনে দেওয়া পরীক্ষা' }).tap()
    await page.getByRole('button', { name: t('login.google') }).tap()
    await pickPerson(page, 'Nusrat')
  })

  await test.step('the rules, then the start', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ফোনে দেওয়া পরীক্ষা')
    await expect(page.getByText(t('join.rule_questions', { questions: 6, marks: 6 }))).toBeVisible()
    await page.getByRole('button', { name: t('join.start') }).tap()
    await player.ready()
  })

  const right = (question: string) => exam.key.get(question)!
  const wrong = (question: string) => (right(question) + 1) % 4

  await test.step('three right, one wrong, one cleared, one marked and left', async () => {
    await player.answerAll(0, 3, right)
    await player.next()
    await player.answerAll(3, 5, wrong)
    await player.press(player.question(4).getByRole('button', { name: t('player.clear') }))
    await expect(player.chosen(4)).toHaveCount(0)
    await player.next()
    await player.press(player.root.locator('.foot').getByRole('button', { name: t('player.mark') }))
  })

  await test.step('the list of questions says what is what', async () => {
    await player.openPalette()
    const cell = (number: number, ...states: string[]) =>
      player.dialog.getByRole('button', {
        name: [t('player.question', { number }), ...states.map(state => t(state))].join(', '),
        exact: true,
      })
    await expect(cell(1, 'player.state_answered')).toBeVisible()
    await expect(cell(5, 'player.state_skipped')).toBeVisible()
    await expect(cell(6, 'player.state_open', 'player.mark')).toBeVisible()
    await player.press(cell(2, 'player.state_answered'))
    await expect(player.question(1)).toBeVisible()
    await expect(player.question(5)).toBeHidden()
  })

  await test.step('handing in asks once, and says what is left', async () => {
    await player.openPalette()
    await player.press(player.dialog.getByRole('button', { name: t('player.submit') }))
    await expect(player.dialog).toContainText(t('player.unanswered', { count: 2 }))
    await expect(player.dialog).toContainText(t('player.still_marked', { count: 1 }))
    await player.agree()
    await page.waitForURL(`/results/?id=${exam.id}&state=live`)
    await expect(page.locator('prostuti-toast-region')).toContainText('সফলভাবে জমা হয়েছে')
  })

  await test.step('the result is right to the third place', async () => {
    const result = page.locator('prostuti-exam-result')
    await expect(result.locator('.result-marks')).toHaveText(`${formatMarks(2.75, 'bn')} / ${formatNumber(6, 'bn')}`)
    await expect(result.locator('.result-marks')).toContainText('২.৭৫ / ৬')
    for (const [answer, count] of [
      ['correct', 3],
      ['incorrect', 1],
      ['skipped', 2],
    ] as const)
      await expect(result.locator(`[data-answer=${answer}] dd`)).toHaveText(formatNumber(count, 'bn'))
  })

  expect(Object.keys(await answersOf(testSite, exam, 'Nusrat'))).toHaveLength(4)
  expect(await resultsOf(testSite, exam, 'Nusrat')).toEqual([{ marks: 2_750 }])
})
