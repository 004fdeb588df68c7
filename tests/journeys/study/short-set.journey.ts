import type { Page } from '@playwright/test'
import { formatNumber } from '@prostuti/sdk/i18n/format'
import { addTopic } from '../support/content/topics.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { settled } from '../support/settled.ts'
import { wordsOf } from '../support/words.ts'

test.use(desktop)

const t = wordsOf('bn')
const minute = 60_000
/** `datetime-local` of an instant in Dhaka. */
const inDhaka = (at: number): string => new Date(at + 6 * 60 * minute).toISOString().slice(0, 16)
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

test('a short set of the staff is found under practice, sat without a rank and practised again; no list of exams has it', async ({
  page,
  signIn,
  anotherDevice,
  testSite,
}) => {
  test.setTimeout(300_000)
  const title = `নদীর ছোট সেট ${Date.now() % 10_000}`
  const topic = await addTopic(testSite, 3)
  const learner = await anotherDevice(phone)
  const visitor = await anotherDevice({ ...phone, baseURL: testSite.url })
  const practice = learner.locator('prostuti-practice')
  const set = practice.locator('.practice-sets a', { hasText: title })

  const exam = await test.step('the staff make it of three questions, and approve it', async () => {
    await signIn(page, 'Mita', '/admin/programs/0/exam/create')
    await page.getByLabel('শিরোনাম').first().fill(title)
    await page.getByLabel('ধরন').selectOption('SMALL')
    await page.getByLabel('শুরু', { exact: true }).fill(inDhaka(Date.now() - minute))
    await page.getByLabel('শেষ', { exact: true }).fill(inDhaka(Date.now() + 60 * minute))
    await page.getByLabel('সময়কাল').fill('০০:১০:০০')
    await page.getByRole('button', { name: /^পরের: প্রশ্ন/ }).click()
    await page.waitForURL(/update\?id=\d+&step=questions/)
    await page.goto(`${page.url()}&category=${topic}`)
    const paper = page.getByRole('region', { name: 'প্রশ্নপত্র' })
    for (const count of ['১টি', '২টি', '৩টি']) {
      await page.getByRole('button', { name: 'প্রশ্নপত্রে যোগ করুন' }).first().click()
      await expect(paper.locator('header')).toContainText(count)
    }
    await page.getByRole('button', { name: 'পরের: দেখে নেওয়া' }).click()
    await page.getByRole('button', { name: 'পর্যালোচিত করুন' }).click()
    await inDialog(page, 'পর্যালোচিত').click()
    await page.getByRole('button', { name: 'অনুমোদন করুন' }).click()
    await inDialog(page, 'অনুমোদন করুন').click()
    await expect(page.getByText('সংস্করণ ১')).toBeVisible()
    return new URL(page.url()).searchParams.get('id')!
  })

  await test.step('a learner finds it under practice, and sits it', async () => {
    await expectInNoList(visitor, title)
    await signIn(learner, 'Nusrat', '/practice/categories')
    await expect(set).toContainText(t('practice.set_facts', { count: 3, minutes: 10 }))
    await set.tap()
    await learner.waitForURL(url => url.pathname === '/exam/join' && url.searchParams.get('id') === exam)
    const player = new Player(learner)
    await player.open(Number(exam))
    await player.answerAll(0, 3, () => 0)
    await player.submit()
    await expect(player.received).toBeVisible()
  })

  await test.step('it is over: its result has marks and no position', async () => {
    const past = (minutes: number) => `now() - interval '${minutes} minutes'`
    await testSite.db.pool.query(
      `update exams set start_time = ${past(60)}, end_time = ${past(5)}, last_deadline = ${past(5)},
              result_visibility = ${past(3)}, standing_visibility = ${past(3)}, solution_visibility = ${past(3)} where id = $1`,
      [exam],
    )
    await expect(async () => {
      await learner.goto(`/results/?id=${exam}&state=live`)
      await expect(learner.getByText(t('result.unranked_practice'))).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 90_000 })
    await expect(learner.locator('prostuti-exam-result')).toContainText('৩')
    await expect(learner.getByText(t('result.position'), { exact: true })).toHaveCount(0)
    await expect(learner.locator('a[href^="/exam/standings/?id="]')).toHaveCount(0)
    await expectInNoList(visitor, title)
  })

  await test.step('the list of practice still has it: it is practised from there', async () => {
    await learner.goto('/practice/categories')
    await set.tap()
    await expect(practice.getByRole('heading', { name: t('practice.source.short-set') })).toBeVisible()
    await practice.getByRole('button', { name: t('practice.start_paper'), exact: true }).tap()
    await learner.waitForURL(/\/practice\/exam\?id=/)
    for (let place = 0; place < 3; place++) {
      await practice.locator('fieldset.q label').first().tap()
      await expect(practice.locator('.practice-at')).toHaveText(`${formatNumber(place + 1, 'bn')} / ৩`)
      await practice.locator('.foot .ui-button').last().tap()
    }
    await practice
      .getByRole('dialog')
      .getByRole('button', { name: t('practice.finish') })
      .tap()
    await learner.waitForURL(/\/practice\/result\?id=/)
    await expect(practice.locator('.result-counts')).toBeVisible()
    await expect(practice.getByText(title)).toBeVisible()
  })
})

/** As a learner who has not sat it sees it: one’s own last result stands on Home, whatever it is of. */
async function expectInNoList(visitor: Page, title: string): Promise<void> {
  for (const path of ['/', '/exam/upcoming', '/program/archived_exams']) {
    await visitor.goto(path)
    await settled(visitor)
    await expect(visitor.locator('main').getByRole('link').first()).toBeVisible()
    expect(await visitor.locator('main').textContent(), path).not.toContain(title)
  }
}
