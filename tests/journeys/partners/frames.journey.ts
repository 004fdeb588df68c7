import { everyElement, findRows } from '../../support/every-element.ts'
import { expect, phone, test } from '../support/journey.ts'
import { serve } from '../support/serve.ts'

test.use(phone)

/** What signs in, changes an account, spends, is a person's own or draws what a page hands over stands in nobody's frame. */
const unframed = [
  ...['belonging', 'delete-account', 'devices', 'export-data', 'login', 'profile', 'notification-settings'],
  ...['buy-coin', 'premium', 'program'],
  ...['bookmarks', 'contribute', 'feedback', 'notebook', 'notifications'],
  ...['keep-exam', 'push-question', 'seat-finder'],
].map(name => `prostuti-${name}`)

test('stands in a partner’s frame with every element that may, each as high as it is and told to oEmbed', async ({
  page,
  testSite,
}) => {
  const rows = await findRows(testSite.url, (await testSite.hold({ questions: 3, membersOnly: false })).id)
  const host = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>x</title><iframe></iframe>')
  })
  const { pool } = testSite.db
  await pool.query('update partners set origins = array_append(origins, $1)', [host.url])
  await page.goto(host.url)
  await page.evaluate(() => {
    const view = document.querySelector('iframe')!
    addEventListener('message', ({ data, source, origin }) => {
      const message = JSON.parse(data)
      if (source !== view.contentWindow) return
      if (message.type === 'hello')
        view.contentWindow!.postMessage(JSON.stringify({ prostuti: 1, type: 'hello', version: 1 }), origin)
      if (message.type === 'height') view.dataset.height = message.height
    })
  })
  for (const { tag } of everyElement())
    await test.step(tag, async () => {
      const address = `${testSite.url}/embed/${tag.replace('prostuti-', '')}?${new URLSearchParams(rows)}`
      const answer = await page.request.get(`${testSite.url}/oembed?${new URLSearchParams({ url: address })}`)
      const isFramed = !unframed.includes(tag)
      expect([(await page.request.get(address)).status(), answer.status()]).toEqual(isFramed ? [200, 200] : [404, 404])
      if (!isFramed) return
      expect((await answer.json()).html).toContain(`src="${testSite.url}/embed/`)

      await page.evaluate(src => {
        const view = document.querySelector('iframe')!
        delete view.dataset.height
        view.src = src
      }, address)
      const element = page.frameLocator('iframe').locator(tag)
      await expect(element.locator('.prostuti-root > *').first()).toBeAttached()
      // The player fills the frame that it is given, and tells no height.
      if (tag !== 'prostuti-exam-player')
        await expect
          .poll(() => page.locator('iframe').evaluate(view => Number((view as HTMLElement).dataset.height)))
          .toBeGreaterThan(40)
    })
  await pool.query('update partners set origins = array_remove(origins, $1)', [host.url])
  await host.close()
})

test('is found by a program that follows the link an exam is shared by, and on pages about one thing', async ({
  page,
  testSite,
}) => {
  const rows = await findRows(testSite.url, (await testSite.hold({ questions: 3, membersOnly: false })).id)
  const discovered = async (path: string) => {
    const html = await (await page.request.get(testSite.url + path)).text()
    const address = /type="application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1]
    if (!address) return null
    const { html: frame } = await (await page.request.get(address.replaceAll('&amp;', '&'))).json()
    return /src="[^"]+?(\/embed\/[^"]+)"/.exec(frame)![1]
  }
  const exam = rows['exam-id']
  // A visitor is led to the login page: its head says what was asked for.
  expect(await discovered(`/exam/${exam}/0/live`)).toBe(`/embed/exam?id=${exam}`)
  expect(await discovered(`/exam/join?id=${exam}`)).toBe(`/embed/exam?id=${exam}`)
  expect(await discovered(`/results/?id=${exam}&state=live`)).toBe(`/embed/exam-result?exam-id=${exam}`)
  expect(await discovered(`/jobs/${rows['job-id']}`)).toBe(`/embed/job?job-id=${rows['job-id']}`)
  expect(await discovered('/program/all')).toBe('/embed/program-list')
  expect(await discovered('/')).toBeNull()
  expect(await discovered('/login')).toBeNull()
})

test('tells a program that asks what it would frame, and nothing of what is not there', async ({ page, testSite }) => {
  const rows = await findRows(testSite.url, (await testSite.hold({ questions: 3, membersOnly: false })).id)
  const ask = (address: string, id: string) => {
    const url = `${testSite.url}/embed/${address}=${id}`
    return page.request.get(`${testSite.url}/oembed?${new URLSearchParams({ url })}`)
  }
  const nothingInParticular = (await (await ask('exam-list?state', 'running')).json()).title
  for (const address of ['exam-player?exam-id', 'job?job-id', 'post?post-id', 'routine?program-id'] as const) {
    const answer = await ask(address, rows[address.split('?')[1]!]!)
    expect(answer.status(), address).toBe(200)
    expect((await answer.json()).title, address).not.toBe(nothingInParticular)
    for (const none of ['999999999', 'x']) expect((await ask(address, none)).status(), `${address}=${none}`).toBe(404)
  }
})
