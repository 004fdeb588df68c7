import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { issueCode } from '@prostuti/server/features/auth/index'
import { test as base, expect, phone } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { type Served, serve } from '../support/serve.ts'
import type { TestSite } from '../support/test-site.ts'

const example = new URL('../../../examples/04-webview/', import.meta.url)
const types = { html: 'text/html', css: 'text/css', js: 'text/javascript' }

/** The example, as an app of a registered partner: Nusrat is signed in to it, and it gets codes for her. */
const test = base.extend<{ app: Served }>({
  app: async ({ testSite }, use) => {
    const served = await serve(async (request, response) => {
      const { pathname, searchParams } = new URL(request.url!, 'http://x')
      if (pathname === '/code') return void response.end(await codeFor(testSite, searchParams.get('challenge')!))
      const name = pathname === '/' ? 'index.html' : pathname.slice(1)
      const text = await readFile(new URL(name, example), 'utf8')
      const type = types[name.split('.').at(-1) as keyof typeof types]
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text.replace('{{site}}', testSite.url))
    })
    // By the name that is of the site’s own site: some browsers let frames of other sites keep nothing, and a webview is no frame.
    const app = { ...served, url: served.url.replace('127.0.0.1', 'localhost') }
    const { pool } = testSite.db
    await pool.query('update partners set origins = array_append(origins, $1)', [app.url])
    await use(app)
    await pool.query('update partners set origins = array_remove(origins, $1)', [app.url])
    await app.close()
  },
})

async function codeFor({ db: { pool } }: TestSite, codeChallenge: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>("select id from users where name = 'Nusrat'")
  return issueCode(pool, Date, { userId: BigInt(rows[0]!.id), codeChallenge, scope: 'full' })
}

test.use(phone)

const drafts = '**/answer-sheet/**'
const heard = (page: Page, type: string) => page.locator(`#log [data-type="${type}"]`)

async function openApp(page: Page, app: Served, exam: number, bridge: string): Promise<Player> {
  await page.addInitScript({ path: new URL('bridges.js', example).pathname })
  await page.goto(`${app.url}/?exam=${exam}&bridge=${bridge}`)
  const player = new Player(page, { place: page.frameLocator('iframe') })
  await player.start()
  return player
}

for (const bridge of ['react-native', 'ios', 'android'])
  test(`takes my exam in the app (${bridge}), which knows me, and tells it alone that I have handed in`, async ({
    page,
    app,
    testSite,
  }) => {
    const exam = await testSite.hold({ questions: 3 })
    // The server never hears what is killed.
    if (bridge === 'android') await page.context().route(drafts, route => route.abort())
    let [shown, player] = [page, await openApp(page, app, exam.id, bridge)]
    await expect(heard(page, 'signed-in')).toHaveCount(1)
    const given = await player.answerAll(0, 1, question => exam.key.get(question)!)
    await expect(heard(page, 'answered').last()).toContainText('"answered":1,"total":3')

    if (bridge === 'react-native')
      await test.step('a code that the page has not asked for is not looked at', async () => {
        const asked: string[] = []
        page.on('request', request => void (request.url().includes('/login/exchange/') && asked.push(request.url())))
        const code = JSON.stringify({ prostuti: 1, type: 'code', code: 'x', state: 'y' })
        await page.frames()[1]!.evaluate(data => dispatchEvent(new MessageEvent('message', { data })), code)
        await player.next()
        expect(asked).toEqual([])
      })
    if (bridge === 'android')
      await test.step('killed in the middle, it goes on from what the device holds, without another sign-in', async () => {
        await page.close()
        shown = await page.context().newPage()
        player = await openApp(shown, app, exam.id, bridge)
        for (const [question, option] of Object.entries(given))
          await expect(player.root.locator(`[data-question="${question}"] input[value="${option}"]`)).toBeChecked()
        await expect(heard(shown, 'sign-in')).toHaveCount(0)
        await page.context().unroute(drafts)
      })
    if (bridge === 'ios')
      await test.step('the device’s own back asks, and closes what it has asked', async () => {
        const back = shown.getByRole('button', { name: 'Back' })
        await back.tap()
        await expect(player.dialog).toBeVisible()
        await back.tap()
        await expect(player.dialog).toBeHidden()
        await expect(heard(shown, 'back').last()).toContainText('"handled":true')
      })

    await player.submit()
    await expect(heard(shown, 'submitted')).toContainText(`"exam":"${exam.id}"`)
    const kept = await shown.frames()[1]!.evaluate(() => JSON.stringify({ ...localStorage }))
    const token = /token\\":\\"([^\\]+)/.exec(kept)![1]!
    const said = await shown.locator('#log').innerText()
    expect([said.includes(token), said.includes('"option"')]).toEqual([false, false])
  })

test('stands in my coaching centre’s frame, as high as it is, and in nobody else’s', async ({
  page,
  app,
  testSite,
}) => {
  const frame = (src: string) =>
    page.evaluate(address => {
      const view = Object.assign(document.createElement('iframe'), { src: address })
      document.body.replaceChildren(view)
      const heights: number[] = []
      const site = new URL(address).origin
      addEventListener('message', ({ data }) => {
        const message = JSON.parse(data)
        if (message.type === 'hello')
          view.contentWindow!.postMessage(JSON.stringify({ prostuti: 1, type: 'hello', version: 1 }), site)
        if (message.type === 'height') heights.push(message.height)
        document.body.dataset.height = String(heights.at(-1))
      })
    }, src)
  await page.goto(`${app.url}/style.css`)
  await frame(`${testSite.url}/embed/exam-list?state=upcoming&lang=en&theme=dark`)
  const list = page.frameLocator('iframe').locator('prostuti-exam-list')
  await expect(list.locator('article').first()).toBeVisible()
  await expect(list).toHaveAttribute('theme', 'dark')
  await expect.poll(() => page.evaluate(() => Number(document.body.dataset.height))).toBeGreaterThan(200)

  const answer = await page.request.get(`${testSite.url}/embed/exam-list`)
  expect(answer.headers()['content-security-policy']).toContain(`frame-ancestors 'self' http`)
  expect((await page.request.get(`${testSite.url}/embed/login`)).status()).toBe(404)
  const discovered = /type="application\/json\+oembed" href="([^"]+)"/.exec(await answer.text())![1]!
  const { html } = await (await page.request.get(discovered.replaceAll('&amp;', '&'))).json()
  expect(html).toContain(`<iframe src="${testSite.url}/embed/exam-list"`)
})
