import type { Page } from '@playwright/test'
import { serveForeignPage } from '../support/foreign-page.ts'
import { test as base, expect, phone } from '../support/journey.ts'
import type { Served } from '../support/serve.ts'
import { wordsOf } from '../support/words.ts'

const test = base.extend<{ open: (body: string) => Promise<void> }>({
  open: async ({ page, testSite }, use) => {
    const pages: Served[] = []
    await use(async body => {
      const script = `<script type="module" src="${testSite.url}/embed/v1/prostuti.js"></script>`
      const foreign = await serveForeignPage(script + body)
      pages.push(foreign)
      await page.goto(foreign.url)
    })
    for (const each of pages) await each.close()
  },
})

test.use(phone)

const t = wordsOf('bn')

/** The codes that a page's console names, in the order of its elements. */
function watchWarnings(page: Page): string[] {
  const codes: string[] = []
  page.on('console', message => {
    const [, code] = /^prostuti: <[\w-]+> (\w+): .*\/docs\/errors#\1/.exec(message.text()) ?? []
    if (message.type() === 'warning' && code) codes.push(code)
  })
  return codes
}

/** The line of trouble in the element with this id. */
const lineIn = (page: Page, id: string) => page.locator(`#${id} .prostuti-trouble code`)

test('tells the maker of a page why an element shows nothing, and its visitors that it does', async ({
  page,
  open,
}) => {
  const codes = watchWarnings(page)
  await open(`
    <prostuti-exam-playr id="unknown"><a href="#other">অন্যভাবে দিন</a></prostuti-exam-playr>
    <prostuti-exam-player id="missing"></prostuti-exam-player>
    <prostuti-exam-player id="wrong" exam-id="987654321" sign-in="anonymous" start="at-once"></prostuti-exam-player>
    <prostuti-exam-list id="base" base="/api"></prostuti-exam-list>
    <prostuti-notebook id="rare"></prostuti-notebook>
    <div id="late"></div>`)
  await page.evaluate(() => {
    const root = document.querySelector('#late')!.attachShadow({ mode: 'open' })
    root.innerHTML = '<prostuti-exam-list></prostuti-exam-list>'
  })
  await expect(lineIn(page, 'unknown')).toHaveText('unknown_element')
  await expect(page.getByText('অন্যভাবে দিন')).toBeVisible()
  await expect(lineIn(page, 'missing')).toHaveText('attribute_missing')
  await expect(lineIn(page, 'base')).toHaveText('base_without_slash')
  await expect(page.locator('#wrong .panel')).toBeVisible()
  await expect(page.locator('#rare .prostuti-root > *').first()).toBeVisible()
  await expect(page.locator('#late prostuti-exam-list article').first()).toBeVisible()
  await expect
    .poll(() => [...codes].sort())
    .toEqual(['attribute_missing', 'base_without_slash', 'no_exam_found', 'unknown_element', 'unwatched_root'])
})

test('keeps nobody waiting for a sign-in that this page is not registered for', async ({ page, testSite, open }) => {
  const exam = await testSite.hold({ questions: 3 })
  await open(`<prostuti-exam-player id="player" exam-id="${exam.id}"></prostuti-exam-player>`)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: t('partner.sign_in') }).tap(),
  ])
  await expect(popup.getByRole('heading', { name: t('consent.refused') })).toBeVisible()
  await expect(lineIn(page, 'player')).toHaveText('origin_not_registered')
  await expect(page.getByText(t('partner.failed'))).toBeVisible()
})

test('leaves my page’s own words to read where our files are blocked, and says that they are', async ({
  page,
  open,
}) => {
  await page.route('**/embed/v1/c/core-*', route => route.abort())
  await open('<prostuti-exam-list id="list"><a href="#other">পরীক্ষার তালিকা</a></prostuti-exam-list>')
  await expect(lineIn(page, 'list')).toHaveText('files_missing')
  await expect(page.getByText('পরীক্ষার তালিকা')).toBeVisible()
  await page.unroute('**/embed/v1/c/core-*')
  await expect(page.locator('#list article').first()).toBeVisible()
  await expect(lineIn(page, 'list')).toHaveCount(0)
})
