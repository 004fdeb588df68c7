import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { csvOf, sheetOfQuestions } from '../support/content/sheet.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import type { TestSite } from '../support/test-site.ts'
import { tokenOf } from '../support/token-of.ts'

test.use(desktop)

const minute = 60_000
const questionCount = 5
const category = 'যোগফল'
/** `datetime-local` of an instant in Dhaka. */
const inDhaka = (at: number): string => new Date(at + 6 * 60 * minute).toISOString().slice(0, 16)
const inDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name })

test('a sheet of 500 questions becomes an exam that two people take; a wrong key is mended and a report answered', async ({
  page,
  signIn,
  anotherDevice,
  testSite,
}) => {
  test.setTimeout(300_000)
  const title = `যোগের মডেল টেস্ট ${Date.now() % 10_000}`
  const sheet = sheetOfQuestions(category)
  await signIn(page, 'Mita', '/admin/category')
  const created = await page.request.post(`${testSite.url}/api/questions/v4/categories/`, {
    headers: { authorization: `token ${await tokenOf(page, testSite)}`, 'idempotency-key': crypto.randomUUID() },
    data: { name: { bn: category } },
  })
  expect(created.ok(), await created.text()).toBe(true)

  await test.step('ten of the rows are refused, cell by cell', async () => {
    await page.goto('/admin/question/upload/')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'questions.csv', mimeType: 'text/csv', buffer: csvOf([sheet.headers, ...sheet.rows]) })
    await expect(page.getByRole('button', { name: 'ভুল ১০' })).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'কলাম ঠিক করুন' }).click()
    await page.getByRole('combobox', { name: 'কোথায় যাবে' }).click()
    await page.getByRole('option', { name: 'পর্যালোচিত ব্যাংক' }).click()
    await page.getByRole('button', { name: '৫০০ সারি যাচাই করুন' }).click()
    await expect(page.getByRole('button', { name: 'ভুল ১০' })).toBeVisible({ timeout: 60_000 })
    await expect(page.locator('main tbody tr')).toHaveCount(10)
  })

  await test.step('they are mended in the file of refused rows, and all go in together', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'ভুল সারির ফাইল' }).click(),
    ])
    const refused = (await readFile(await download.path(), 'utf8'))
      .replace(/^\ufeff+/, '')
      .trim()
      .split(/\r?\n/)
    const numbers = refused.slice(1).map(line => /^"?(\d+)/.exec(line)![1]!)
    expect(numbers).toHaveLength(10)
    const mended = [...sheet.mended.values()].map((row, index) => [numbers[index]!, ...row, ''])
    const heads = ['সারি (row)', ...sheet.headers, 'কারণ (reason)']
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'mended.csv', mimeType: 'text/csv', buffer: csvOf([heads, ...mended]) })
    const take = page.getByRole('button', { name: '৫০০টি নিন' })
    await expect(take).toBeEnabled({ timeout: 60_000 })
    await take.click()
    await expect(page.getByText('৫০০টি প্রশ্ন ব্যাংকে ঢুকেছে।')).toBeVisible({ timeout: 60_000 })
  })

  const program = await test.step('an exam of a program is generated from them', async () => {
    const { rows } = await testSite.db.pool.query<{ id: number }>(
      `select id from programs where state = 'published' and cost = 0 and cost_in_tk = 0 and not is_personalized order by id limit 1`,
    )
    const number = String(rows[0]!.id)
    await page.goto(`/admin/programs/${number}/exam/auto-generate`)
    await page.getByLabel('শিরোনাম').fill(title)
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL(/auto-generate\?id=\d+/)
    const topic = page.getByRole('combobox', { name: 'টপিক ১', exact: true })
    await topic.selectOption({ label: (await topic.locator('option', { hasText: category }).first().textContent())! })
    await page.getByRole('textbox', { name: 'টপিক ১-এর সংখ্যা' }).fill('৫')
    await page.getByRole('button', { name: 'তৈরি করুন', exact: true }).click()
    await expect(page.getByRole('status').getByText('৫টি প্রশ্ন যোগ হয়েছে')).toBeVisible({ timeout: 30_000 })
    return number
  })
  const exam = new URL(page.url()).searchParams.get('id')!

  await test.step('it begins now, and is approved', async () => {
    await page.goto(`/admin/programs/${program}/exam/update?id=${exam}&step=info`)
    const now = Date.now()
    await page.getByLabel('শুরু', { exact: true }).fill(inDhaka(now - minute))
    await page.getByLabel('শেষ', { exact: true }).fill(inDhaka(now + 60 * minute))
    await page.getByLabel('সময়কাল').fill('০০:৩০:০০')
    await page.getByRole('button', { name: 'সংরক্ষণ' }).click()
    await expect(page.getByText('সংরক্ষণ হয়েছে').first()).toBeVisible()
    await page.goto(`/admin/programs/${program}/exam/update?id=${exam}&step=overview`)
    await page.getByRole('button', { name: 'পর্যালোচিত করুন' }).click()
    await inDialog(page, 'পর্যালোচিত').click()
    await page.getByRole('button', { name: 'অনুমোদন করুন' }).click()
    await inDialog(page, 'অনুমোদন করুন').click()
    await expect(page.getByText('সংস্করণ ১')).toBeVisible()
  })

  const learner = await anotherDevice(phone)
  const guest = await anotherDevice(phone)
  const mistake =
    await test.step('a learner takes it on our site, a guest on a partner’s page, who chooses another option once', async () => {
      await signIn(learner, 'Nusrat', '/')
      const player = new Player(learner)
      await player.open(Number(exam))
      const right = await choicesOf(player)
      await player.answerAll(0, questionCount, question => right.get(question)!.right)
      await player.submit()
      await expect(player.received).toBeVisible()

      await guest.goto(testSite.partnerUrl)
      const theirs = new Player(guest)
      await guest.locator('prostuti-exam-list article', { hasText: title }).getByRole('button').tap()
      await theirs.press(theirs.button('player.sign_in_anonymous'))
      await theirs.start()
      const choices = await choicesOf(theirs)
      const first = await theirs.idOf(0)
      await theirs.answerAll(0, questionCount, question =>
        question === first ? choices.get(question)!.wrong : choices.get(question)!.right,
      )
      await theirs.submit()
      await expect(theirs.received).toBeVisible()
      return { question: first, option: choices.get(first)!.wrongText }
    })

  await test.step('the exam is over, and its results are final', async () => {
    const past = (minutes: number) => `now() - interval '${minutes} minutes'`
    await testSite.db.pool.query(
      `update exams set start_time = ${past(60)}, end_time = ${past(5)}, last_deadline = ${past(5)}, result_visibility = ${past(3)},
              standing_visibility = ${past(3)}, solution_visibility = ${past(3)} where id = $1`,
      [exam],
    )
    const isFinal = async () =>
      (
        await testSite.db.pool.query('select 1 from result_versions where exam_id = $1 and final_at is not null', [
          exam,
        ])
      ).rowCount
    await expect.poll(isFinal, { timeout: 60_000 }).toBe(1)
    await expect.poll(() => positionOf(learner, testSite, exam)).toBe(1)
  })

  await test.step('the moderator changes the key to what the guest chose: marks rise, marks fall, places change', async () => {
    await page.goto(`/admin/programs/${program}/exam/${exam}/regrade?question=${mistake.question}`)
    // The whole text: ১১০০ stands in ২১১০০ as well.
    const option = page.locator('li').filter({ has: page.getByText(mistake.option, { exact: true }) })
    await option.getByRole('checkbox').check()
    await expect(page.getByText('২টি উত্তরপত্রই হিসাব করা হয়েছে')).toBeVisible()
    await page.getByLabel('কারণ (ইতিহাসে থাকবে)').fill('চাবি ভুল ছিল')
    await page.getByRole('button', { name: 'নতুন ফল প্রকাশ করুন' }).click()
    await inDialog(page, 'নতুন ফল প্রকাশ করুন').click()
    await expect(page.getByText('ফল সংস্করণ ২')).toBeVisible({ timeout: 60_000 })
    await expect.poll(() => positionOf(learner, testSite, exam)).toBe(2)
    await learner.goto(`/results/?id=${exam}&state=live`)
    await expect(learner.locator('.result-changed')).toContainText('স্থান ১ থেকে ২')
    await guest.reload()
    await expect(guest.locator('prostuti-exam-result .result-changed')).toContainText('স্থান ২ থেকে ১')
    const ranks = guest.locator('prostuti-rank-list tbody tr')
    await expect(ranks.first()).toContainText('আপনি')
    await expect(ranks.last()).toContainText('Nusrat')
  })

  await test.step('the learner reports the question, and reads the answer there', async () => {
    await learner.goto(`/exam/solution/?id=${exam}&state=live`)
    const solution = learner.locator('prostuti-exam-solution')
    await solution.getByRole('button', { name: 'রিপোর্ট করুন' }).first().tap()
    await solution.getByLabel('বিস্তারিত, চাইলে').fill('আগের উত্তরটিই ঠিক ছিল মনে হয়')
    await solution.getByRole('button', { name: 'পাঠান' }).tap()
    await expect(learner.getByText('আপনার রিপোর্ট পেয়েছি')).toBeVisible()

    await page.goto('/admin/question/flagged-questions')
    await expect(page.getByText('আগের উত্তরটিই ঠিক ছিল মনে হয়')).toBeVisible()
    await page.locator('main textarea').fill('আবার দেখেছি, এখনকার উত্তরটিই ঠিক।')
    await page.locator('main footer').getByRole('button').last().click()
    await learner.reload()
    await expect(solution.getByText('আবার দেখেছি, এখনকার উত্তরটিই ঠিক।')).toBeVisible()
  })
})

