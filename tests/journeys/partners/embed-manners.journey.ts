import type { Page } from '@playwright/test'
import { serveForeignPage } from '../support/foreign-page.ts'
import { test as base, expect, phone } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import type { Served } from '../support/serve.ts'
import { settled } from '../support/settled.ts'
import type { TestSite } from '../support/test-site.ts'

const test = base.extend<{ open: (body: (site: string) => string) => Promise<void> }>({
  open: async ({ page, testSite }, use) => {
    const pages: Served[] = []
    await use(async body => {
      const foreign = await serveForeignPage(body(testSite.url))
      pages.push(foreign)
      await page.goto(foreign.url)
    })
    for (const each of pages) await each.close()
  },
})

test.use(phone)

const script = (site: string, version = 'v1') =>
  `<script type="module" src="${site}/embed/${version}/prostuti.js"></script>`

/** The files of ours that a page has asked for, by what they are. */
function watchFiles(page: Page): string[] {
  const files: string[] = []
  page.on('request', request => {
    const name = /\/embed\/v\d\/[cm]\/(.+)-[\w-]{6,7}\.js/.exec(request.url())?.[1]
    if (name) files.push(name)
  })
  return files
}

/** Whatever a page's console calls an error. */
function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => void (message.type() === 'error' && errors.push(message.text())))
  return errors
}

const anonymous = (testSite: TestSite) => testSite.hold({ questions: 4, membersOnly: false })

test('fetches what my page’s elements need and nothing else, whenever they come', async ({ page, open }) => {
  const files = watchFiles(page)
  await open(site => `${script(site)}<p>কিছু নেই</p>`)
  await settled(page)
  expect(files).toEqual([])

  await page.evaluate(() => document.body.append(document.createElement('prostuti-exam-list')))
  await expect(page.locator('prostuti-exam-list article').first()).toBeVisible()
  expect(files).toContain('prostuti-exam-list')
  expect(files.filter(name => /player|result|login|solution|ranks?/.test(name))).toEqual([])
})

test('goes on with my exam when the page moves the player about, takes it away and makes another', async ({
  page,
  testSite,
  open,
}) => {
  const exam = await anonymous(testSite)
  const errors = watchErrors(page)
  const markup = `<prostuti-exam-player exam-id="${exam.id}" sign-in="anonymous"></prostuti-exam-player>`
  await open(site => `${script(site)}<main>${markup}</main><aside></aside>`)
  const player = new Player(page)
  await player.start()
  const given = await player.answerAll(0, 2, question => exam.key.get(question)!)
  const stillThere = async () => {
    await player.ready()
    for (const [question, option] of Object.entries(given))
      await expect(player.root.locator(`[data-question="${question}"] input[value="${option}"]`)).toBeChecked()
  }

  await page.evaluate(() => document.querySelector('aside')!.append(document.querySelector('prostuti-exam-player')!))
  await expect(page.locator('aside prostuti-exam-player')).toBeAttached()
  await stillThere()

  await page.evaluate(() => {
    const element = document.querySelector('prostuti-exam-player')!
    element.remove()
    setTimeout(() => document.querySelector('main')!.append(element), 200)
  })
  await expect(page.locator('main prostuti-exam-player')).toBeAttached()
  await stillThere()

  await page.evaluate(html => {
    document.querySelector('main')!.innerHTML = html
  }, markup)
  await stillThere()
  await player.submit()
  await expect(player.received).toBeVisible()

  await test.step('and goes on to the result in the player’s place', async () => {
    await player.press(page.getByRole('button', { name: player.t('after_receipt.result') }))
    await expect(
      page.locator('prostuti-exam-player > prostuti-exam-result h1, prostuti-exam-result h2').first(),
    ).toBeVisible()
    await expect(page.getByText(player.t('player.received_title'))).toBeHidden()
  })
  expect(errors).toEqual([])
})

test('stands being pasted twice, in two versions, with two of an element', async ({ page, testSite, open }) => {
  const exam = await anonymous(testSite)
  const errors = watchErrors(page)
  // Another version of us is the same files at another address: to a browser all of them are others.
  await page.route('**/embed/v2/**', async route => {
    const response = await route.fetch({ url: route.request().url().replace('/v2/', '/v1/') })
    await route.fulfill({ response })
  })
  const list = '<prostuti-exam-list></prostuti-exam-list>'
  await open(
    site =>
      `${script(site)}${script(site)}${list}${script(site, 'v2')}${list}
       <prostuti-exam-player exam-id="${exam.id}" sign-in="anonymous" start="at-once"></prostuti-exam-player>`,
  )
  const player = new Player(page)
  await player.ready()
  await player.choose(0, 1)
  await expect(player.chosen(0)).toBeChecked()
  for (const index of [0, 1])
    await expect(page.locator('prostuti-exam-list').nth(index).locator('article').first()).toBeVisible()
  expect(errors).toEqual([])
})

test('keeps everything on my coaching centre’s page where it stands while elements come to life', async ({
  page,
  testSite,
}) => {
  await page.addInitScript(() => {
    const page = globalThis as unknown as { shifted: number }
    page.shifted = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) page.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(testSite.partnerUrl)
  await expect(page.locator('prostuti-exam-list article').first()).toBeVisible()
  await expect(page.locator('prostuti-login button').first()).toBeVisible()
  await settled(page)
  const shifted = () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)
  expect(await shifted()).toBeLessThan(0.01)

  // A page that does jump is noticed.
  await page.evaluate(() => document.body.prepend(Object.assign(document.createElement('p'), { innerText: '\n\n\n' })))
  await expect.poll(shifted).toBeGreaterThan(0.01)
})

const oldLibrary = `<script>
  Array.from = function (list) { return [] };
  Array.prototype.toJSON = function () { return '[' + this.join() + ']' };
  Object.defineProperty(Object.prototype, 'toJSON', { value: function () { return 'x' }, configurable: true });
  Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] };
</script>`

test('stores the answers that I chose on a page whose old library has replaced parts of the language', async ({
  page,
  testSite,
  open,
}) => {
  const exam = await anonymous(testSite)
  await open(
    site =>
      `${oldLibrary}${script(site)}<prostuti-exam-player exam-id="${exam.id}" sign-in="anonymous"></prostuti-exam-player>`,
  )
  const player = new Player(page)
  await player.start()
  const given = await player.answerAll(0, 4, question => exam.key.get(question)!)
  expect(Object.keys(given)).toHaveLength(4)
  await player.submit()
  await expect(player.received).toBeVisible()
  const results = await testSite.db.pool.query('select marks from results where exam_id = $1', [exam.id])
  expect(results.rows.map(row => Number(row.marks))).toEqual([4_000])
})

test('says so and joins nothing on a page that has changed what an exam is ordered with', async ({
  page,
  testSite,
  open,
}) => {
  const exam = await anonymous(testSite)
  const broken = '<script>Math.floor = function (number) { return number }</script>'
  await open(
    site =>
      `${script(site)}${broken}<prostuti-exam-player exam-id="${exam.id}" sign-in="anonymous" start="at-once"></prostuti-exam-player>`,
  )
  const player = new Player(page)
  await expect(player.panel('ui.error.unsafe_page')).toBeVisible()
  const { rows } = await testSite.db.pool.query('select 1 from attempts where exam_id = $1', [exam.id])
  expect(rows).toEqual([])
})
