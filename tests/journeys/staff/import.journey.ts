import { readFile } from 'node:fs/promises'
import { desktop, expect, test } from '../support/journey.ts'
import { listenToConsole } from '../support/quiet-console.ts'

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

test('a category goes out as GIFT, with what it loses said before, and is found again when it comes back', async ({
  page,
  signIn,
  testSite,
}) => {
  test.setTimeout(120_000)
  // The server makes the fingerprints of a bank that came without them after its start, some at a time.
  const finished = async () =>
    (await testSite.db.pool.query('select from questions where category_id = 1 and fingerprint is not null')).rowCount
  await expect.poll(finished, { timeout: 60_000 }).toBeGreaterThan(0)
  await signIn(page, 'Mita', '/admin/question/export?format=gift&category=1')
  const errors = listenToConsole(page)
  const take = page.getByRole('button', { name: /^[০-৯,]+টির GIFT নামান$/ })
  await expect(page.getByRole('heading', { name: /যা হারাবে/ })).toBeVisible()
  const count = /^[০-৯,]+/.exec((await take.textContent()) ?? '')?.[0]
  const download = page.waitForEvent('download')
  await take.click()
  const path = await (await download).path()
  await page.getByRole('link', { name: 'ইমপোর্ট', exact: true }).last().click()
  await page
    .getByLabel('ফাইল বাছুন')
    .first()
    .setInputFiles({
      ...{ name: 'questions.gift', mimeType: 'text/plain' },
      buffer: await readFile(path),
    })
  await page.waitForURL(/\?import=/)
  await expect(page.getByRole('button', { name: `ঠিক ${count}`, exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: /^ঠিক, তবে আগেই আছে [১-৯]/ })).toBeVisible()
  expect(errors.heard()).toEqual([])
})

test('an import that runs has its card again where I look next, and nobody else’s has', async ({
  page,
  signIn,
  testSite,
}) => {
  const add = async (name: string, source: string): Promise<void> => {
    // Its task is another process's, which says that it goes on.
    await testSite.db.pool.query(
      `with person as (select id from users where name = $1 and email like '%@sandbox.prostuti.example'),
            job as (insert into background_jobs (id, kind, state, input, done, total, created_by, created_at, started_at, seen_at, tries)
                    select gen_random_uuid(), 'import', 'running', '{}', 30, 120, id, now(), now(), now() + interval '1 hour', 1
                      from person returning id, created_by)
       insert into question_imports (created_by, source, digest, state, row_count, accepted_count, job_id, created_at)
       select created_by, $2, id::text, 'importing', 120, 120, id, now() from job`,
      [name, source],
    )
  }
  await add('Mita', 'খাল.csv')
  await add('Rafi', 'বিল.csv')
  try {
    await signIn(page, 'Mita', '/admin')
    const cards = page.locator('#staff-tasks')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(cards.getByRole('link')).toHaveCount(0)
    await page.goto('/admin/question/upload')
    await expect(page.getByRole('row', { name: /বিল\.csv/ })).toBeVisible()
    await expect(cards.getByRole('link')).toHaveText(['ইমপোর্ট: খাল.csv'])
    await expect(cards.getByText('২৫%')).toBeVisible()
    await page.goto('/admin/faq/list')
    await expect(cards.getByRole('link', { name: 'ইমপোর্ট: খাল.csv' })).toBeVisible()
  } finally {
    await testSite.db.pool.query("delete from question_imports where source in ('খাল.csv', 'বিল.csv')")
  }
})