/** Of each question, by its id: the place of the option that is the sum, and of another one with its text. */
async function choicesOf(player: Player): Promise<Map<string, { right: number; wrong: number; wrongText: string }>> {
  const choices = new Map<string, { right: number; wrong: number; wrongText: string }>()
  for (let index = 0; index < questionCount; index++) {
    const question = player.question(index)
    const [a, b] = numbersIn((await question.locator('.text').first().textContent())!)
    const labels = question.locator('label', { has: player.page.locator('input[type=radio]') })
    const options: { value: number; text: string; number: number }[] = []
    for (const label of await labels.all()) {
      const text = (await label.textContent())!
      const value = Number(await label.locator('input').getAttribute('value'))
      options.push({ value, text, number: numbersIn(text).at(-1)! })
    }
    const right = options.find(option => option.number === a! + b!)!
    const wrong = options.find(option => option !== right)!
    choices.set(await player.idOf(index), {
      ...{ right: right.value, wrong: wrong.value },
      wrongText: /[০-৯]{2,}/.exec(wrong.text)![0],
    })
  }
  return choices
}

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/[০-৯]+/g)].map(([digits]) =>
    Number(digits.replace(/./g, digit => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)))),
  )

/** The place of who is signed in on this device. */
async function positionOf(page: Page, testSite: TestSite, exam: string): Promise<number> {
  const answer = await page.request.get(`${testSite.url}/api/exam/v5/results/${exam}/?state=live`, {
    headers: { authorization: `token ${await tokenOf(page, testSite)}` },
  })
  return ((await answer.json()) as { position: number }).position
}
