import { shapes } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { billingApiOf } from '../billing/index.ts'
import { programsApiOf } from '../programs/index.ts'
import { questionsApiOf } from '../questions/index.ts'
import { createExamsApi, type ExamsApi } from './exams-api.ts'

type Client = Parameters<typeof questionsApiOf>[0]

/** All that a page of a list takes. */
const page = { page: 2, pageSize: 50, cursor: 'c' }

/** Each call that takes a query, asked for as much as it can be. */
const fullest: Record<string, (api: ExamsApi, client: Client) => Promise<unknown>> = {
  'exams.listExams': api => api.exams({ ...page, program: '3', date: '2026-11-21', limit: 5 }),
  'exams.listArchivedExams': api => api.exams({ ...page, state: 'archived', program: '3' }),
  'exams.listParticipatedExams': api => api.participated({ ...page, program: '3', mode: 'live' }),
  'exams.listBookmarkedExams': api => api.bookmarkedExams({ ...page, program: '3' }),
  'questions.listBookmarkedQuestions': (_, client) => questionsApiOf(client).bookmarked({ ...page, category: '4' }),
  'programs.listPrograms': (_, client) => programsApiOf(client).programs({ ...page, mine: true }),
  'programs.getProgram': (_, client) => programsApiOf(client).program('3'),
  'programs.getRoutine': (_, client) => programsApiOf(client).routineFile('3'),
  'programs.listReviews': (_, client) => programsApiOf(client).reviews('3', page),
  'programs.listFaqs': (_, client) => programsApiOf(client).faqs({ ...page, program: '3', search: 'বই' }),
  'billing.listLedger': (_, client) => billingApiOf(client).ledger(page),
  'exams.listStandings': api => api.standings('7', { ...page, mode: 'live', search: 'নু' }),
  'exams.getExam': api => api.exam('7', 'live'),
  'exams.getResult': api => api.result('7', 'live'),
  'exams.getReceipt': api => api.receipt('7', 'live'),
  'exams.getReceiptRoot': api => api.receiptRoot('7', 'live'),
  'exams.getSolutions': api => api.solutions('7', 'live'),
  'exams.getQuiz': api => api.quiz('7', 'live'),
  'exams.getSealedPaper': api => api.sealedPaper('7', 'bn'),
  'exams.getExamData': api =>
    api.examData('7', {
      mode: 'live',
      userInfo: true,
      answerSheet: true,
      questions: true,
      standings: true,
      result: true,
      archivedResult: false,
    }),
}

/** Addresses that a browser goes to, with queries that it, a provider or the payment gateway writes. */
const visited = new Set(['auth.startProviderSignIn', 'auth.finishProviderSignIn', 'billing.returnFromGateway'])

/** Declared ahead of the server and of the call. */
const ahead = new Set(['billing.listOrders', 'billing.listPayments'])

/** What the contract's shape of a query names. */
function namesOf(id: string): string[] {
  const { query } = (shapes as Record<string, { query?: { shape: Record<string, unknown> } }>)[id]!
  return Object.keys(query!.shape)
}

const asked = Object.entries(shapes).flatMap(([id, parts]) =>
  'query' in parts && !visited.has(id) && !ahead.has(id) ? [id] : [],
)

async function queryOf(id: string): Promise<Record<string, unknown>> {
  let sent: Record<string, unknown> = {}
  const http = {
    async call(_: unknown, parts: { query?: Record<string, unknown> }) {
      sent = parts.query ?? {}
    },
    async read(path: string) {
      sent = Object.fromEntries(new URLSearchParams(path.split('?')[1]))
    },
  } as never
  await fullest[id]?.(createExamsApi(http), { http })
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
}

describe('everything that the contract lets one ask for', () => {
  it('is known here', () => {
    expect(asked.filter(id => !fullest[id])).toEqual([])
  })

  it.each(asked)('can be asked of %s', async id => {
    expect(Object.keys(await queryOf(id)).sort()).toEqual(namesOf(id).sort())
  })

  it('asks for a page of twenty where nothing is said, and for as many as a limit says', async () => {
    const seen: unknown[] = []
    const api = createExamsApi({ call: async (_: unknown, { query }: never) => void seen.push(query) } as never)
    await api.exams()
    await api.exams({ limit: 5 })
    await api.exams({ state: 'current', date: '2026-11-21' })
    expect(seen).toEqual([
      { upcoming: 'true', page_size: 20 },
      { upcoming: 'true', limit: 5 },
      { date: '2026-11-21', page_size: 20 },
    ])
  })
})
