import type { Page } from '@playwright/test'
import { bell, forgetDevices } from '../support/content/notifications.ts'
import { decide, publishPost } from '../support/content/talk.ts'
import { arrivedAt, deliverPush, pressShown, shownOn, test, usePushDevice, workerOf } from '../support/device/push.ts'
import { desktop, expect, phone } from '../support/journey.ts'
import { wordsOf } from '../support/words.ts'

const t = wordsOf('bn')
/** Words that no other post has. */
const newWords = (about: string) => `${about} ${crypto.randomUUID().slice(0, 8)}`

const feed = (page: Page) => page.locator('prostuti-feed')
const thread = (page: Page) => page.locator('prostuti-post')
const cardOf = (page: Page, words: string) => feed(page).getByRole('article').filter({ hasText: words })

/** Writes in the place to write, as a learner does. */
async function write(page: Page, words: string): Promise<void> {
  await feed(page)
    .getByRole('link', { name: t('feed.write_long') })
    .tap()
  await page.getByRole('textbox', { name: t('write.words_question') }).fill(words)
}

async function comment(page: Page, words: string): Promise<void> {
  const field = thread(page).getByRole('textbox', { name: t('thread.field') })
  await field.fill(words)
  await thread(page)
    .getByRole('button', { name: t('thread.send'), exact: true })
    .tap()
}

