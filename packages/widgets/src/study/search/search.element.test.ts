import type { SearchResults } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { failure, fakeClient } from '../../testing/fake-client.ts'
import { mount } from '../../testing/mount.ts'
import { search as widget } from './index.ts'

const none: SearchResults = { topics: [], questions: [], question_count: 0, counted_to: 1_000 }

const found = (word: string): SearchResults => ({
  ...none,
  topics: [
    {
      id: '4',
      title: [{ text: word, marked: true }],
      cat_type: 2,
      path: [{ id: '1', title: 'গণিত' }],
      question_count: 312,
    },
  ],
  questions: [
    {
      id: '7',
      slug: 'কত-লাভ',
      text: [
        { text: 'কত ', marked: false },
        { text: word, marked: true },
      ],
      topic: { id: '4', title: 'শতকরা' },
      bookmarked: false,
    },
  ],
  question_count: 408,
})

/** A server that answers each search when it is told to. */
function server() {
  const asked: { q: string; signal?: AbortSignal; answer: (results: SearchResults | Error) => void }[] = []
  const call = (_: unknown, { query }: { query: { q: string } }, options?: { signal?: AbortSignal }) =>
    new Promise<SearchResults>((resolve, reject) => {
      const answer = (results: SearchResults | Error) => (results instanceof Error ? reject(results) : resolve(results))
      asked.push({ q: query.q, signal: options?.signal, answer })
    })
  return { asked, client: fakeClient({ http: { call } as unknown as Prostuti['http'] }) }
}

const hrefs = `topic-hrefs='["/study/{id}","/model-test/{id}","/question-bank/{id}"]' question-href="/questions/{id}/{slug}" topics-href="/study"`

const marks = (element: Element) => [...element.shadowRoot!.querySelectorAll('mark')].map(mark => mark.textContent)

describe('the search', () => {
  defineForTest(widget)

  it('shows topics, then questions, each a link, with whole words marked', async () => {
    const { asked, client } = server()
    const element = await mount('prostuti-search', `query="শতকরা" ${hrefs}`, client)
    await until(() => asked.length === 1)
    asked[0]!.answer(found('শতকরা'))
    await expectText(element, 'গণিত · ৩১২টি প্রশ্ন', '৪০৮টি')
    const links = [...element.shadowRoot!.querySelectorAll('a')].map(link => link.getAttribute('href'))
    equal(links, ['/question-bank/4', `/questions/7/${encodeURIComponent('কত-লাভ')}`])
    equal(marks(element), ['শতকরা', 'শতকরা'])
    equal(await accessibilityFaults(element), [])
  })

  it('carries the bookmark of each question where the page says so', async () => {
    const { asked, client } = server()
    const element = await mount('prostuti-search', `query="শতকরা" bookmarks ${hrefs}`, client)
    await until(() => asked.length === 1)
    asked[0]!.answer(found('শতকরা'))
    await until(() => element.shadowRoot!.querySelector('.search-question') !== null)
    equal(element.shadowRoot!.querySelector('.search-question button')?.ariaPressed, 'false')
    equal(await accessibilityFaults(element), [])
  })

  it('gives up what is outdated and keeps what it shows until the newer is here', async () => {
    const { asked, client } = server()
    const element = await mount('prostuti-search', `query="শতক" ${hrefs}`, client)
    await until(() => asked.length === 1)
    asked[0]!.answer(found('শতক'))
    await until(() => marks(element).length === 2)
    element.setAttribute('query', 'সুদ')
    await until(() => asked.length === 2)
    element.setAttribute('query', 'সুদকষা')
    await until(() => asked.length === 3)
    equal([asked[1]!.signal!.aborted, marks(element)], [true, ['শতক', 'শতক']])
    asked[1]!.answer(found('সুদ'))
    asked[2]!.answer(found('সুদকষা'))
    await until(() => marks(element).includes('সুদকষা'))
    equal(marks(element), ['সুদকষা', 'সুদকষা'])
  })

  it('says why there is nothing, with a way on, and how to try again', async () => {
    const { asked, client } = server()
    const element = await mount('prostuti-search', `query="কখগ" ${hrefs}`, client)
    await until(() => asked.length === 1)
    asked[0]!.answer(none)
    await expectText(element, '‘কখগ’ লিখে কিছু পাওয়া যায়নি', 'সব বিষয় দেখুন')
    element.setAttribute('query', 'ঘ')
    await expectText(element, 'অন্তত দুটি অক্ষর')
    element.setAttribute('query', 'ঘঙ')
    await until(() => asked.length === 2)
    asked[1]!.answer(failure('network_lost'))
    await until(() => element.shadowRoot!.querySelector('button') !== null)
    element.shadowRoot!.querySelector('button')!.click()
    await until(() => asked.length === 3)
    // It is being tried, and nobody has to press again.
    await expectText(element, 'চেষ্টা হচ্ছে…')
    asked[2]!.answer(found('ঘঙ'))
    await until(() => marks(element).includes('ঘঙ'))
  })
})
