import type { Prostuti } from '@prostuti/sdk'
import { keepPostDraft, readPostDraft } from '@prostuti/sdk/feed'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { listOf } from '../../testing/fake-circulars.ts'
import { failure, nusrat } from '../../testing/fake-client.ts'
import { feedServer, mine, poll, question } from '../../testing/fake-feed.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { feed as widget } from './index.ts'

const all = <T extends HTMLElement>(element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<T>(selector) ?? []),
]
const likeOf = (element: Element) => all(element, '.talk-like')[0]!
const likeSays = (element: Element) => [
  likeOf(element).ariaPressed,
  likeOf(element).querySelector('.ui-num')?.textContent,
]
const feed = (client: Prostuti, attributes = '') => mount('prostuti-feed', attributes, client)
const owner = { base: '/api/', person: nusrat.id }

/** Types into a field, as people do. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const forget = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('prostuti-talk')
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })

/** The page's shell, as far as it holds the connection to the server. */
function shellStream() {
  const listeners = new Set<(event: { type: string; post: string }) => void>()
  const slot = Symbol.for('prostuti.stream.v1')
  Object.assign(globalThis, {
    [slot]: {
      on: (kind: string, listener: (event: { type: string; post: string }) => void) => {
        const hear = (event: { type: string; post: string }) => event.type === kind && listener(event)
        listeners.add(hear)
        return () => listeners.delete(hear)
      },
    },
  })
  return {
    say: (post: string) => {
      for (const listener of listeners) listener({ type: 'post', post })
    },
  }
}

const at = location.pathname + location.search

