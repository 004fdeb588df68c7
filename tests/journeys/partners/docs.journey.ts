import { readFileSync } from 'node:fs'
import type { Language } from '@prostuti/contract'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { docsPages } from '../support/screens/docs-pages.ts'
import { Walker } from '../support/screens/walker.ts'
import { serve } from '../support/serve.ts'

for (const { language, device, other } of [
  { language: 'bn' as Language, device: phone, other: desktop },
  { language: 'en' as Language, device: desktop, other: phone },
])
  test(`every page of the docs is whole for a visitor (${language})`, async ({ anotherDevice, testSite }) => {
    test.setTimeout(240_000)
    const page = await anotherDevice({ ...device, baseURL: testSite.url, serviceWorkers: 'block' })
    await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
    const sizes = [device.viewport, other.viewport]
    const visitor = new Walker(page, { who: 'visitor', language, looked: new Set(), sizes })
    for (const address of docsPages) await visitor.open({ file: 'docs', address, asksToSignIn: false, status: 200 })
    expect(visitor.found).toEqual([])
  })

test('I paste what the docs say into an empty page of my own, and take an exam to its result', async ({
  page,
  testSite,
}) => {
  test.setTimeout(120_000)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`${testSite.url}/docs`)
  // By the words alone: from the first page by its filled button, then what stands under each minute.
  await page.getByRole('link', { name: 'পাঁচ মিনিটে শুরু করুন' }).click()
  const pieces = await page.locator('pre.code[data-kind=html] code').allTextContents()
  const [, whole, theme] = pieces
  expect(whole).toContain('<!doctype html>')
  const mine = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(whole!.replace('</head>', `${theme}</head>`))
  })
  const player = new Player(page, { touch: false })
  await page.goto(mine.url)
  await player.start()
  const primary = player.root.locator('.prostuti-root')
  expect(await primary.evaluate(root => getComputedStyle(root).getPropertyValue('--prostuti-primary'))).toBe('#9a3d1f')
  await player.choose(0, 0)
  await player.submit()
  const result = page.getByRole('button', { name: player.t('after_receipt.result') })
  await expect(result).toBeVisible()
  // Who comes back later has the same way on.
  await page.reload()
  await result.click()
  await expect(page.locator('prostuti-exam-result').getByRole('heading').first()).toBeVisible()
  await mine.close()
  expect(errors).toEqual([])
})

test('I change an element in the playground, and its code and address change with it', async ({ page, testSite }) => {
  await page.goto(`${testSite.url}/docs/playground?element=exam-list`)
  const list = page.locator('prostuti-exam-list')
  await expect(list.locator('article').first()).toBeVisible()
  await page.locator('[name=lang]').selectOption('en')
  await page.locator('[name=width]').selectOption('390')
  await expect(page.locator('[data-code=html] code')).toContainText('<prostuti-exam-list lang="en">')
  await expect(page).toHaveURL(/element=exam-list&lang=en&width=390$/)
  await page.reload()
  await expect(list).toHaveAttribute('lang', 'en')
  await expect(list.getByRole('button', { name: 'Take the exam' }).first()).toBeVisible()
})

test('on a phone the playground’s parts stand behind tabs, which keys turn', async ({ anotherDevice, testSite }) => {
  const page = await anotherDevice({ ...phone, baseURL: testSite.url })
  await page.goto('/docs/playground?element=exam-list')
  const tabs = page.getByRole('tablist').last().getByRole('tab')
  await expect(tabs).toHaveCount(3)
  await expect(page.locator('[name=state]')).toBeVisible()
  await expect(page.locator('[name=width]')).toBeHidden()
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[name=width]')).toBeVisible()
  await expect(page.locator('[name=state]')).toBeHidden()
  await page.keyboard.press('End')
  await expect(tabs.last()).toBeFocused()
  await expect(page.locator('[data-code=html]')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('prostuti-exam-list article').first()).toBeVisible()
  await page.setViewportSize(desktop.viewport)
  await expect(tabs).toHaveCount(0)
  for (const part of ['[name=state]', '[name=width]', '[data-code=html]'])
    await expect(page.locator(part)).toBeVisible()
})

test('the search is found, read and followed by keys alone', async ({ page, testSite }) => {
  await page.goto(`${testSite.url}/docs`)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('already_part')
  const found = page.locator('#docs-found a')
  await expect(found.first()).toHaveText(/already_participated/)
  await page.keyboard.press('ArrowDown')
  await expect(found.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#docs-found')).toBeHidden()
  await page.keyboard.type('i')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/errors#already_participated$/)
  await expect(page.locator('#already_participated .inside')).toBeVisible()
})

test('a row of an error opens to what really comes', async ({ page, testSite }) => {
  const refused = await page.request.get(`${testSite.url}/api/exam/v5/exams/999999999/`, {
    headers: { 'accept-language': 'bn' },
  })
  const { request_id: _, ...problem } = await refused.json()
  await page.goto(`${testSite.url}/docs/errors`)
  const row = page.locator(`#${problem.code}`)
  await row.locator('summary').click()
  const text = (await row.locator('pre code').textContent())!
  const { request_id, ...example } = JSON.parse(text.slice(text.indexOf('{')))
  expect(example).toEqual(problem)
  expect(request_id).toMatch(/^\w+$/)
  expect(text).toContain(`HTTP/1.1 ${refused.status()}\ncontent-type: application/problem+json`)
  const { pathname, hash } = new URL(problem.type, refused.url())
  expect(`${pathname}${hash}`).toBe(`/docs/errors#${problem.code}`)
})

test('I say how many people there are, and see what they take', async ({ page, testSite }) => {
  await page.goto(`${testSite.url}/docs/operating`)
  const form = page.locator('form.scaling')
  await form.getByLabel('একসঙ্গে যাঁরা পরীক্ষা দেবেন').fill('30000')
  await form.getByLabel(/CPU/).fill('3')
  await form.getByRole('button', { name: 'হিসাব করুন' }).click()
  await expect(page).toHaveURL(/people=30000&ms=3#people$/)
  // 30,000 × 40 % ÷ 60 = 200 a second, × 3 ms ÷ 60 % = 1 core; two processes at least.
  await expect(form.locator('dd')).toHaveText(['২', '১', '২০', /GiB$/])
  await form.getByRole('link', { name: '১০,০০,০০০' }).click()
  await expect(form.locator('dd').first()).not.toHaveText('২')
})

for (const { language, contents } of [
  { language: 'bn', contents: 'উদাহরণ' },
  { language: 'en', contents: 'Example' },
])
  test(`the SDK’s reference has all that its entry exports, each with a word (${language})`, async ({
    page,
    testSite,
  }) => {
    await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
    await page.goto(`${testSite.url}/docs/sdk`)
    const source = readFileSync(new URL('../../../packages/sdk/src/index.ts', import.meta.url), 'utf8')
    const named = [...source.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names]) => names!.split(','))
    const names = [
      ...named.map(name => name.trim().replace(/^type /, '')),
      ...Object.keys(await import('@prostuti/sdk')),
    ]
    expect(names.length).toBeGreaterThan(10)
    const entry = page.locator('details:has(h2[id="@prostuti/sdk"])')
    for (const name of new Set(names.filter(Boolean))) {
      const section = entry.locator(`[id="@prostuti/sdk.${name}"]`)
      await expect(section.locator('pre').first(), name).toContainText(name)
      expect((await section.locator('p[lang=en]').textContent())!.length, name).toBeGreaterThan(10)
    }
    await expect(entry.locator('summary', { hasText: contents }).first()).toBeVisible()
  })
