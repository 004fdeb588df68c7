import { describe, expect, it } from 'vitest'
import { billingApiOf } from '../billing/index.ts'
import { circularsApiOf } from '../circulars/index.ts'
import { feedApiOf } from '../feed/index.ts'
import { noticesApiOf } from '../notices/index.ts'
import { notificationsApiOf } from '../notifications/index.ts'
import { programsApiOf } from '../programs/index.ts'
import { contributionsApiOf, questionsApiOf, staffCategoriesApiOf } from '../questions/index.ts'
import { memoryApiOf, practiceApiOf, readingApiOf, searchApiOf } from '../study/index.ts'
import { callsWithQuery, queryNames, sentQuery } from '../testing/asked-query.ts'
import { createExamsApi, type ExamsApi } from './exams-api.ts'
import { periodRanksOf } from './period-ranks-api.ts'

type Client = Parameters<typeof questionsApiOf>[0]

/** All that a page of a list takes. */
const page = { page: 2, pageSize: 50, cursor: 'c' }

/** All filters of circulars. */
const filters = {
  ...{
    search: 'ব্যাংক',
    category: ['bank' as const],
    employment_status: ['permanent' as const],
    district: 'dhaka' as const,
  },
  ...{ date_l: '2026-11-24', date_r: '2026-12-31', null_deadline: true },
}

/** Each call that takes a query, asked for as much as it can be. */
const fullest: Record<string, (api: ExamsApi, client: Client) => Promise<unknown>> = {
  'exams.listExams': api => api.exams({ ...page, program: '3', date: '2026-11-21', limit: 5 }),
  'exams.listArchivedExams': api => api.exams({ ...page, state: 'archived', program: '3' }),
  'exams.listParticipatedExams': api => api.participated({ ...page, program: '3', mode: 'live' }),
  'exams.listBookmarkedExams': api => api.bookmarkedExams({ ...page, program: '3' }),
  'questions.listBookmarkedQuestions': (_, client) => questionsApiOf(client).bookmarked({ ...page, category: '4' }),
  'study.search': (_, client) => searchApiOf(client).search('শতকরা'),
  'study.listTopics': (_, client) => readingApiOf(client).topics(0),
  'questions.listCategoryQuestions': (_, client) =>
    readingApiOf(client).questions('4', { page: 2, pageSize: 50, reviewed: true }),
  'core.getMetaData': (_, client) =>
    readingApiOf(client).meta({ type: 'topic', id: '4', cat_id: '4', only_parent: 'true', cat_type: '0' }),
  'core.getSitemap': (_, client) => readingApiOf(client).sitemap({ type: 'topics', page: '2', page_size: '50' }),
  'study.listMistakes': (_, client) => memoryApiOf(client).mistakes({ ...page, category: '4' }),
  'study.getReviews': (_, client) => memoryApiOf(client).reviews({ cram: true, category: '4' }),
  'questions.getPracticeExam': (_, client) =>
    practiceApiOf(client).deal({
      ...{ source: 'topics', topics: ['4'], exam: '7', count: 20, mode: 'learn' },
      mistakesFirst: true,
    }),
  'study.listShortSets': (_, client) => practiceApiOf(client).shortSets(page),
  'study.listPractices': (_, client) => practiceApiOf(client).practices({ ...page, open: true }),
  'questions.listCategories': (_, client) =>
    staffCategoriesApiOf(client).tree({ only_parent: 'true', cat_type: '0', reviewed_qb: 'true' }),
  'questions.listMyContributions': (_, client) => contributionsApiOf(client).list(page),
  'questions.listMyContributedSheets': (_, client) => contributionsApiOf(client).sheets(page),
  'questions.listMyQuestionFlags': (_, client) => questionsApiOf(client).reports({ ...page, exam: '7' }),
  'programs.listPrograms': (_, client) => programsApiOf(client).programs({ ...page, mine: true }),
  'programs.getProgram': (_, client) => programsApiOf(client).program('3'),
  'programs.getRoutine': (_, client) => programsApiOf(client).routineFile('3'),
  'programs.listReviews': (_, client) => programsApiOf(client).reviews('3', page),
  'programs.listFaqs': (_, client) => programsApiOf(client).faqs({ ...page, program: '3', search: 'বই' }),
  'billing.listLedger': (_, client) => billingApiOf(client).ledger(page),
  'circulars.getCircularForm': (_, client) => circularsApiOf(client).form(filters),
  'circulars.listBookmarkedCirculars': (_, client) => circularsApiOf(client).bookmarkedCirculars(page),
  'notices.listSeatPlans': (_, client) => noticesApiOf(client).seatPlans({ ...page, past: true }),
  'notices.listGovtResults': (_, client) => noticesApiOf(client).govtResults(page),
  'notices.searchGovtResults': (_, client) => noticesApiOf(client).searchGovtResults('২০৪১০৭', '7'),
  'notices.listNotices': (_, client) => noticesApiOf(client).notices(page),
  'notifications.listMyNotifications': (_, client) => notificationsApiOf(client).mine(page),
  'feed.listPosts': (_, client) =>
    feedApiOf(client).posts({ ...page, type: 2, mine: true, search: 'শতকরা', status: 1, deleted: false }),
  'feed.listComments': (_, client) => feedApiOf(client).comments('7', { ...page, parent: '8' }),
  'exams.listStandings': api => api.standings('7', { ...page, mode: 'live', search: 'নু' }),
  'exams.listPeriodStandings': (_, client) =>
    periodRanksOf(client).standings({
      ...{
        ...page,
        period: 'week',
        among: 'centre',
        exam: '7',
        program: '3',
        centre: '5',
        day: '2026-11-21',
        mine: true,
        search: 'নু',
        spread: true,
      },
    }),
  'auth.listCentres': (_, client) => periodRanksOf(client).centres('নমুনা'),
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
const visited = new Set([
  ...['auth.startProviderSignIn', 'auth.finishProviderSignIn', 'billing.returnFromGateway'],
  'programs.getDatedCalendar',
])

/** Served ahead of the screens that call them. */
const ahead = new Set(['billing.listOrders', 'core.listImages', 'questions.getCategory', 'questions.getCategoryDepth'])

/** Asked for by a test of its own. */
const apart = 'circulars.listCirculars'

const asked = callsWithQuery({ ofStaff: false }).filter(id => !visited.has(id) && !ahead.has(id) && id !== apart)

describe('everything that the contract lets one ask for', () => {
  it('is known here', () => {
    expect(asked.filter(id => !fullest[id])).toEqual([])
  })

  it.each(asked)('can be asked of %s', async id => {
    const query = await sentQuery(async client => fullest[id]?.(createExamsApi(client.http), client as Client))
    expect(Object.keys(query).sort()).toEqual(queryNames(id).sort())
  })

  it('can be asked of circulars, less their states, which are for staff', async () => {
    const wanted = { ...filters, ...page, sortBy: 'exam_date', decreasing: true } as const
    const query = await sentQuery(client => circularsApiOf(client as Client).circulars(wanted))
    const names = queryNames('circulars.listCirculars').filter(name => name !== 'state')
    expect(Object.keys(query).sort()).toEqual(names.sort())
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
