import { keptForOffline } from '../support/content/practice.ts'
import { addProgram } from '../support/content/programs.ts'
import { pastQuestions } from '../support/device/memory.ts'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { wordsOf } from '../support/words.ts'

// Without a transition between pages a page is left at once: nothing may rest on its last moments.
test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } })

const t = wordsOf('bn')
const paperTitle = { bn: 'ঘড়ি ধরে পুরোনো প্রশ্নপত্র', en: 'A past paper with a clock' }

test('practises a topic on a phone without a network, and the server has it once the network is back', async ({
  page,
  context,
  testSite,
  signIn,
}) => {
  const { topic } = await pastQuestions(testSite)
  const practice = page.locator('prostuti-practice')
  await signIn(page, 'Rafi', `/practice/categories?topics=${topic}&count=5`)
  await practice.getByRole('button', { name: t('practice.start', { count: 5, minutes: 4 }) }).tap()
  await page.waitForURL(/\/practice\/exam\?id=/)
  await expect(practice.locator('fieldset.q')).toBeVisible()
  await keptForOffline(page)

  await context.setOffline(true)
  for (let place = 0; place < 5; place++) {
    await practice.locator('fieldset.q label').first().tap()
    await expect(practice.getByRole('status').filter({ hasText: /হয়/ })).toBeVisible()
    if (place === 2) {
      // What is answered is still there after a reload.
      await page.reload()
      await expect(practice.locator('.practice-answered')).toBeVisible()
    }
    await practice.locator('.foot .ui-button').last().tap()
  }
  // Nothing is left to be changed, so nothing is asked.
  await page.waitForURL(/\/practice\/result\?id=/)
  await expect(practice.getByText(t('practice.sending_learn'))).toBeVisible()
  await expect(practice.locator('.result-counts')).toBeVisible()
  const shown = (await practice.locator('.result-counts').textContent())!
  await expect(page.getByRole('link', { name: t('menu.home') })).toHaveAttribute('href', '/')

  await context.setOffline(false)
  await expect(practice.getByText(t('practice.sending_learn'))).toBeHidden()
  const { rows } = await testSite.db.pool.query<{ correct: number; incorrect: number; cards: number }>(
    `select p.correct, p.incorrect,
            (select count(*)::int from memory_cards m join questions q on q.id = m.question_id
              where m.user_id = p.user_id and m.is_mistake and q.category_id = $2) as cards
       from practices p where p.id = $1 and p.finished_at is not null`,
    [new URL(page.url()).searchParams.get('id'), topic],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]!.correct + rows[0]!.incorrect).toBe(5)
  expect(rows[0]!.cards).toBe(rows[0]!.incorrect)
  await page.reload()
  await expect(practice.locator('.result-counts')).toHaveText(shown)
})

test('goes on with a practice on another device, and finds it waiting on Home', async ({
  page,
  anotherDevice,
  testSite,
  signIn,
}) => {
  const { topic } = await pastQuestions(testSite)
  await signIn(page, 'Nusrat', `/practice/categories?topics=${topic}&count=5`)
  const practice = page.locator('prostuti-practice')
  await practice.getByRole('button', { name: t('practice.start', { count: 5, minutes: 4 }) }).tap()
  await page.waitForURL(/\/practice\/exam\?id=/)
  await practice.locator('fieldset.q label').first().tap()
  await expect(practice.locator('.practice-answered')).toBeVisible()
  const kept = () =>
    testSite.db.pool.query(
      `select 1 from practices p join users u on u.id = p.user_id where u.name = 'Nusrat' and p.answered = 1`,
    )
  await expect.poll(async () => (await kept()).rowCount, { timeout: 15_000 }).toBe(1)

  const other = await anotherDevice(phone)
  await signIn(other, 'Nusrat', '/')
  await expect(other.locator('[data-unfinished-practice] [data-name]')).toContainText('১/৫')
  await other.locator('[data-unfinished-practice] a').tap()
  await other.waitForURL(/\/practice\/exam\?id=/)
  await expect(other.locator('prostuti-practice .practice-answered')).toBeVisible()
})

