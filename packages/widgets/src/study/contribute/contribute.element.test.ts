import type { Contribution, Topic } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, until } from '../../testing/expect.ts'
import { fakeClient, nusrat } from '../../testing/fake-client.ts'
import { mount } from '../../testing/mount.ts'
import { contribute as widget } from './index.ts'

const text = (bn: string) => ({ bn, en: '' })
const option = (html: string, isKey: boolean) => ({ html, is_correct: isKey, was_correct: isKey })

const returned: Contribution = {
  ...{ id: '1', state: 'returned', edits: 1, origin: 'own', source: '', named: true, sheet: null },
  words: {
    question: 'শব্দের <del>সন্ধি বিচ্ছেদ </del><ins>সন্ধিবিচ্ছেদ </ins>কোনটি?',
    options: [option('গৈ + অক', true), option('গা + অক', false)],
    explanation: '',
  },
  typed: {
    question: text('শব্দের সন্ধি বিচ্ছেদ কোনটি?'),
    options: ['গৈ + অক', 'গা + অক'].map((bn, at) => ({ option: text(bn), is_correct: at === 0 })),
    explanation: text(''),
  },
  category: { id: '4', title: 'সন্ধি' },
  reason: 'উত্তর মিলছে না',
  ...{ created_at: '2026-11-21T00:00:00.000Z', decided_at: '2026-11-22T00:00:00.000Z' },
}

const topics: Topic[] = [{ id: '4', title: 'সন্ধি', parent: null, cat_type: 0, question_count: 9, updated_at: null }]

function server() {
  const offered: unknown[] = []
  const call = async ({ id }: { id: string }, { body }: { body?: unknown } = {}) => {
    const page = (results: unknown[]) => ({ count: results.length, next: null, previous: null, results })
    if (id === 'study.listTopics') return { topics }
    if (id === 'questions.listMyContributions') return page([returned])
    if (id === 'questions.listMyContributedSheets') return page([])
    offered.push(body)
    return returned
  }
  return { offered, client: fakeClient({ user: nusrat, http: { call } as unknown as Prostuti['http'] }) }
}

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]

describe('offering questions', () => {
  defineForTest(widget)

  it('shows what staff changed and why it came back, and begins again with one’s own words', async () => {
    const { client, offered } = server()
    const element = await mount('prostuti-contribute', '', client)
    await until(() => all(element, '.contribute-own ins').length === 1)
    ok(element.shadowRoot!.textContent!.includes('উত্তর মিলছে না'))
    equal(await accessibilityFaults(element), [])
    all(element, 'form [type=submit]')[0]!.click()
    await until(() => element.shadowRoot!.textContent!.includes('প্রশ্নটি লিখুন'))
    equal(offered.length, 0)
    all(element, '.contribute-own > button')[0]!.click()
    await until(() => all(element, 'textarea').some(area => (area as HTMLTextAreaElement).value.includes('সন্ধি')))
    all(element, 'form [type=submit]')[0]!.click()
    await until(() => offered.length === 1)
    equal((offered[0] as { question: unknown }).question, { bn: 'শব্দের সন্ধি বিচ্ছেদ কোনটি?' })
  })
})
