import type { Locator } from '@playwright/test'
import { ensureDemoPeople } from '@prostuti/server/app/start/demo-people'
import { addProgram } from '@prostuti/server/testing/programs'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { pickPerson } from '../support/sign-in.ts'
import type { TestSite } from '../support/test-site.ts'
import { wordsOf } from '../support/words.ts'

/** A learner's whole time here: a guest, a member with coins and a program, and in the end nobody. */
const t = wordsOf('bn')
const name = 'Tanvir'

test.use(phone)

test('a guest takes a free exam, becomes a member, spends the bonus on a program, follows it, and deletes the account', async ({
  page,
  testSite,
}) => {
  test.setTimeout(180_000)
  const { db } = testSite
  const issuer = await issuerOf(testSite)
  const startsOn = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10)
  const title = { bn: 'তিন দিনে শতকরা', en: 'Percentages in three days' }
  const free = await addProgram(db, {
    ...{ slug: 'guest-free', startsOn },
    title: { bn: 'বিনা মূল্যের প্রস্তুতি', en: 'Preparing for nothing' },
  })
  const sample = await testSite.hold({ programId: free, membersOnly: false, resultVisibility: new Date() })
  const sold = await addProgram(db, { slug: 'guest-sold', title, cost: 3, startsOn })
  const exam = await testSite.hold({ programId: sold, title, resultVisibility: new Date() })
  await db.pool.query(
    `insert into program_routine_days (program_id, number, interval, title, items)
     values ($1, 1, 1, '{"bn": "শতকরা"}', jsonb_build_array(jsonb_build_object('text', '{"bn": "পরীক্ষা"}'::jsonb, 'exam', $2::int)))`,
    [sold, exam.id],
  )
  // Who has premium buys nothing. What staff took back is not given once more.
  await db.pool.query('update premium_grants set taken_back_at = now()')
  const player = new Player(page)

  await test.step('as a guest, an exam of a program that costs nothing', async () => {
    await page.goto(`/login?next=${encodeURIComponent(`/exam/join?id=${sample.id}`)}`)
    await page.getByRole('button', { name: t('login.anonymous') }).tap()
    await page.waitForURL(`/exam/join?id=${sample.id}`)
    await expect(page.getByText(t('join.enrols', { program: 'বিনা মূল্যের প্রস্তুতি' }))).toBeVisible()
    await handIn(player, sample.id)
  })

  await test.step('signed in, what the guest has done is the member’s', async () => {
    await page.goto('/login?next=/exam/participated')
    await page.getByRole('button', { name: t('login.google') }).tap()
    await pickPerson(page, name)
    await page.waitForURL('/exam/participated')
    await expect(page.locator(`prostuti-exam-list a[href*="id=${sample.id}"]`).first()).toBeVisible()
    await page.goto('/program/all?mine=true')
    await expect(page.locator(`a[href="/program?id=${free}"]`).first()).toBeVisible()
  })

  await test.step('the bonus of the day pays for a program', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: t('bonus.claim') }).tap()
    await expect(page.getByText(t('bonus.claimed_total', { count: 5 }))).toBeVisible()
    await page.goto(`/program?id=${sold}`)
    await page.getByRole('button', { name: t('purchase.buy'), exact: true }).tap()
    await page
      .locator('prostuti-program dialog[open]')
      .getByRole('button', { name: t('purchase.buy_now') })
      .tap()
    await expect(page.getByText(t('purchase.done'))).toBeVisible()
    await handIn(player, exam.id)
  })

  const calendar = await test.step('its routine is on the calendar', async () => {
    await page.goto('/routine')
    await page.getByRole('button', { name: t('routine.calendar_make') }).tap()
    const address = await page.getByLabel(t('routine.calendar_address')).inputValue()
    const lines = await (await page.request.get(address)).text()
    expect(lines).toContain('BEGIN:VALARM')
    expect(lines).toContain('তিন দিনে শতকরা')
    return address
  })

  await test.step('the profile says where every coin went', async () => {
    await page.goto('/profile')
    const rows = page.locator('prostuti-profile .ledger > li')
    await expect(rows).toHaveCount(2)
    await expectRow(rows.nth(0), [t('ledger.program_purchase', { title: title.bn }), '−৩', '২'])
    await expectRow(rows.nth(1), [t('ledger.daily_bonus_today'), '+৫', '৫'])
  })

  await test.step('and then nobody', async () => {
    await page.goto('/profile/delete-account')
    await page.getByRole('textbox').fill(t('delete.word'))
    await page.getByRole('button', { name: t('delete.confirm') }).tap()
    await page.waitForURL('/')
    await expect(page.getByText(t('delete.done'))).toBeVisible()
    expect((await page.request.get(calendar)).status()).toBe(404)
    const { rows } = await db.pool.query(
      `select 1 from users where email like '%@sandbox.prostuti.example' and name = $1`,
      [name],
    )
    expect(rows).toEqual([])
    const { rows: ranked } = await db.pool.query('select user_id from results where exam_id = any($1)', [
      [sample.id, exam.id],
    ])
    expect(ranked.length).toBe(2)
  })
  // Other journeys sign in by the name.
  await ensureDemoPeople(db.pool, issuer)
})

async function issuerOf({ db }: TestSite): Promise<string> {
  const { rows } = await db.pool.query<{ issuer: string }>(
    `select i.issuer from identities i join users u on u.id = i.user_id
      where u.email like '%@sandbox.prostuti.example' limit 1`,
  )
  return rows[0]!.issuer
}

async function handIn(player: Player, exam: number): Promise<void> {
  await player.open(exam)
  await player.choose(0, 0)
  await player.submit()
  await expect(player.received).toBeVisible()
}

async function expectRow(row: Locator, parts: readonly string[]): Promise<void> {
  for (const part of parts) await expect(row).toContainText(part)
}
