import { desktop, expect, phone, test } from '../support/journey.ts'
import { publishPost } from '../support/talk.ts'
import { wordsOf } from '../support/words.ts'

test.use(phone)

/** What the page tells search engines of a post. */
const posting = /<script type="application\/ld\+json">(\{[^<]*"DiscussionForumPosting"[^<]*)<\/script>/

test('a visitor reads talk without any code, and so does a search engine', async ({
  browser,
  anotherDevice,
  signIn,
  testSite,
}) => {
  const t = wordsOf('bn')
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

  const gone = await page.goto('/discussions/id=999999999')
  expect(gone?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('thread.post_gone'))
  await context.close()
})