describe('the list of talk', () => {
  defineForTest(widget)
  beforeEach(forget)
  afterEach(() => history.replaceState(null, '', at))

  it('says of each who wrote it, when and what kind it is', async () => {
    const element = await feed(feedServer().client)
    await expectText(element, 'তানভীর হাসান', '১২ মিনিট আগে', 'প্রশ্ন', 'মিতা · মডারেটর', 'পোল')
    await expectText(element, 'ভোট দিলে ফল দেখা যাবে', 'আর ২ দিন খোলা')
    equal(all(element, '.talk-post').length, 2)
  })

  it('is narrowed by a chip, in the address too', async () => {
    const server = feedServer()
    const element = await feed(server.client, 'address-state')
    await until(() => all(element, '.talk-post').length === 2)
    control(element, 'পোল').click()
    await until(() => all(element, '.talk-post').length === 1)
    equal(new URL(location.href).searchParams.get('type'), 'poll')
    equal(server.asked('listPosts').at(-1)?.query?.type, '1')
  })

  it('counts a like at once, and two quick presses as none', async () => {
    let answer: (value: unknown) => void = () => undefined
    const server = feedServer(
      {
        'feed.toggleLike': ({ body }) =>
          new Promise(resolve => (answer = () => resolve({ ...(body as object), like_count: 9 }))),
      },
      { user: nusrat },
    )
    const element = await feed(server.client)
    await until(() => likeOf(element))
    likeOf(element).click()
    await until(() => likeSays(element).join() === 'true,৯')
    likeOf(element).click()
    await until(() => likeSays(element).join() === 'false,৮')
    equal(server.asked('toggleLike').length, 1, 'one call at a time')
    answer(null)
    await until(() => server.asked('toggleLike').length === 2)
    equal(server.asked('toggleLike').at(-1)?.body, { liked: false })
  })

  it('takes a refused like back, says so, and offers it again', async () => {
    const server = feedServer({ 'feed.toggleLike': () => failure('something_wrong', 500) }, { user: nusrat })
    const element = await feed(server.client)
    await until(() => likeOf(element))
    const toasts: CustomEvent[] = []
    const hear = (event: Event) => toasts.push(event as CustomEvent)
    document.addEventListener('prostuti-toast', hear)
    likeOf(element).click()
    await until(() => toasts.length === 1)
    document.removeEventListener('prostuti-toast', hear)
    await until(() => likeSays(element).join() === 'false,৮')
    equal(toasts[0]?.detail.action.label, 'আবার')
    toasts[0]?.detail.action.press()
    await until(() => server.asked('toggleLike').length === 2)
  })

  it('keeps a like without a network, with a clock, and sends it when it is back, after a reload too', async () => {
    const before = feedServer({}, { user: nusrat })
    const first = await feed(before.client)
    await until(() => likeOf(first))
    before.setOnline(false)
    likeOf(first).click()
    await until(() => first.shadowRoot?.querySelector('.talk-clock'))
    equal(likeSays(first), ['true', '৯'])

    const after = feedServer({}, { user: nusrat })
    const element = await feed(after.client)
    await until(() => after.asked('toggleLike').length === 1)
    equal(after.asked('toggleLike')[0]?.body, { liked: true })
    await until(() => !element.shadowRoot?.querySelector('.talk-clock') && likeSays(element).join() === 'true,৯')
  })

  it('shows figures once one has voted, one’s own by frame, bubble and word; the vote is final', async () => {
    const server = feedServer({}, { user: nusrat })
    const element = await feed(server.client)
    await until(() => all(element, 'button.talk-choice').length === 3)
    control(element, 'সকালে').click()
    await expectText(element, '৪৬%', '৯%', '৪৫%', '৩১৩ জন ভোট দিয়েছেন', 'আপনার ভোট ‘সকালে’')
    equal(all(element, 'button.talk-choice').length, 0)
    equal(
      all(element, '.talk-choice[data-mine]').map(each => each.querySelector('svg') !== null),
      [true],
    )
    equal(server.asked('votePoll').length, 1)
  })

  it('lets no vote wait for a network', async () => {
    const server = feedServer({}, { user: nusrat })
    const element = await feed(server.client)
    await until(() => all(element, 'button.talk-choice').length === 3)
    server.setOnline(false)
    const [said] = await heard<{ text: string }>('prostuti-toast', () => control(element, 'দুপুরে').click())
    ok(said?.text.includes('ভোট জমা থাকে না'), said?.text)
    server.setOnline(true)
    await settle()
    equal(server.asked('votePoll').length, 0)
  })

  it('asks a visitor to sign in at the act, and then completes it', async () => {
    const server = feedServer()
    const element = await feed(server.client)
    await until(() => likeOf(element))
    const asked: CustomEvent[] = []
    const hear = (event: Event) => {
      event.preventDefault()
      asked.push(event as CustomEvent)
    }
    document.addEventListener('prostuti-sign-in-needed', hear)
    likeOf(element).click()
    document.removeEventListener('prostuti-sign-in-needed', hear)
    equal([asked[0]?.detail.act, asked[0]?.detail.fragment], ['লাইক দিতে লগইন করুন', 'like-post-1'])
    equal(server.asked('toggleLike').length, 0)
    server.client.auth.$user.set(nusrat)
    asked[0]?.detail.resume()
    await until(() => server.asked('toggleLike').length === 1)
  })

  it('holds new posts back behind a pill; nothing moves by itself', async () => {
    const stream = shellStream()
    const newest = { ...question, id: '9', text: 'নতুন', html: '<p>নতুন</p>' }
    let posts = [question, poll]
    const element = await feed(feedServer({ 'feed.listPosts': () => listOf(posts) }, { user: nusrat }).client)
    await until(() => all(element, '.talk-post').length === 2)
    posts = [newest, question, poll]
    stream.say('9')
    stream.say('9')
    stream.say('1')
    await expectText(element, '১টি নতুন পোস্ট')
    equal(all(element, '.talk-post').length, 2)
    control(element, '১টি নতুন পোস্ট').click()
    await until(() => all(element, '.talk-post').length === 3)
    equal(all(element, '.talk-pill').length, 0)
  })

  it('shows of one’s own what became of each, and why', async () => {
    const element = await feed(feedServer({}, { user: nusrat }).client)
    await until(() => all(element, '.talk-post').length === 2)
    control(element, 'আমার').click()
    await until(() => all(element, '.talk-post').length === mine.length)
    equal(
      all(element, '.talk-state').map(label => label.dataset.state),
      ['waiting', 'returned', 'removed'],
    )
    await expectText(element, 'সেটি বাদ দিয়ে আবার পাঠান', 'প্রশ্নটি আগামীকালের।', 'ঠিক করে পাঠাই')
  })

  it('keeps what is typed as a draft of its type, and lets go of it once it is sent', async () => {
    const server = feedServer({}, { user: nusrat })
    const { storage } = server.client.platform
    const element = await feed(server.client, 'write="question"')
    await until(() => element.shadowRoot?.querySelector('.write-words'))
    type(all<HTMLTextAreaElement>(element, '.write-words')[0]!, 'সুদ-আসল কী?')
    await expectText(element, 'খসড়া রাখা আছে')
    equal(readPostDraft(storage, owner, 'question')?.text, 'সুদ-আসল কী?')
    equal(readPostDraft(storage, { ...owner, person: '77' }, 'question'), null)
    // Then is the moment to ask whether this device shall tell what becomes of it.
    const wanted: string[] = []
    const hear = ({ detail }: DocumentEventMap['prostuti-push-wanted']) => wanted.push(detail.about)
    document.addEventListener('prostuti-push-wanted', hear)
    control(element, 'অনুমোদনের জন্য পাঠাই').click()
    await until(() => all(element, '.talk-post').length === 3)
    document.removeEventListener('prostuti-push-wanted', hear)
    equal(wanted, ['post'])
    await expectText(element, 'অনুমোদনের অপেক্ষায়।')
    equal(readPostDraft(storage, owner, 'question'), null)
    const [sent] = server.asked('createPost')
    ok(sent?.key, 'a wish has its key')
  })

  it('opens with the draft of before', async () => {
    const server = feedServer({}, { user: nusrat })
    keepPostDraft(server.client.platform.storage, owner, 'general', {
      ...{ text: 'রেখে যাওয়া', options: [], days: 3, pictures: [], question: null, refused: null },
    })
    const element = await feed(server.client, 'write="general"')
    await until(() => all<HTMLTextAreaElement>(element, '.write-words')[0]?.value === 'রেখে যাওয়া')
  })

  it('says on the button why a poll cannot go', async () => {
    const element = await feed(feedServer({}, { user: nusrat }).client, 'write="poll"')
    await until(() => element.shadowRoot?.querySelector('.write-words'))
    ok(control(element, 'পাঠাতে কিছু লিখুন'))
    type(all<HTMLTextAreaElement>(element, '.write-words')[0]!, 'কত ঘণ্টা?')
    const choices = () => all<HTMLInputElement>(element, '.write-choice > input')
    await until(() => choices().length === 2)
    type(choices()[0]!, '২ ঘণ্টা')
    await expectText(element, 'পাঠাতে ‘খ’ পূরণ করুন')
    type(choices()[1]!, '৪ ঘণ্টা')
    await expectText(element, 'অনুমোদনের জন্য পাঠাই')
    control(element, 'আরেকটি উত্তর').click()
    await expectText(element, 'গ খালি আছে', 'পাঠাতে ‘গ’ পূরণ করুন')
  })

  it('says from when on the eleventh of an hour can go', async () => {
    const refused = Object.assign(failure('rate_limited', 429), { retryAfter: 1200 })
    const server = feedServer({ 'feed.createPost': () => refused }, { user: nusrat })
    const element = await feed(server.client, 'write="general"')
    await until(() => element.shadowRoot?.querySelector('.write-words'))
    type(all<HTMLTextAreaElement>(element, '.write-words')[0]!, 'একাদশ')
    await expectText(element, 'অনুমোদনের জন্য পাঠাই')
    control(element, 'অনুমোদনের জন্য পাঠাই').click()
    await expectText(element, 'সকাল ৯:৫০-এ পাঠানো যাবে', 'এক ঘণ্টায় ১০টির বেশি')
    equal(readPostDraft(server.client.platform.storage, owner, 'general')?.text, 'একাদশ')
  })

  it('keeps a post without a network, shows it as not sent, and posts it when it is back', async () => {
    const server = feedServer({}, { user: nusrat })
    const element = await feed(server.client, 'write="general"')
    await until(() => element.shadowRoot?.querySelector('.write-words'))
    server.setOnline(false)
    type(all<HTMLTextAreaElement>(element, '.write-words')[0]!, 'নেট ছাড়া')
    await expectText(element, 'নেট এলে পাঠাবেন')
    control(element, 'নেট এলে পাঠাবেন').click()
    await expectText(element, 'পাঠানো হয়নি', 'নেট ছাড়া')
    equal(server.asked('createPost').length, 0)
    server.setOnline(true)
    await until(() => server.asked('createPost').length === 1)
    await until(() => !textOf(element).includes('পাঠানো হয়নি'))
    await expectText(element, 'অনুমোদনের অপেক্ষায়।')
    equal(server.asked('listPosts').length, 1, 'what is written changes no list')
  })

  it('says that the list did not come, and that words are safe', async () => {
    const element = await feed(feedServer({ 'feed.listPosts': () => failure('something_wrong', 500) }).client)
    await expectText(element, 'আপনার লেখা ও খসড়া ঠিক আছে।', 'আবার চেষ্টা করুন')
  })

  for (const { lang, theme, attributes } of looks)
    it(`is accessible in ${lang}, ${theme}`, async () => {
      const element = await feed(feedServer({}, { user: nusrat }).client, attributes)
      await until(() => all(element, '.talk-post').length === 2)
      equal(await accessibilityFaults(element), [])
    })
})
