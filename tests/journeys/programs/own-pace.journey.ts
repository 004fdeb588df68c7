import type { Page } from '@playwright/test'
import { formatDate } from '@prostuti/sdk/i18n/format'
import { takeBonus } from '../support/content/coins.ts'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import type { TestSite } from '../support/test-site.ts'
import { wordsOf } from '../support/words.ts'

/** A program that begins when its owner says, and an exam that is bought by itself. */

test.use(phone)

const t = wordsOf('bn')
const dayMs = 86_400_000

/** A day (`YYYY-MM-DD`) in Dhaka, so many days from today. */
const dayIn = (days: number): string => new Date(Date.now() + 6 * 3_600_000 + days * dayMs).toISOString().slice(0, 10)

const noonIn = (days: number): number => Date.parse(`${dayIn(days)}T06:00:00Z`)

/** As a routine shows it: `মঙ্গলবার, ২৪ নভেম্বর`. */
const shownDay = (days: number): string => formatDate(noonIn(days), 'bn', { weekday: true }).replace(/ \S+$/, '')

interface ProgramOptions {
  cost: number
  personalized: boolean
}

/** A program of three days, one after the other. */
async function addProgram({ db }: TestSite, { cost, personalized }: ProgramOptions): Promise<string> {
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into programs (slug, title, summary, description, state, position, cost, is_personalized, starts_on)
     values ($1, '{"bn": "নিজের সময়ে"}', '{"bn": "তিন দিনে শেষ।"}', '{"bn": "তিন দিনে শেষ।"}', 'published', 99, $2, $3, null)
     returning id`,
    [`own-pace-${crypto.randomUUID()}`, cost, personalized],
  )
  const id = rows[0]!.id
  const titles = ['শতকরা', 'সুদকষা', 'লাভ-ক্ষতি']
  await db.pool.query(
    `insert into program_routine_days (program_id, number, interval, title, items)
     select $1, n, case when n = 1 then 0 else 1 end, jsonb_build_object('bn', ($2::text[])[n]), '[]' from generate_series(1, 3) n`,
    [id, titles],
  )
  return String(id)
}

/** As if this program had been begun so many days earlier. */
async function letDaysPass({ db }: TestSite, program: string, days: number): Promise<void> {
  await db.pool.query(
    `update program_timelines set started_on = started_on - $2::int,
       days = (select array_agg(day - $2::int order by place) from unnest(days) with ordinality as each (day, place))
     where program_id = $1`,
    [program, days],
  )
}

async function expectRoutine(page: Page, program: string, ...expected: [title: string, day: number][]): Promise<void> {
  await page.goto(`/program/routine?id=${program}`)
  const rows = page.locator('prostuti-routine .routine-row')
  await expect(rows).toHaveCount(expected.length)
  for (const [title, day] of expected) await expect(rows.filter({ hasText: title })).toContainText(shownDay(day))
}

test('begins a program on a day of my own, and a later start moves only the days to come', async ({
  page,
  signIn,
  testSite,
}) => {
  const program = await addProgram(testSite, { cost: 0, personalized: true })
  await signIn(page, 'Mita', `/program?id=${program}`)
  await page.getByRole('button', { name: t('purchase.enrol'), exact: true }).tap()
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: t('purchase.access_now') })
    .tap()
  await expect(page.getByRole('heading', { name: t('program.start') })).toBeVisible()

  await test.step('the first day is two days from now', async () => {
    await page.getByLabel(t('program.start_label'), { exact: true }).fill(dayIn(2))
    await page.getByRole('button', { name: t('program.start_save') }).tap()
    await expect(page.getByRole('heading', { name: t('program.started') })).toBeVisible()
    await expectRoutine(page, program, ['শতকরা', 2], ['সুদকষা', 3], ['লাভ-ক্ষতি', 4])
  })

  await test.step('three days on, the first day is over; the others move', async () => {
    await letDaysPass(testSite, program, 3)
    await page.goto(`/program?id=${program}`)
    await page.getByLabel(t('program.start_label'), { exact: true }).fill(dayIn(5))
    await page.getByRole('button', { name: t('program.start_move') }).tap()
    await expect(page.getByText(t('program.start_saved', { date: formatDate(noonIn(5), 'bn') }))).toBeVisible()
    await expectRoutine(page, program, ['শতকরা', -1], ['সুদকষা', 5], ['লাভ-ক্ষতি', 6])
  })
})

test('buys a single exam by its own price, and takes it', async ({ page, signIn, testSite }) => {
  const program = await addProgram(testSite, { cost: 300, personalized: false })
  const title = 'একা কেনা পরীক্ষা'
  const exam = await testSite.hold({ cost: 2, programId: Number(program), title: { bn: title, en: 'Bought alone' } })
  await signIn(page, 'Mita', '/')
  await takeBonus(page, testSite)
  await page.goto(`/exam/join?id=${exam.id}`)
  await expect(page.getByRole('link', { name: t('join.program') }).first()).toBeVisible()
  const price = t('purchase.coins', { count: 2, coins: '২' })
  await page.getByRole('button', { name: t('purchase.exam', { price }) }).tap()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toContainText(t('purchase.title.buy', { title }))
  await dialog.getByRole('button', { name: t('purchase.buy_now') }).tap()
  const start = page.getByRole('button', { name: t('join.start') })
  await expect(start).toBeVisible()
  await start.tap()
  await new Player(page).ready()
  const { rows } = await testSite.db.pool.query(
    'select 1 from program_enrollments e join users u on u.id = e.user_id where u.name = $1 and e.program_id = $2',
    ['Mita', program],
  )
  expect(rows).toEqual([])
})
