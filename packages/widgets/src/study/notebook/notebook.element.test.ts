import type { Mistake, StudyProgress, StudyQuestion } from '@prostuti/contract'
import { ApiError, type Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { fakeClient, nusrat } from '../../testing/fake-client.ts'
import { mount } from '../../testing/mount.ts'
import { notebook as widget } from './index.ts'

const question: StudyQuestion = {
  ...{ id: '1', slug: 'q', text: 'হাঙ্গেরির রাজধানী কোনটি?', explanation: 'রাজধানী বুদাপেস্ট।', embargoed: false },
  ...{ passage: null, appearances: [], tags: [], topic: { id: '4', title: 'ভূগোল' }, bookmarked: false },
  options: ['ম্যানিলা', 'বুদাপেস্ট'].map((text, number) => ({
    ...{ number, text, is_correct: number === 1, explanation: '' },
  })),
  updated_at: '2026-11-21T00:00:00.000Z',
}

const mistake: Mistake = {
  ...{ question, last_answer: 0, last_at: '2026-11-21T00:00:00.000Z' },
  ...{ times_wrong: 2, due_on: '2026-11-22', waiting: false },
}

const today = { date: '2026-11-21', answered: 7, goal: 30, reviews_left: 1 }

const topic = {
  ...{ topic: question.topic, seen: 12, answers: 12, right: 5, mean_seconds: 74 },
  ...{ last_ordinal: 0, furthest_ordinal: 0 },
}

const dayAt = (back: number) => new Date(Date.parse(today.date) - back * 86_400_000).toISOString().slice(0, 10)

const progress: StudyProgress = {
  ...{ today, streak: { days: 12, rested_this_week: false }, weak: [topic], topics: [topic], mistakes: 1 },
  days: Array.from({ length: 119 }, (_, index) => ({ date: dayAt(118 - index), answered: index % 5 === 0 ? 20 : 0 })),
  ...{ next_exam: null, reading: null },
}

/** A server with this notebook, and the reviews that reach it. */
function server({ known = progress, mistakes = [mistake] }: { known?: StudyProgress; mistakes?: Mistake[] } = {}) {
  const logged: { question: string; answer: number | null }[] = []
  const network = { isLost: false }
  const call = async ({ id }: { id: string }, { body }: { body?: { reviews: typeof logged } } = {}) => {
    if (network.isLost) throw new ApiError({ code: 'network_lost', status: 0, call: id })
    if (id === 'study.getProgress') return known
    if (id === 'study.listMistakes') return { count: mistakes.length, next: null, previous: null, results: mistakes }
    if (id === 'study.getReviews') return { today, seed: 1, questions: [question] }
    logged.push(...(body?.reviews ?? []))
    return { today, states: [] }
  }
  return { logged, network, client: fakeClient({ user: nusrat, http: { call } as unknown as Prostuti['http'] }) }
}

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const textOf = (element: Element) => element.shadowRoot?.textContent ?? ''

describe('the notebook', () => {
  defineForTest(widget)
  const open = (client: Prostuti) => mount('prostuti-notebook', 'practice-href="#practice?topics={id}"', client)

  it('lists mistakes with what is right and why', async () => {
    const element = await open(server().client)
    await until(() => all(element, '.notebook-mistake').length === 1)
    ok(textOf(element).includes('২ বার ভুল'))
    all(element, 'summary')[0]!.click()
    equal(all(element, '.solved-options > [data-key]').length, 1)
    ok(textOf(element).includes('রাজধানী বুদাপেস্ট।'))
    equal(await accessibilityFaults(element), [])
  })

  it('leads from an empty notebook to practice, and speaks of no reviews', async () => {
    const empty = { ...progress, mistakes: 0, today: { ...today, reviews_left: 0 } }
    const element = await open(server({ known: empty, mistakes: [] }).client)
    await until(() => textOf(element).includes('খাতায় কোনো ভুল নেই'))
    equal(
      all(element, '[data-kind=primary]').map(link => link.getAttribute('href')),
      ['#practice?topics='],
    )
    equal(all(element, '.notebook-foot').length, 0)
  })

  it('names the next exam of my routine, and lets me keep a question', async () => {
    const exam = { id: '7', title: 'সাপ্তাহিক মূল্যায়ন', date: '2026-11-24' }
    const { client } = server({ known: { ...progress, next_exam: exam } })
    const element = await open(client)
    await until(() => textOf(element).includes('সাপ্তাহিক মূল্যায়ন'))
    await until(() => all(element, '.notebook-mistake .bookmark')[0]?.ariaPressed === 'false')
    equal(await accessibilityFaults(element), [])
  })

  it('has today’s reviews without a network once it was open, and counts in what waits here', async () => {
    const { client, logged, network } = server()
    const element = await open(client)
    const foot = () => all(element, '.notebook-foot')[0]?.textContent ?? ''
    await until(() => foot().includes('১টি'))
    await settle()
    network.isLost = true
    all(element, '.notebook-foot button')[0]!.click()
    await until(() => all(element, '.review-options button').length === 2)
    all(element, '.review-options button')[0]!.click()
    all(element, '.review-head button')[0]!.click()
    await until(() => foot().includes('১টি উত্তর এই ডিভাইসে আছে'))
    ok(foot().includes('আজ আর কোনো রিভিশন নেই।'), foot())
    equal(logged, [])
  })

  it('leads from a weak topic to its practice, and shows the weeks as squares or as a table', async () => {
    const element = await open(server().client)
    await until(() => all(element, '[role=tab]').length === 2)
    all(element, '[role=tab]')[1]!.click()
    await until(() => all(element, '.heat-map > i').length === 119)
    // A month of which only the end is there has no room for its name.
    equal(
      all(element, '.heat-months > span').map(month => month.textContent),
      ['আগস্ট', 'সেপ্টেম্বর', 'অক্টোবর', 'নভেম্বর'],
    )
    equal(all(element, '.notebook-topics a')[0]!.getAttribute('href'), '#practice?topics=4')
    equal(await accessibilityFaults(element), [])
    all(element, '.notebook-part button').at(-1)!.click()
    await until(() => all(element, 'tbody tr').length === 24)
  })

  it('asks today’s reviews, shows the key at once, and sends each answer', async () => {
    const { client, logged } = server()
    const element = await open(client)
    await until(() => all(element, '.notebook-foot button').length === 1)
    all(element, '.notebook-foot button')[0]!.click()
    await until(() => all(element, '.review-options button').length === 2)
    equal(await accessibilityFaults(element), [])
    all(element, '.review-options button')
      .find(button => button.textContent?.includes('ম্যানিলা'))!
      .click()
    await until(() => logged.length === 1)
    equal([logged[0]!.question, logged[0]!.answer], ['1', 0])
    equal(all(element, '.solved-options > [data-wrong]').length, 1)
    all(element, '.notebook-foot button')[0]!.click()
    await until(() => textOf(element).includes('রিভিশন শেষ'))
  })
})
