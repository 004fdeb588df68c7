import type { DealtPractice, OpenPractice, PracticeResult, StudyQuestion } from '@prostuti/contract'
import { markPractice } from '@prostuti/contract/study/mark-practice'
import { ApiError, type ApiErrorInit } from '../http/api-error.ts'
import type { SubmittedPractice } from '../study/practice/practice-api.ts'
import type { Device } from './device.ts'

/** A question whose second option is right. */
const practiceQuestion = (id: string): StudyQuestion => ({
  ...{ id, slug: id, text: `প্রশ্ন ${id}`, explanation: 'কারণ', embargoed: false, passage: null },
  ...{ appearances: [], tags: [], topic: { id: '4', title: 'শতকরা' }, bookmarked: false, pinned: [] },
  options: [0, 1, 2, 3].map(number => ({ number, text: `${number}`, is_correct: number === 1, explanation: '' })),
  updated_at: '2026-11-21T00:00:00.000Z',
})

const withoutKey = (question: StudyQuestion): StudyQuestion => ({
  ...question,
  explanation: null,
  options: question.options.map(option => ({ ...option, is_correct: null, explanation: null })),
})

const refuse = (code: ApiErrorInit['code'], status: number) => new ApiError({ code, status, call: 'practice' })

interface Input {
  params?: { id: string }
  query?: { count?: number; mode?: 'learn' | 'test'; open?: string }
  body?: unknown
}

/** A server of one person's practices, with so many questions in its bank. */
export function createPracticeServer(bank = 8) {
  const questions = Array.from({ length: bank }, (_, index) => practiceQuestion(String(index + 1)))
  const byId = new Map(questions.map(question => [question.id, question]))
  const open = new Map<string, OpenPractice>()
  const results = new Map<string, PracticeResult>()
  const submitted: SubmittedPractice[] = []
  const server = { open, results, submitted, refuse: null as ApiError | null }

  function deal({ count = 20, mode = 'learn' }: NonNullable<Input['query']>): DealtPractice {
    const dealt = questions.slice(0, count)
    return {
      ...{ mode, source: 'topics', topics: [{ id: '4', title: 'শতকরা' }], exam: null, asked: count, available: bank },
      ...{ duration_seconds: dealt.length * 45, seed: 7 },
      questions: mode === 'learn' ? dealt : dealt.map(withoutKey),
    }
  }

  function submit(body: SubmittedPractice): PracticeResult {
    submitted.push(body)
    const known = results.get(body.practice)
    if (known) return known
    const practiced = body.answers.map(({ question, answer, spent_ms }) => ({
      ...{ question: byId.get(question)!, answer, spentMs: spent_ms },
    }))
    const { mode, source, started_at, finished_at } = body
    const result: PracticeResult = {
      ...{ id: body.practice, mode, source, topics: [{ id: '4', title: 'শতকরা' }], exam: null, started_at, finished_at },
      ...{ question_count: practiced.length, ...markPractice(practiced) },
    }
    open.delete(body.practice)
    results.set(body.practice, result)
    return result
  }

  function answer(id: string, { params, query = {}, body }: Input): unknown {
    const practice = params?.id ?? ''
    switch (id) {
      case 'questions.getPracticeExam':
        return deal(query)
      case 'questions.submitPractice':
        if (server.refuse) throw server.refuse
        return submit(body as SubmittedPractice)
      case 'study.savePractice': {
        if (results.has(practice)) throw refuse('conflict', 409)
        const next = body as OpenPractice
        const before = open.get(practice)
        if (!before || before.saved_at < next.saved_at) open.set(practice, next)
        return { saved_at: open.get(practice)!.saved_at }
      }
      case 'study.getPractice': {
        const result = results.get(practice) ?? null
        const kept = result ? null : open.get(practice)
        if (!result && !kept) throw refuse('not_found', 404)
        const asked = kept?.questions.map(each => byId.get(each)!) ?? []
        return { id: practice, open: kept, result, questions: kept?.mode === 'test' ? asked.map(withoutKey) : asked }
      }
      case 'study.listPractices': {
        const found = query.open === 'true' ? summaries(open) : [...results.values()]
        return { count: found.length, next: null, previous: null, results: found.slice(0, 1) }
      }
      case 'study.deletePractice':
        if (!open.delete(practice)) throw refuse('not_found', 404)
        return undefined
    }
    // Asked for its time alone.
    if (id === 'exams.listReceiptKeys') return { results: [] }
    throw new Error(`nobody answers ${id}`)
  }

  const summaries = (kept: ReadonlyMap<string, OpenPractice>) =>
    [...kept].map(([id, { mode, source, topics, questions: asked, answers }]) => ({
      ...{ id, mode, source, exam: null, topics: topics.map(topic => ({ id: topic, title: 'শতকরা' })) },
      ...{ question_count: asked.length, answered: answers.filter(each => each.answer !== null).length },
    }))

  /** The calls of a device: without a network none gets out. */
  const httpOf = (device: Pick<Device, 'online'>) => ({
    async call({ id }: { id: string }, input: Input = {}) {
      if (!device.online) throw refuse('network_lost', 0)
      return structuredClone(answer(id, input))
    },
  })
  return { server, httpOf }
}
