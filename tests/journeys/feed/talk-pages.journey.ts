import { publishPost } from '../support/content/talk.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'

test.use(phone)

/** What the page tells search engines of a post. */
const posting = /<script type="application\/ld\+json">(\{[^<]*"DiscussionForumPosting"[^<]*)<\/script>/

test('a visitor reads talk without any code, and so does a search engine', async ({
  browser,
  anotherDevice,
  signIn,
  testSite,
}) => {
  const staff = await anotherDevice({ ...desktop, baseURL: testSite.url })
  await signIn(staff, 'Mita', '/privacy_policy')
  const word = crypto.randomUUID().slice(0, 8)
  const id = await publishPost(staff, testSite, { text: `</script><b>${word}</b> একটি লেখা` })
  for (let more = 0; more < 9; more++) await publishPost(staff, testSite, { text: `${word} আরও ${more}` })

  const context = await browser.newContext({ ...phone, javaScriptEnabled: false, baseURL: testSite.url })
  const page = await context.newPage()
  await page.goto(`/discussions?search=${word}`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.goto('/discussions')
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${testSite.url}/discussions`)
  for (const path of [`/discussions/id=${id}`, `/discussions/id=${id}/`]) {
    await page.goto(path)
    await expect(page.getByRole('article')).toContainText(`<b>${word}</b> একটি লেখা`)
  }
  const [, json = ''] = posting.exec(await page.content()) ?? []
  expect(JSON.parse(json)).toMatchObject({ text: `</script><b>${word}</b> একটি লেখা`, author: { name: 'Mita' } })

  await testSite.db.pool.query(`update posts set status = 2, deleted_at = now(), deleted_by = 'writer' where id = $1`, [
    id,
  ])
  for (const [gone, status] of [
    [id, 410],
    ['999999999', 404],
  ] as const) {
    // A visitor's page is drawn once for all who ask within a moment.
    await expect.poll(async () => (await page.goto(`/discussions/id=${gone}`))?.status()).toBe(status)
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/discussions')
  }
  await context.close()
})
