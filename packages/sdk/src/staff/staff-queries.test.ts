import { describe, expect, it } from 'vitest'
import type { PaymentFilter } from '../billing/index.ts'
import { callsWithQuery, queryNames, sentQuery } from '../testing/asked-query.ts'
import { createStaff, type StaffApi } from './index.ts'

/** All that a page of a list takes. */
const page = { page: 2, pageSize: 50, cursor: 'c' }
const span = { from: '2026-11-01', to: '2026-11-23' }
const paymentFilter: PaymentFilter = {
  ...{ ...span, search: 'নুসরাত', program: '3', category: 'program_purchase', method: 'bkash', state: 'held' },
  ...{ user: '7', surplus: 'true' },
}

/** Each call of staff that takes a query, asked for as much as it can be. */
const fullest: Record<string, (admin: StaffApi) => Promise<unknown>> = {
  'billing.getGiftFacts': ({ gifts }) => gifts.facts('7'),
  'billing.createManualPurchase': ({ gifts }) => gifts.giveProgram({ user: '7', program: '3', note: 'উপহার' }),
  'billing.getReconciliation': ({ payments }) => payments.reconciliation('2026-11'),
  'billing.listPayments': ({ payments }) => payments.payments({ ...page, ...paymentFilter }),
  'billing.sumPayments': ({ payments }) => payments.sums(paymentFilter),
  'billing.listUserPurchases': ({ userPurchases }) => userPurchases.of('7'),
  'circulars.getStaffCircular': ({ circulars }) => circulars.get('7'),
  'circulars.listCircularImports': ({ circularImports }) => circularImports.list(page),
  'circulars.listCircularImportRows': ({ circularImports }) => circularImports.rows('7', { ...page, only: 'refused' }),
  'circulars.listStaffCirculars': ({ circulars }) =>
    circulars.list({
      ...{ ...page, states: [0, 1], search: 'কম্পিউটার', category: 'bank', employment_status: 'permanent' },
      ...{ district: 'rajshahi', date_l: '2026-11-24', date_r: '2026-12-31', withoutDeadline: true },
      ...{ sortBy: 'deadline', decreasing: true },
    }),
  'core.getDashboard': ({ dashboard }) => dashboard.overview('7'),
  'core.getExamActivity': ({ dashboard }) => dashboard.examActivity(span),
  'core.getRevenueChart': ({ dashboard }) => dashboard.revenue(span),
  'core.getPurchasesTimeline': ({ dashboard }) => dashboard.purchases(span),
  'core.getRegistrationsChart': ({ dashboard }) => dashboard.registrations(span),
  'core.listAudit': ({ core }) => core.audit({ kind: 'question', id: '7' }, page),
  'core.listLibraryImages': ({ images }) => images.library({ ...page, search: 'নদী', alt: 'missing', use: 'unused' }),
  'core.listFeedback': ({ dashboard }) => dashboard.feedback(page),
  'core.listUsers': ({ people }) =>
    people.list({ ...page, search: 'নুসরাত', kind: 'member', program: '3', goal: 'bcs', sort: 'name' }),
  'core.searchAudit': ({ system }) =>
    system.changes({ ...page, search: 'দেরি', actor: '4', kind: 'person', id: '7', from: span.from, to: span.to }),
  'core.listTasks': ({ core }) => core.tasks(page),
  'exams.deleteExam': ({ exams }) => exams.delete('7', 3),
  'exams.getStaffPaper': ({ exams }) => exams.paper('7', { key: true, language: 'bn' }),
  'exams.listStaffExams': ({ exams }) =>
    exams.list({ ...page, states: [0, 2], program: '3', search: 'মডেল', sort: 'title', decreasing: true }),
  'exams.listAllExamQuestions': ({ exams }) =>
    exams.pick({
      ...page,
      ...{ exam: '7', category: '4', search: 'পদ্মা', difficulty: '2', unseen: true, perfect: true, reviewed: true },
    }),
  'exams.listAttempts': ({ attempts }) => attempts.list('7', { ...page, search: 'নু', open: true }),
  'exams.listExamQuestions': ({ exams }) => exams.questions('7', page),
  'exams.listLateSheets': ({ attempts }) => attempts.lateSheets('7', page),
  'exams.listRegrades': ({ regrades }) => regrades.list('7', page),
  'exams.listStaffResults': ({ results }) => results.list('7', { ...page, search: 'নু' }),
  'exams.removeExamQuestions': ({ exams }) => exams.remove('7', 3, ['11', '12']),
  'feed.listTalk': ({ talk }) => talk.list({ ...page, tab: 'reported', search: 'ফাঁস' }),
  'notices.listStaffNotices': ({ notices }) => notices.list({ ...page, kind: 'seat_plan', search: 'কেন্দ্র' }),
  'notifications.findPeople': ({ notifications }) => notifications.people('নুসরাত'),
  'notifications.getNotification': ({ notifications }) => notifications.get('7', { details: true }),
  'notifications.listNotificationDates': ({ notifications }) =>
    notifications.dates('2026-11-21T00:00:00.000Z', '2026-12-19T00:00:00.000Z'),
  'notifications.listNotifications': ({ notifications }) =>
    notifications.list({ ...page, state: 'scheduled', search: 'মডেল' }),
  'partners.listDeliveries': ({ partners }) => partners.deliveries('7', '3', { ...page, state: 'failed' }),
  'partners.listPartners': ({ partners }) => partners.list({ ...page, search: 'নদী' }),
  'programs.listStaffPrograms': ({ programs }) =>
    programs.list({ ...page, search: 'বিসিএস', state: 'draft', sort: 'title', decreasing: true }),
  'programs.listRoutines': ({ routines }) => routines.list({ ...page, search: 'বিসিএস' }),
  'programs.listStaffFaqs': ({ faqs }) => faqs.list({ ...page, program: '3', general: true, search: 'বই' }),
  'programs.listStaffReviews': ({ reviews }) => reviews.list({ ...page, program: '3', hidden: false }),
  'questions.listContributions': ({ contributions }) => contributions.list({ ...page, state: 'returned' }),
  'questions.getQuestionInfo': ({ questions }) => questions.info({ reviewed_qb: 'true' }),
  'questions.listStaffQuestions': ({ questions }) =>
    questions.list({
      ...page,
      ...{
        search: 'পদ্মা',
        category: '4',
        updated_since: '2026-11-01T00:00:00Z',
        quality: 'Perfect',
        tag: 'ব্যাকরণ',
        import: '7',
      },
      ...{ difficulty: 2, published: 'true', returned: 'false', reviewed_qb: 'true', sort: '-updated' },
      exact_count: 'true',
    }),
  'questions.listCategoryTags': ({ categories }) => categories.tags({ ...page, search: 'ব', reviewed_qb: 'true' }),
  'questions.listDuplicateCategories': ({ duplicates }) => duplicates.categories(page),
  'questions.listDuplicateQuestions': ({ duplicates }) => duplicates.questions(page),
  'questions.listFlaggedQuestions': ({ flags }) =>
    flags.questions({ ...page, state: 'open', reason: 'others', reviewed_qb: 'true' }),
  'questions.planExport': ({ exports }) =>
    exports.plan({
      category: '7',
      tag: 'সাল',
      quality: 'Perfect',
      search: 'বিসিএস',
      import: '3',
      reviewed_qb: 'false',
      updated_since: '2026-11-01T00:00:00.000Z',
    }),
  'questions.listImportRows': ({ imports }) => imports.rows('7', { ...page, only: 'refused' }),
  'questions.listImports': ({ imports }) => imports.list({ ...page, search: 'বিসিএস' }),
  'questions.listPassages': ({ passages }) => passages.list({ ...page, search: 'পদ্মা' }),
  'questions.listQuestionFlags': ({ flags }) =>
    flags.list({ ...page, state: 'open', reason: 'others', reviewed_qb: 'true', question: '7' }),
  'questions.listThinCategories': ({ categories }) =>
    categories.thin({ ...page, sort: 'ascending', cat_type: '0', reviewed_qb: 'true' }),
}

/**
 * What our screens reach by another address: the specification has two for an exam's questions, and a program's exam by its
 * program's. Names of programs to choose from are read in one page.
 */
const twins = new Set([
  'programs.getProgramExamQuestion',
  'programs.updateProgramExamQuestion',
  'programs.deleteProgramExam',
  'programs.listStaffProgramNames',
])

const asked = callsWithQuery({ ofStaff: true }).filter(id => !twins.has(id))

describe('everything that the contract lets staff ask for', () => {
  it('is known here', () => {
    expect(asked.filter(id => !fullest[id])).toEqual([])
  })

  it.each(asked)('can be asked of %s', async id => {
    const query = await sentQuery(async client => fullest[id]?.(createStaff(client)))
    // A file is asked for by its address.
    const names = queryNames(id).filter(name => name !== 'format')
    expect(Object.keys(query).sort()).toEqual(names.sort())
  })
})
