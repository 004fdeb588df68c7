import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { sessionKey } from '@prostuti/sdk/auth'
import { formatNumber } from '@prostuti/sdk/i18n/format'
import { keptForOffline } from '../support/content/practice.ts'
import { addQuestion, addTopic } from '../support/content/topics.ts'
import { answersOf, examInRoutine, forgetMemory, letADayPass, published } from '../support/device/memory.ts'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { controlled } from '../support/seen.ts'
import type { TestSite } from '../support/test-site.ts'
import { wordsOf } from '../support/words.ts'

test.use(phone)

const t = wordsOf('bn')
/** As `answer_log` counts sources. */
const source = { exam: 1, practice: 2, review: 3 }
/** So long the exam takes, and the answers to ten questions with it, on a slow machine. */
const examMs = 60_000

test.beforeEach(({ testSite }) => forgetMemory(testSite))

test('what I lost marks for in an exam waits in the notebook that evening, is practised offline, and is asked again before the next exam', async ({
  page,
  context,
  testSite,
  signIn,
}) => {
  test.setTimeout(300_000)
  const notebook = page.locator('prostuti-notebook')
  const next = await examInRoutine(testSite, 'Rafi', 3, 'সাপ্তাহিক মূল্যায়ন')
  await signIn(page, 'Rafi', '/privacy_policy')
  const end = new Date(Date.now() + examMs)
  const exam = await testSite.hold({
    ...{ questions: 12, endTime: end, durationMs: examMs, graceMs: 2_000, membersOnly: false },
    ...{ resultVisibility: end, standingVisibility: end, solutionVisibility: end },
    title: { bn: 'সকালের পরীক্ষা', en: 'Morning exam' },
  })
  const ids = [...exam.key.keys()]
  const wrong = new Set([ids[0]!, ids[2]!, ids[4]!])

  const mistakes = await test.step('three answers of ten are wrong, and two questions are left out', async () => {
    const player = new Player(page)
    await player.open(exam.id)
    const given = await player.answerAll(0, 10, id => (exam.key.get(id)! + (wrong.has(id) ? 1 : 0)) % 4)
    await player.submit()
    await expect(player.received).toBeVisible()
    return ids.filter(id => id in given && given[id] !== exam.key.get(id))
  })

  await test.step('once the exam is final the wrong ones stand in the notebook, with what is right and why', async () => {
    const tab = notebook.getByRole('tab', { name: `${t('notebook.mistakes')} ${formatNumber(mistakes.length, 'bn')}` })
    await expect(async () => {
      await page.goto('/notebook')
      await expect(tab).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 120_000 })
    await expect(notebook.locator('.notebook-mistake')).toHaveCount(mistakes.length)
    const first = notebook.locator('.notebook-mistake').first()
    await first.getByText(t('notebook.show')).tap()
    await expect(first.locator('[data-key]')).toHaveCount(1)
    await expect(notebook.getByText('সাপ্তাহিক মূল্যায়ন')).toBeVisible()
  })

  await test.step('the topic is practised without a network', async () => {
    await published(testSite, ids)
    await controlled(page)
    await notebook.getByRole('tab', { name: t('notebook.progress') }).tap()
    await notebook.locator('.notebook-topics a').first().tap()
    await page.waitForURL(/\/practice\/categories\?topics=/)
    await page.goto(`${page.url()}&count=5`)
    const practice = page.locator('prostuti-practice')
    await practice.getByRole('button', { name: t('practice.start', { count: 5, minutes: 4 }) }).tap()
    await page.waitForURL(/\/practice\/exam\?id=/)
    await keptForOffline(page)
    await context.setOffline(true)
    for (let place = 0; place < 5; place++) {
      await practice.locator('fieldset.q label').first().tap()
      await expect(practice.locator('.practice-answered')).toBeVisible()
      await practice.locator('.foot .ui-button').last().tap()
    }
    await expect(practice.locator('.result-counts')).toBeVisible()
    await context.setOffline(false)
    const practised = async () =>
      (await answersOf(testSite, 'Rafi')).filter(answer => answer.source === source.practice).length
    await expect.poll(practised, { timeout: 30_000 }).toBe(5)
  })

  await test.step('the next day, two days before that exam, every one of them is asked again', async () => {
    await letADayPass(testSite, 'Rafi')
    await page.goto('/')
    await page.goto('/notebook')
    await expect(notebook.getByText('সাপ্তাহিক মূল্যায়ন')).toBeVisible()
    await notebook.locator('.notebook-foot .ui-button').tap()
    const rights = await rightOptions(testSite, ids)
    const asked: string[] = []
    const question = notebook.locator('article[data-question]')
    const done = notebook.getByText(t('notebook.done'), { exact: true })
    await expect(question.or(done)).toBeVisible()
    while (await question.isVisible()) {
      const id = (await question.getAttribute('data-question'))!
      asked.push(id)
      await notebook.locator('.review-options').getByText(rights.get(id)!, { exact: true }).tap()
      await expect(notebook.getByText(t('notebook.was_right'))).toBeVisible()
      await notebook.getByRole('button', { name: t('notebook.next') }).tap()
      await expect(notebook.locator('.review-options').or(done)).toBeVisible()
    }
    for (const mistake of mistakes) expect(asked).toContain(mistake)
    const reviewed = async () =>
      (await answersOf(testSite, 'Rafi')).filter(answer => answer.source === source.review && answer.right).length
    await expect.poll(reviewed).toBe(asked.length)
    // What was known today comes once more on the eve of the exam at the latest.
    const { rows } = await testSite.db.pool.query<{ late: number }>(
      `select count(*)::int as late from memory_cards c join exams e on e.id = $1
        where c.question_id = any($2::bigint[]) and c.is_mistake and c.last_at > e.start_time`,
      [next.exam.id, mistakes],
    )
    expect(rows[0]!.late).toBe(0)
  })
})

