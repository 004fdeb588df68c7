import { randomUUID } from 'node:crypto'
import { periodOf } from '@prostuti/server/features/exams/standings/period/periods'
import { addDays, dhakaDay, startOfDhakaDay } from '@prostuti/server/platform/dhaka-day'
import { expect, phone, test } from '../support/journey.ts'
import type { TestSite } from '../support/test-site.ts'
import { tokenOf } from '../support/token-of.ts'
import { wordsOf } from '../support/words.ts'

const t = wordsOf('bn')

test.use(phone)

/** A day of the week before last: neither the demo nor another journey holds exams in it. */
const day = addDays(dhakaDay(Date.now()), -14)

/** So many people of this district, and learners of the sandbox by name, with three final exams of that week: the first is the best. */
async function rankPeople({ db: { pool } }: TestSite, people: readonly string[]): Promise<void> {
  const start = new Date(startOfDhakaDay(periodOf('week', day).from) + 3_600_000)
  const { rows: exams } = await pool.query<{ id: number }>(
    `insert into exams (title, description, syllabus, start_time, end_time, duration_ms, total_questions, question_state,
                        members_only, standing_visibility)
     select t, t, '[]', $1::timestamptz + n * interval '1 day', $1::timestamptz + n * interval '1 day' + interval '1 hour', 600000, 20,
            3, true, $1
       from generate_series(0, 2) n, (select '{"bn": "সপ্তাহের পরীক্ষা", "en": "Exam of the week"}'::jsonb) as title (t) returning id`,
    [start],
  )
  const ids = exams.map(({ id }) => id)
  await pool.query(
    `insert into results (user_id, exam_id, mode, try, version, marks, correct, incorrect, taken_ms, submitted_at, subjects, ranked)
     select person, e.id, 1, 1, 1, 20000 - 1000 * place, 0, 0, 60000, e.end_time, '{}', true
       from unnest($1::bigint[]) with ordinality as p (person, place) cross join exams e where e.id = any($2)`,
    [people, ids],
  )
  await pool.query(
    'insert into result_versions (exam_id, version, final_at) select id, 1, now() from unnest($1::int[]) as e (id)',
    [ids],
  )
}

async function addPeople({ db: { pool } }: TestSite, names: readonly string[], district: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'insert into users (name, is_anonymous) select unnest($1::text[]), false returning id::text',
    [names],
  )
  const ids = rows.map(({ id }) => id)
  await pool.query('insert into person_belongings (user_id, district) select unnest($1::bigint[]), $2', [ids, district])
  return ids
}

const learner = async ({ db }: TestSite, name: string): Promise<string> => {
  const { rows } = await db.pool.query<{ id: string }>(
    `select id::text from users where name = $1 and email like '%@sandbox.prostuti.example'`,
    [name],
  )
  return rows[0]!.id
}

test('the week’s list of a district of six people is right, and that of four is not shown', async ({
  page,
  testSite,
  signIn,
}) => {
  const mark = randomUUID().slice(0, 4)
  const five = ['ক', 'খ', 'গ', 'ঘ', 'ঙ'].map(letter => `${letter} ${mark}`)
  const three = ['চ', 'ছ', 'জ'].map(letter => `${letter} ${mark}`)
  const sylhet = await addPeople(testSite, five, 'sylhet')
  const khulna = await addPeople(testSite, three, 'khulna')
  const nusrat = await learner(testSite, 'Nusrat')
  await testSite.db.pool.query('delete from person_belongings where user_id = $1', [nusrat])
  await rankPeople(testSite, [...sylhet.slice(0, 3), nusrat, ...sylhet.slice(3), ...khulna])

  await signIn(page, 'Nusrat', `/exam/standings/?day=${day}`)
  const people = t('periods.people', { count: 9, total: '৯' })
  await expect(page.locator('prostuti-rank-list .periods-head')).toContainText(people)

  await test.step('the district is asked for in place, and the list comes', async () => {
    await page.getByRole('link', { name: t('ranks.circle.district') }).tap()
    await page.getByLabel(t('periods.district'), { exact: true }).selectOption('sylhet')
    await page.getByRole('button', { name: t('periods.district_save') }).tap()
    const rows = page.locator('prostuti-rank-list .periods-main tbody tr')
    await expect(rows).toHaveCount(6)
    await expect(rows.nth(0)).toContainText(`ক ${mark}`)
    await expect(rows.nth(0)).toContainText('৯৫.০%')
    await expect(rows.nth(3)).toContainText(t('ranks.you'))
    await expect(rows.nth(3)).toContainText('৮০.০%')
    await expect(rows.nth(5)).toContainText(`ঙ ${mark}`)
  })

  await test.step('the address leads another device to the same question', async () => {
    expect(new URL(page.url()).searchParams.get('among')).toBe('district')
  })

  await test.step('who moves to a district of three makes it four: no list and no number', async () => {
    const moved = await page.request.patch(`${testSite.url}/api/accounts/v1/belonging/`, {
      headers: { authorization: `token ${await tokenOf(page, testSite)}` },
      data: { district: 'khulna' },
    })
    expect(moved.ok()).toBe(true)
    await page.goto(`/exam/standings/?day=${day}&among=district`)
    await expect(page.getByText(t('periods.too_few'))).toBeVisible()
    await expect(page.locator('prostuti-rank-list table')).toHaveCount(0)
    await expect(page.getByText(`চ ${mark}`)).toHaveCount(0)
    await page.getByRole('button', { name: t('periods.see_all') }).tap()
    await expect(page.locator('prostuti-rank-list .periods-main tbody tr')).toHaveCount(9)
  })
})
