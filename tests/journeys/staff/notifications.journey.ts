import type { Page } from '@playwright/test'
import { dhakaOffsetMs } from '@prostuti/contract/dhaka-time'
import { addProgram } from '../support/content/programs.ts'
import { desktop, expect, test } from '../support/journey.ts'
import { listenToConsole } from '../support/quiet-console.ts'
import { tokenOf } from '../support/token-of.ts'

test.use(desktop)

/** As an input of day and time takes it, so many days from now at seven in the evening. */
const evening = (days: number) =>
  `${new Date(Date.now() + dhakaOffsetMs + days * 86_400_000).toISOString().slice(0, 10)}T19:00`

async function write(page: Page, title: string, body: string): Promise<void> {
  await page.getByLabel('শিরোনাম').fill(title)
  await page.getByRole('textbox', { name: 'লেখা' }).fill(body)
  await page.getByLabel('কেমন খবর').selectOption('exams')
  await page.getByLabel('খুললে').selectOption('upcoming_exams')
}

test('a moderator writes to a program, sees how many that are, and it stands in a learner’s list', async ({
  page,
  signIn,
  testSite,
  anotherDevice,
}) => {
  const program = await addProgram(testSite)
  await testSite.db.pool.query(
    `insert into program_enrollments (user_id, program_id, source, enrolled_at)
     select id, $1, 'free', now() from users where name in ('Nusrat', 'Rafi') and email like '%@sandbox.prostuti.example'`,
    [program.id],
  )
  const title = 'কাল সকাল ১০টায় সাপ্তাহিক মডেল টেস্ট'
  const learner = await anotherDevice()
  await signIn(learner, 'Nusrat')
  const authorization = `token ${await tokenOf(learner, testSite)}`
  const told = async () => {
    const answer = await learner.request.get(`${testSite.url}/api/firebase/v1/my-notifications/`, {
      headers: { authorization },
    })
    const { results } = await answer.json()
    return results.filter((row: { title: string }) => row.title === title.normalize('NFC'))
  }

  await signIn(page, 'Mita', '/admin/notifications/create')
  const errors = listenToConsole(page)
  await write(page, title, '১০০ প্রশ্ন, ৬০ মিনিট।')

  await test.step('the audience is counted as it is chosen', async () => {
    await page.getByRole('combobox', { name: 'প্রোগ্রাম' }).fill(program.title)
    await page.getByRole('option', { name: program.title }).click()
    await expect(page.getByText('২ জন পাবেন।', { exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: /এই প্রোগ্রামে/ })).toContainText('২')
  })

  await test.step('it goes out once it is sent, to each once', async () => {
    await page.getByRole('button', { name: '২ জনকে পাঠান' }).click()
    await page.waitForURL(/update\/\?id=\d+&details=true$/)
    await expect.poll(async () => (await told()).length).toBe(1)
    expect(await told()).toMatchObject([{ kind: 'announcement', path: '/exam/upcoming', is_new: true }])
    await page.reload()
    await expect(page.getByText('২ জন, প্রত্যেকে একবার।')).toBeVisible()
  })
  expect(errors.heard()).toEqual([])
})

test('a repeat leaves out a date, says how many it changed to, and is stopped', async ({ page, signIn, testSite }) => {
  const program = await addProgram(testSite)
  const enrol = (name: string) =>
    testSite.db.pool.query(
      `insert into program_enrollments (user_id, program_id, source, enrolled_at)
       select id, $1, 'free', now() from users where name = $2 and email like '%@sandbox.prostuti.example'`,
      [program.id, name],
    )
  await enrol('Nusrat')
  await signIn(page, 'Mita', '/admin/notifications/create')
  await write(page, 'প্রতি সপ্তাহের মডেল টেস্ট', 'আজ রাত ৯টায়।')
  await page.getByRole('combobox', { name: 'প্রোগ্রাম' }).fill(program.title)
  await page.getByRole('option', { name: program.title }).click()
  await page.getByRole('radio', { name: 'বারবার' }).check()
  await page.getByLabel('প্রথমে').fill(evening(2))
  const dates = page.getByRole('group', { name: /যে দিনগুলোতে যাবে/ }).getByRole('button')
  await expect(dates).toHaveCount(4)
  await dates.nth(1).click()
  await expect(page.getByText('তারপর আরও ২ বার')).toBeVisible()
  await expect(page.getByText('১ জন পাবেন।', { exact: true })).toBeVisible()

  await test.step('somebody joins meanwhile: the new number is asked about', async () => {
    await enrol('Rafi')
    await page.getByRole('button', { name: '১ জনের জন্য সময় ঠিক করুন' }).click()
    await expect(page.getByText('এর মধ্যে সংখ্যা বদলেছে: আগে ছিল ১, এখন ২ জন।')).toBeVisible()
    await page.getByRole('button', { name: '২ জনের জন্য সময় ঠিক করুন' }).click()
    await page.waitForURL(/update\/\?id=\d+&details=true$/)
  })

  await test.step('what is left of it is stopped, and nobody has got it', async () => {
    await expect(page.getByText('এখনো কারও কাছে যায়নি।')).toBeVisible()
    await page.getByRole('button', { name: 'থামান' }).click()
    await expect(page.getByText('বাকি ৩টি তারিখও নয়')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('যায়নি', { exact: true })).toHaveCount(3)
    await expect(page.getByText('বাদ', { exact: true })).toBeVisible()
  })

  await test.step('the list has it among those that were stopped', async () => {
    await page.goto('/admin/notifications/list?state=stopped')
    await expect(page.getByRole('link', { name: /প্রতি সপ্তাহের মডেল টেস্ট/ })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('state')).toBe('stopped')
  })
})