test('a visitor without JavaScript reads a topic’s fifty questions from the address that search engines are given', async ({
  anotherDevice,
  testSite,
}) => {
  const topic = await addTopic(testSite)
  const page = await anotherDevice({ ...phone, javaScriptEnabled: false, baseURL: testSite.url })
  const own = `/study/${topic}/question`
  const listed = async () => (await sitemapAddresses(page, 'topics')).find(address => address.endsWith(own))
  await expect.poll(listed, { timeout: 60_000 }).toBeDefined()
  await page.goto((await listed())!)
  await expect(page.locator('article')).toHaveCount(50)
  await expect(page.locator('article').last()).toContainText('(50)')
  await page.locator('article summary').nth(49).click()
  await expect(page.locator('article').nth(49)).toContainText('চাঁদপুরে দুই নদী মেশে।')
})

test('an unpublished question of tomorrow’s exam appears nowhere', async ({
  page,
  anotherDevice,
  testSite,
  signIn,
}) => {
  const { url } = testSite
  const secret = `গোপনপ্রশ্ন${crypto.randomUUID().slice(0, 8)}`
  const topic = await addTopic(testSite, 6)
  const question = await addQuestion(testSite, topic, { text: `${secret} কোন নদীর তীরে?`, publishedAt: null })
  const tomorrow = new Date(Date.now() + 24 * 3_600_000)
  await testSite.hold({
    ...{ asks: [question], startTime: tomorrow, endTime: new Date(tomorrow.getTime() + 3_600_000) },
    title: { bn: 'আগামীকালের পরীক্ষা', en: 'Tomorrow' },
  })
  await signIn(page, 'Rafi', '/privacy_policy')
  const session = await page.evaluate(name => localStorage.getItem(name), sessionKey(`${url}/api/`))
  const headers = { authorization: `token ${JSON.parse(session!).token}`, origin: url }
  const visitor = await anotherDevice({ ...phone, baseURL: url })

  await test.step('on no page, neither for a signed-in learner nor for a visitor', async () => {
    for (const reader of [page, visitor]) {
      for (const path of [`/study/${topic}`, `/study/${topic}/question`, '/study', '/bookmark', '/notebook', '/']) {
        await reader.goto(url + path)
        await expect(reader.locator('body')).not.toContainText(secret)
      }
      await reader.goto(`${url}/study/${topic}/question`)
      await expect(reader.locator('article')).toHaveCount(6)
      await reader.goto(`${url}/search?q=${encodeURIComponent(secret)}`)
      await expect(reader.locator('prostuti-search')).toContainText(t('search.none', { query: secret }))
      expect((await reader.request.get(`${url}/questions/${question}/x`)).status()).toBe(404)
    }
  })

  await test.step('in no answer of the API', async () => {
    const api = `${url}/api/questions/v4`
    const ask = async (path: string) => page.request.get(path, { headers })
    for (const path of [
      `${api}/category-questions/?category_id=${topic}`,
      `${api}/search/?q=${encodeURIComponent(secret)}`,
      `${api}/practice-exam/?category_id=${topic}&count=50&mode=learn`,
      `${api}/reviews/?cram=true`,
      `${api}/mistakes/`,
    ]) {
      const answer = await ask(path)
      expect([path, answer.status()]).toEqual([path, 200])
      expect((await answer.text()).includes(secret), path).toBe(false)
    }
    expect((await ask(`${api}/public-question/${question}/`)).status()).toBe(404)
    expect((await ask(`${url}/api/core/v1/get-meta-data/?type=question&id=${question}`)).status()).toBe(404)
    const kept = await page.request.post(`${url}/api/exam/v5/bookmarks/`, { headers, data: { question } })
    expect(kept.status()).toBe(404)
  })

  await test.step('in no sitemap', async () => {
    const addresses = await sitemapAddresses(page, 'questions')
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter(address => new URL(address).pathname.startsWith(`/questions/${question}/`))).toEqual([])
  })
})

/** The text of each question's right option. */
async function rightOptions({ db }: TestSite, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.pool.query<{ id: string; text: string }>(
    "select id, content->'bn'->'options'->>key as text from questions where id = any($1::bigint[])",
    [ids],
  )
  return new Map(rows.map(({ id, text }) => [id, text]))
}

/** Every address of one kind of sitemap, as robots.txt and its index lead there. */
async function sitemapAddresses({ request }: Page, kind: string): Promise<string[]> {
  const robots = await (await request.get('/robots.txt')).text()
  const index = await textOf(/^Sitemap: (\S+)/m.exec(robots)![1]!)
  const files = locationsIn(index).filter(address => new URL(address).pathname.startsWith(`/sitemap/${kind}-`))
  return (await Promise.all(files.map(textOf))).flatMap(locationsIn)

  async function textOf(address: string): Promise<string> {
    const body = await (await request.get(address)).body()
    return (body[0] === 0x1f ? gunzipSync(body) : body).toString()
  }
}

const locationsIn = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
