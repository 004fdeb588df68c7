import type { Prostuti } from '@prostuti/sdk'
import { keepCommentDraft, readCommentDraft } from '@prostuti/sdk/feed'
import { ApiError } from '@prostuti/sdk/http/api-error'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { listOf } from '../../testing/fake-circulars.ts'
import { failure, nusrat } from '../../testing/fake-client.ts'
import { comment, feedServer, mine, question, reply } from '../../testing/fake-feed.ts'
import { control, looks, mount, textOf } from '../../testing/mount.ts'
import { post as widget } from './index.ts'

const all = <T extends HTMLElement>(element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<T>(selector) ?? []),
]
const page = (client: Prostuti, attributes = '') => mount('prostuti-post', `post-id="1" ${attributes}`, client)
const owner = { base: '/api/', person: nusrat.id }
const fieldOf = (element: Element) => all<HTMLTextAreaElement>(element, '.thread-line > textarea')[0]!

function type(field: HTMLTextAreaElement, text: string): void {
  field.value = text
  field.setSelectionRange(text.length, text.length)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const press = (field: HTMLElement, key: string) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

const forget = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('prostuti-talk')
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })

describe('a post of talk', () => {
  defineForTest(widget)
  beforeEach(forget)

  it('shows comments, newest first, with replies below', async () => {
    const element = await page(feedServer().client)
    await expectText(element, '২টি মন্তব্য', 'শ্রাবণী সাহা', 'ক্রয় ১০০ ধরুন।', '@শ্রাবণী ধন্যবাদ!')
    equal(all(element, '.thread-replies .thread-comment').length, 1)
  })

  it('puts one’s own on top at once, and counts it', async () => {
    const server = feedServer({}, { user: nusrat })
    const element = await page(server.client)
    await until(() => fieldOf(element))
    type(fieldOf(element), 'বিক্রয়ের ওপর হলে ৩/৪।')
    await until(() => readCommentDraft(server.client.platform.storage, owner, '1')?.text)
    control(element, 'পাঠাই').click()
    await expectText(element, '৩টি মন্তব্য')
    equal(all(element, '.thread-list > li')[0]?.textContent?.includes('বিক্রয়ের ওপর'), true)
    equal([fieldOf(element).value, readCommentDraft(server.client.platform.storage, owner, '1')], ['', null])
  })

  it('answers below the comment, by name', async () => {
    const server = feedServer({}, { user: nusrat })
    const element = await page(server.client)
    await until(() => all(element, '.thread-comment').length === 2)
    control(element, 'উত্তর দিন').click()
    await expectText(element, 'শ্রাবণী সাহা-এর মন্তব্যের উত্তর দিচ্ছেন')
    equal(fieldOf(element).value, '@শ্রাবণী ')
    type(fieldOf(element), '@শ্রাবণী বুঝেছি।')
    control(element, 'পাঠাই').click()
    await until(() => server.asked('createComment').length === 1)
    const body = server.asked('createComment')[0]?.body as { parent_comment: string; mentions: unknown }
    equal([body.parent_comment, body.mentions], ['51', [{ name: 'শ্রাবণী', comment: '51' }]])
    await until(() => all(element, '.thread-replies .thread-comment').length === 2)
  })

  it('offers behind an @ only who wrote here, and takes one by key', async () => {
    const element = await page(feedServer({}, { user: nusrat }).client)
    await until(() => all(element, '.thread-comment').length === 2)
    type(fieldOf(element), 'ঠিক @')
    await until(() => all(element, '[role=option]').length === 2)
    type(fieldOf(element), 'ঠিক @শ্')
    await until(() => all(element, '[role=option]').length === 1)
    press(fieldOf(element), 'Enter')
    await until(() => fieldOf(element).value === 'ঠিক @শ্রাবণী ')
    equal(all(element, '[role=option]').length, 0)
  })

  it('keeps a comment without a network, and sends it when it is back', async () => {
    const server = feedServer({}, { user: nusrat })
    const element = await page(server.client)
    await until(() => all(element, '.thread-comment').length === 2)
    server.setOnline(false)
    type(fieldOf(element), 'পরে যাবে')
    control(element, 'পাঠাই').click()
    await expectText(element, 'পাঠানো হয়নি', 'পরে যাবে')
    server.setOnline(true)
    await until(() => server.asked('createComment').length === 1)
    await until(() => !textOf(element).includes('পাঠানো হয়নি'))
    equal(all(element, '.thread-list > li')[0]?.textContent?.includes('পরে যাবে'), true)
  })

  it('keeps the words of a refused comment', async () => {
    const refused = new ApiError({ code: 'validation_failed', status: 422, call: '' })
    const server = feedServer({ 'feed.createComment': () => refused }, { user: nusrat })
    const element = await page(server.client)
    await until(() => all(element, '.thread-comment').length === 2)
    server.setOnline(false)
    type(fieldOf(element), 'নেওয়া হবে না')
    control(element, 'পাঠাই').click()
    await expectText(element, 'পাঠানো হয়নি')
    server.setOnline(true)
    await until(() => readCommentDraft(server.client.platform.storage, owner, '1')?.refused === 'validation_failed')
    await until(() => fieldOf(element).value === 'নেওয়া হবে না')
  })

  it('begins with the draft of before', async () => {
    const server = feedServer({}, { user: nusrat })
    keepCommentDraft(server.client.platform.storage, owner, '1', { text: 'আধখানা', parent: null, refused: null })
    const element = await page(server.client)
    await until(() => fieldOf(element)?.value === 'আধখানা')
  })

  it('says before deleting what goes along', async () => {
    const own = { ...question, is_mine: true }
    const server = feedServer({ 'feed.getPost': () => own }, { user: nusrat })
    const element = await page(server.client)
    await until(() => all(element, '.talk-more').length > 0)
    all(element, '.talk-more')[0]!.click()
    await expectText(element, 'আবার মডারেটর দেখবেন', 'লিংক কপি করি')
    control(element, 'মুছে ফেলি').click()
    await expectText(element, 'এর ২টি মন্তব্যও কেউ আর দেখবেন না')
    control(element, 'মুছে ফেলি').click()
    await expectText(element, 'লেখাটি আর নেই')
    equal(server.asked('deletePost').length, 1)
  })

  it('reports another’s words for one of five reasons', async () => {
    const server = feedServer({}, { user: nusrat })
    const element = await page(server.client)
    await until(() => all(element, '.talk-more').length > 0)
    all(element, '.talk-more')[0]!.click()
    await expectText(element, 'মডারেটরকে জানাই')
    control(element, 'মডারেটরকে জানাই').click()
    await until(() => all(element, '.acts-reasons input').length === 5)
    all<HTMLInputElement>(element, '.acts-reasons input')[2]!.click()
    await settle()
    control(element, 'মডারেটরকে জানাই').click()
    await until(() => server.asked('reportPost').length === 1)
    equal(server.asked('reportPost')[0]?.body, { reason: 'advertising' })
  })

  it('leaves one quiet line of what was taken down', async () => {
    const gone = { ...comment, status: 1, author: null, text: '', html: '', reply_count: 2 }
    const element = await page(feedServer({ 'feed.listComments': () => listOf([gone]) }).client)
    await expectText(element, 'একটি মন্তব্য সরানো হয়েছে, সঙ্গে তার উত্তরগুলোও।')
    equal(all(element, '.thread-comment').length, 0)
  })

  it('fetches the replies that are left', async () => {
    const server = feedServer({
      'feed.listComments': ({ query }) =>
        query?.parent
          ? listOf([reply, { ...reply, id: '54', text: 'দ্বিতীয়', html: '<p>দ্বিতীয়</p>' }])
          : listOf([{ ...comment, replies: [reply], reply_count: 2 }]),
    })
    const element = await page(server.client)
    await expectText(element, 'আরও ১টি উত্তর')
    control(element, 'আরও ১টি উত্তর').click()
    await expectText(element, 'দ্বিতীয়')
  })

  it('says that a post is gone, and whose it was to nobody', async () => {
    const element = await page(feedServer({ 'feed.getPost': () => failure('not_found', 404) }).client)
    await expectText(element, 'লেখাটি আর নেই', 'নতুন আলোচনা দেখি')
  })

  it('lets nobody comment on what waits', async () => {
    const element = await page(feedServer({ 'feed.getPost': () => ({ ...mine[0], id: '1' }) }, { user: nusrat }).client)
    await expectText(element, 'অনুমোদনের অপেক্ষায়।')
    ok(!fieldOf(element))
  })

  for (const { lang, theme, attributes } of looks)
    it(`is accessible in ${lang}, ${theme}`, async () => {
      const element = await page(feedServer({}, { user: nusrat }).client, attributes)
      await until(() => all(element, '.thread-comment').length === 2)
      equal(await accessibilityFaults(element), [])
    })
})