test('sits a past paper against its clock: the time runs out without a network, and it hands itself in', async ({
  page,
  context,
  testSite,
  signIn,
}) => {
  // As short as a practice may be.
  const { id } = await pastQuestions(testSite, { questions: 5, durationMs: 30_000, title: paperTitle })
  const practice = page.locator('prostuti-practice')
  await signIn(page, 'Tanvir', `/exam/join?id=${id}`)
  await page.locator('a[href*="source=past-paper"]').tap()
  await expect(practice.getByRole('heading', { name: t('practice.source.past-paper') })).toBeVisible()
  await expect(practice.getByRole('switch', { name: t('practice.timed') })).toBeChecked()
  await practice.getByRole('button', { name: t('practice.start_paper'), exact: true }).tap()
  await page.waitForURL(/\/practice\/exam\?id=/)
  await expect(practice.getByRole('timer')).toBeVisible()
  await practice.locator('fieldset.q label').first().tap()
  await context.setOffline(true)
  // Nobody presses anything: this is the time of the paper itself.
  await expect(practice.getByText(t('practice.time_over'), { exact: true })).toBeVisible({ timeout: 45_000 })
  await context.setOffline(false)
  const received = () =>
    testSite.db.pool.query<{ answered: number; source: string }>(
      `select p.answered, p.source from practices p join users u on u.id = p.user_id
        where u.name = 'Tanvir' and p.finished_at is not null`,
    )
  await expect.poll(async () => (await received()).rows).toEqual([{ answered: 1, source: 'past-paper' }])
  await practice.getByRole('link', { name: t('practice.to_result') }).tap()
  await page.waitForURL(/\/practice\/result\?id=/)
  await expect(practice.locator('.result-counts')).toBeVisible()
  await expect(practice.getByText(paperTitle.bn)).toBeVisible()
})

test('reads what opens a sold past paper, and is led to its practice once it is mine', async ({
  page,
  testSite,
  signIn,
}) => {
  const program = await addProgram(testSite, { cost: 30 })
  const { id } = await pastQuestions(testSite, { questions: 5, programId: Number(program.id) })
  await signIn(page, 'Nusrat', `/exam/join?id=${id}`)
  const sold = page.getByRole('link', { name: t('practice_page.past_paper_program') })
  await expect(sold).toHaveAttribute('href', `/program?id=${program.id}`)
  await testSite.db.pool.query(
    `insert into program_enrollments (user_id, program_id, source, enrolled_at)
     select id, $1, 'coins', now() from users where name = 'Nusrat' and email like '%@sandbox.prostuti.example'`,
    [program.id],
  )
  await page.reload()
  await expect(page.getByRole('link', { name: t('practice_page.past_paper') })).toBeVisible()
  await expect(sold).toHaveCount(0)
})

test('practises what went wrong in an exam, straight from its result', async ({ page, testSite, signIn }) => {
  const exam = await pastQuestions(testSite, { questions: 5 })
  const right = (question: string) => exam.key.get(question)!
  const player = new Player(page)
  await signIn(page, 'Rafi', `/exam/join?id=${exam.id}`)
  await page.getByRole('button', { name: t('join.practise') }).tap()
  await player.ready()
  const given = await player.answerAll(0, 3, right)
  await player.next()
  await player.answerAll(3, 4, question => (right(question) + 1) % 4)
  await player.submit()
  await expect(player.received).toBeVisible()
  await page.goto(`/results/?id=${exam.id}&state=archive`)
  await page.getByRole('link', { name: t('result.practise_both') }).tap()
  const practice = page.locator('prostuti-practice')
  await expect(practice.getByRole('heading', { name: t('practice.source.exam-mistakes') })).toBeVisible()
  await practice.getByRole('button', { name: t('practice.start_paper'), exact: true }).tap()
  await page.waitForURL(/\/practice\/exam\?id=/)
  // One that was wrong and one that was left out, and none that was right.
  await expect(practice.locator('.practice-at')).toHaveText('১ / ২')
  const asked = await practice.locator('fieldset.q').getAttribute('data-question')
  expect(Object.keys(given)).not.toContain(asked)
  await practice.locator('fieldset.q label').first().tap()
  await expect(practice.locator('.practice-verdict')).toBeVisible()
})