test('two learners talk: asked, approved by keyboard, answered without a network, rung for once, voted, reported', async ({
  page,
  anotherDevice,
  signIn,
  testSite,
}) => {
  const staff = await anotherDevice({ ...desktop, baseURL: testSite.url })
  const other = await anotherDevice({ ...phone, baseURL: testSite.url })
  await forgetDevices(testSite, 'Nusrat')
  const device = await usePushDevice(page, testSite)
  await signIn(staff, 'Mita', '/privacy_policy')
  await signIn(page, 'Nusrat', '/discussions')
  await signIn(other, 'Rafi', '/discussions')
  const [asked, answered] = [newWords('সুদ-আসল কী?'), newWords('@Nusrat আসলের সঙ্গে সুদ।')]
  // The demo's exams ring too.
  const rungOfTalk = async () =>
    (await arrivedAt(device, testSite))
      .map(({ text }) => ({ text, ...(JSON.parse(text) as Record<'kind' | 'title' | 'tag' | 'path', string>) }))
      .filter(({ path }) => path.startsWith('/discussions/'))
  const kindsRung = async () => (await rungOfTalk()).map(({ kind }) => kind)

  await test.step('what I ask stands on top at once, for me alone', async () => {
    await write(page, asked)
    await page.getByRole('button', { name: t('write.send') }).tap()
    await expect(page.getByText(t('feed.sent')).first()).toBeVisible()
    await expect(feed(page).getByRole('article').first()).toContainText(asked)
    await expect(cardOf(page, asked)).toContainText(t('talk.waiting'))
    expect(new URL(page.url()).searchParams.get('write')).toBeNull()
    await page.getByRole('button', { name: t('push.yes') }).tap()
    await expect(page.getByText(t('push.on')).first()).toBeVisible()
    await other.goto('/discussions')
    await expect(cardOf(other, asked)).toHaveCount(0)
  })

  await test.step('a moderator approves it by keyboard, which my phone tells', async () => {
    await staff.goto(`/admin/discussions?search=${encodeURIComponent(asked)}`)
    await expect(staff.getByRole('main').getByRole('article')).toContainText(asked)
    await staff.keyboard.press('a')
    await expect.poll(kindsRung).toEqual(['post_approved'])
  })
  const { rows: posts } = await testSite.db.pool.query<{ id: string }>('select id from posts where text = $1', [asked])
  const id = posts[0]!.id

  await test.step('another answers without a network: it waits, survives a reload, and goes by itself', async () => {
    await other.goto(`/discussions/id=${id}`)
    await expect(thread(other).getByRole('article').first()).toContainText(asked)
    await other.evaluate(() => navigator.serviceWorker.ready)
    await other.reload()
    await other.context().setOffline(true)
    await comment(other, answered)
    await expect(thread(other)).toContainText(t('talk.state.unsent'))
    await thread(other)
      .getByRole('button', { name: new RegExp(`^${t('talk.like')}`) })
      .first()
      .tap()
    await expect(thread(other)).toContainText(t('talk.waits'))
    await other.reload()
    await expect(thread(other)).toContainText(answered)
    await other.context().setOffline(false)
    await expect(thread(other)).not.toContainText(t('talk.state.unsent'))
    await expect(thread(other)).toContainText(answered)
  })

  await test.step('who is named hears of it once, on the phone and at the bell, and a press opens it', async () => {
    await expect.poll(kindsRung).toEqual(['post_approved', 'mentioned'])
    const { text, title, tag, path } = (await rungOfTalk()).at(-1)!
    const worker = await workerOf(page)
    await deliverPush(page, testSite, text)
    await expect.poll(async () => (await shownOn(page)).map(shown => shown.title)).toEqual([title])
    expect(await pressShown(worker, tag)).toEqual([`opens ${testSite.url}${path}`])
    await expect(bell(page).locator('.badge')).toBeVisible()
    await bell(page).tap()
    await expect(page.locator(`prostuti-notifications a[href="${path}"]`)).toHaveCount(1)
    await page.goto(path)
    await expect(thread(page).getByRole('article').filter({ hasText: answered })).toBeInViewport()
  })

  await test.step('I read it, and answer by name', async () => {
    const said = thread(page).getByRole('article').filter({ hasText: answered })
    await expect(said).toHaveCount(1)
    await said.getByRole('button', { name: t('thread.reply') }).tap()
    await expect(thread(page)).toContainText(t('thread.answering', { name: 'Rafi' }))
    await comment(page, '@Rafi ধন্যবাদ!')
    await expect(thread(page).getByRole('link', { name: '@Rafi' })).toBeVisible()
    await expect(thread(page)).toContainText(t('talk.comment_count', { count: 2 }))
  })

  await test.step('a vote is final, and tells how the others voted', async () => {
    const words = newWords('কখন পড়েন?')
    await publishPost(staff, testSite, {
      ...{ type: 1, text: words },
      poll: { options: ['সকালে', 'রাতে'], open_days: 3 },
    })
    await page.goto('/discussions?type=poll')
    await expect(cardOf(page, words)).toContainText(t('talk.poll_hidden'))
    await cardOf(page, words).getByRole('button', { name: 'সকালে' }).tap()
    await expect(cardOf(page, words)).toContainText(t('talk.your_vote', { choice: 'সকালে' }))
    await expect(cardOf(page, words)).toContainText('১০০%')
    await expect(cardOf(page, words).getByRole('button', { name: 'রাতে' })).toHaveCount(0)
  })

  await test.step('a report reaches the moderators', async () => {
    await page.goto(`/discussions/id=${id}`)
    const said = thread(page).getByRole('article').filter({ hasText: answered })
    await said
      .getByRole('button', { name: new RegExp(`^${t('talk.more')}`) })
      .first()
      .tap()
    await page.getByRole('button', { name: t('acts.report') }).tap()
    await page.getByRole('radio', { name: t('acts.reason.advertising') }).check()
    await page.getByRole('button', { name: t('acts.report') }).tap()
    await expect(page.getByText(t('acts.reported')).first()).toBeVisible()
    const { rows } = await testSite.db.pool.query('select reason from talk_reports order by id desc limit 1')
    expect(rows).toEqual([{ reason: 'advertising' }])
  })

  await test.step('what is sent back says why, and opens the same words to mend', async () => {
    const words = newWords('ফোন দিন')
    await page.goto('/discussions')
    await write(page, words)
    await page.getByRole('button', { name: t('write.send') }).tap()
    await expect(cardOf(page, words)).toContainText(t('talk.waiting'))
    await decide(staff, testSite, 'post', words, 'return', 'private_data')
    await page.goto('/discussions?mine=true')
    await expect(cardOf(page, words)).toContainText(t('talk.state.returned'))
    await expect(cardOf(page, words)).toContainText(t('talk.reason.private_data'))
    await cardOf(page, words)
      .getByRole('button', { name: t('talk.mend') })
      .tap()
    await expect(page.getByRole('textbox', { name: t('write.words_question') })).toHaveValue(words)
    await page.getByRole('textbox', { name: t('write.words_question') }).fill(`${words}, নম্বর ছাড়া`)
    await page.getByRole('button', { name: t('write.send') }).tap()
    await expect(cardOf(page, `${words}, নম্বর ছাড়া`)).toContainText(t('talk.state.waiting'))
  })
})
