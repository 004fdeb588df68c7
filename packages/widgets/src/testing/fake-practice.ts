import type { DealtPractice, PracticeResult, StudyQuestion, Topic } from '@prostuti/contract'
import { markPractice } from '@prostuti/contract/study/mark-practice'
import { ApiError, type Prostuti } from '@prostuti/sdk'
import { memoryPlatform } from '@prostuti/sdk/platform/memory'
import { fakeClient, nusrat, now as savedNow } from './fake-client.ts'

const cities = ['ম্যানিলা', 'বুদাপেস্ট', 'অটোয়া', 'ক্যানবেরা']

/** A question whose second option is right; of its wrong ones the first says why it tempts. */
const practiceQuestion = (id: string): StudyQuestion => ({
  ...{ id, slug: `q-${id}`, text: `হাঙ্গেরির রাজধানী কোনটি? (${id})`, explanation: 'রাজধানী বুদাপেস্ট।', embargoed: false },
  ...{ passage: null, appearances: [], tags: [], topic: { id: '4', title: 'ভূগোল' }, bookmarked: false },
  options: cities.map((text, number) => ({
    ...{ number, text, is_correct: number === 1, explanation: number === 0 ? 'ফিলিপাইনের রাজধানী।' : '' },
  })),
  pinned: [0, 1, 2, 3],
  updated_at: '2026-11-21T00:00:00.000Z',
})

const topic = (id: string, title: string, questionCount: number, parent: string | null = null): Topic => ({
  ...{ id, title, parent, cat_type: 0, question_count: questionCount, updated_at: null },
})

/** A subject of thirty questions with a topic of three in it, and another subject. */
const practiceTopics = [topic('4', 'ভূগোল', 30), topic('5', 'রাজধানী', 3, '4'), topic('6', 'গণিত', 40)]

const noKeys = (question: StudyQuestion): StudyQuestion => ({
  ...question,
  explanation: null,
  options: question.options.map(option => ({ ...option, is_correct: null, explanation: null })),
})

const refused = (code: 'network_lost' | 'not_found', status: number) => new ApiError({ code, status, call: 'practice' })

interface Asked {
  query?: Record<string, string | number | undefined>
  params?: { id: string }
  body?: { practice: string; answers: { question: string; answer: number | null; spent_ms: number }[] }
}

let made = 0

/** A server with so many questions to deal, and a client of it on a device of its own. */
export function practiceServer({ bank = 3, shortSets = [] as object[], mistakes = 0 } = {}) {
  const asked: { id: string; input: Asked }[] = []
  const visited: string[] = []
  const state = { online: true, now: savedNow }
  const questions = Array.from({ length: bank }, (_, index) => practiceQuestion(String(index + 1)))

  const deal = ({
    source = 'topics',
    count = 20,
    mode = 'learn',
    exam,
  }: NonNullable<Asked['query']>): DealtPractice => ({
    ...{ mode: mode as 'learn', source: source as 'topics', topics: source === 'topics' ? [questions[0]!.topic] : [] },
    ...{ exam: exam ? { id: String(exam), title: 'মডেল টেস্ট' } : null, asked: Number(count), available: bank },
    ...{ duration_seconds: bank * 45, seed: 1, questions: mode === 'learn' ? questions : questions.map(noKeys) },
  })

  const submit = ({ practice, answers }: NonNullable<Asked['body']>): PracticeResult => ({
    ...{ id: practice, mode: 'test', source: 'topics', topics: [questions[0]!.topic], exam: null },
    ...{ started_at: new Date(state.now).toISOString(), finished_at: new Date(state.now).toISOString() },
    question_count: answers.length,
    ...markPractice(
      answers.map(({ question, answer, spent_ms }) => ({
        ...{ question: questions.find(({ id }) => id === question)!, answer, spentMs: spent_ms },
      })),
    ),
  })

  async function call({ id }: { id: string }, input: Asked = {}): Promise<unknown> {
    asked.push({ id, input })
    if (!state.online) throw refused('network_lost', 0)
    if (id === 'study.listTopics') return { topics: practiceTopics }
    if (id === 'study.listShortSets') return { count: shortSets.length, next: null, previous: null, results: shortSets }
    if (id === 'study.listPractices') return { count: 0, next: null, previous: null, results: [] }
    if (id === 'study.listMistakes') return { count: mistakes, next: null, previous: null, results: [] }
    if (id === 'questions.getPracticeExam') return deal(input.query ?? {})
    if (id === 'questions.submitPractice') return submit(input.body!)
    if (id === 'study.savePractice') return { saved_at: new Date(state.now).toISOString() }
    if (id === 'questions.listMyQuestionFlags') return { count: 0, next: null, previous: null, results: [] }
    throw refused('not_found', 404)
  }

  const client: Prostuti = {
    ...fakeClient({ user: nusrat, http: { call } as unknown as Prostuti['http'] }),
    // Practices of one suite are not those of the next.
    base: `/practice-${++made}/api/`,
    now: () => state.now,
    platform: deviceOf(visited, state),
  }
  return { client, asked, visited, state, questions }
}

function deviceOf(visited: string[], state: { now: number }) {
  const device = memoryPlatform({ indexedDB, navigate: url => void visited.push(url) })
  return { ...device, clock: { ...device.clock, now: () => state.now } }
}
