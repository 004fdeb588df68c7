import { type Limit, operations, shapes } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { holdExam } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { AppError } from '../../errors/app-error.ts'
import { type CallLimits, type CountedCall, createCallLimits } from './call-limits.ts'
import { purgeLimits } from './shared-limit.ts'

const testApp = await openTestApp()

const limitedAs = (limit: Limit): readonly string[] =>
  operations.filter(each => each.limit === limit).map(({ id }) => id)
const [attemptCalls, spendingCalls] = [limitedAs('attempt'), limitedAs('spend')]
const [textCalls, uploadCalls] = [limitedAs('text'), limitedAs('upload')]

let people = 1_000_000n
const asked = (id: string, { visitor = false, search = false, address = '192.0.2.1' } = {}): CountedCall => ({
  operation: operations.find(operation => operation.id === id)!,
  viewer: visitor ? null : { id: people },
  query: search ? { search: 'nusrat' } : {},
  call: { remoteAddress: address },
})

/** Of so many calls in turn over these processes, those that were refused, by how long they were asked to wait. */
async function refusals(processes: readonly CallLimits[], count: number, call: CountedCall): Promise<number[]> {
  const waits: number[] = []
  for (let turn = 0; turn < count; turn++) {
    await processes[turn % processes.length]!.admit(call).catch(error => {
      if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error
      waits.push(error.options.retryAfter!)
    })
  }
  return waits
}

const twoProcesses = () => [1, 2].map(() => createCallLimits({ pool: testApp.db.pool, clock: { now: () => 0 } }))

describe('calls that cost others something', () => {
  it.each(spendingCalls)('are counted over all processes where they spend: %s', async id => {
    people++
    expect(await refusals(twoProcesses(), 40, asked(id))).toHaveLength(10)
    people++
    expect(await refusals(twoProcesses(), 10, asked(id))).toEqual([])
  })

  it('are all that write, of a person and of all people of an address', async () => {
    people++
    const address = '203.0.113.9'
    const [limits] = twoProcesses() as [CallLimits]
    const bookmark = () => asked('exams.createBookmark', { address })
    expect(await refusals([limits], 130, bookmark())).toHaveLength(10)
    for (let person = 1; person < 25; person++) {
      people++
      expect(await refusals([limits], 120, bookmark())).toEqual([])
    }
    people++
    expect(await refusals([limits], 5, bookmark())).toHaveLength(5)
    people++
    expect(await refusals([limits], 5, asked('exams.createBookmark', { address: '203.0.113.10' }))).toEqual([])
  })

  it.each(textCalls)('are counted over all processes: %s', async id => {
    people++
    const waits = await refusals(twoProcesses(), 80, asked(id))
    expect(waits).toHaveLength(20)
    for (const wait of waits) expect(wait).toBeGreaterThan(0)
    people++
    expect(await refusals(twoProcesses(), 10, asked(id))).toEqual([])
  })

  it.each(uploadCalls)('are files, by their size, and are refused before they are read: %s', async id => {
    people++
    const file = new File([new Uint8Array(7 * 2 ** 20 + 1)], 'ছবি.png')
    const [one, other] = twoProcesses() as [CallLimits, CallLimits]
    const call = { ...asked(id), body: { file } }
    // 300 mebibytes are 37 of them and a rest.
    expect(await refusals([one, other], 40, call)).toHaveLength(3)
    await expect(other.checkUpload(call)).rejects.toMatchObject({ code: 'rate_limited' })
    people++
    const small = { ...asked(id), body: { url: 'https://docs.google.com/spreadsheets/d/1/' } }
    expect(await refusals([one, other], 310, small)).toHaveLength(10)
    people++
    await other.checkUpload(asked(id))
    // Texts have a limit of their own.
    expect(await refusals([one, other], 10, asked('auth.updateUser'))).toEqual([])
  })

  it('are searches as well, of a person and of all visitors of an address', async () => {
    people++
    expect(await refusals(twoProcesses(), 140, asked('exams.listStandings', { search: true }))).toHaveLength(20)
    expect(await refusals(twoProcesses(), 140, asked('exams.listStandings', { search: true, visitor: true }))).toEqual(
      [],
    )
    expect(await refusals(twoProcesses(), 140, asked('exams.listStandings'))).toEqual([])
    people++
    expect(await refusals(twoProcesses(), 140, asked('study.search'))).toHaveLength(20)
  })

  it('are look-ups of one person’s number, of an address over all processes, signed in or not', async () => {
    const [id, address] = ['notices.searchGovtResults', '198.51.100.77']
    expect(limitedAs('lookup')).toEqual([id])
    const waits = await refusals(twoProcesses(), 6, asked(id, { visitor: true, address }))
    people++
    waits.push(...(await refusals(twoProcesses(), 6, asked(id, { address }))))
    expect(waits).toHaveLength(2)
    for (const wait of waits) expect(wait).toBeGreaterThan(0)
    expect(await refusals(twoProcesses(), 10, asked(id, { address: '198.51.100.78' }))).toEqual([])
  })

  it('give those who are refused later and later moments', async () => {
    people++
    const waits = await refusals(twoProcesses(), 1_060, asked('auth.updateUser'))
    const half = (part: number[]) => part.reduce((sum, wait) => sum + wait, 0) / part.length
    expect(half(waits.slice(-200))).toBeGreaterThan(half(waits.slice(0, 200)) + 5)
    expect(new Set(waits).size).toBeGreaterThan(10)
  })

  it('leave nothing behind once their time is over', async () => {
    await testApp.db.pool.query('update rate_limits set expire = 1')
    await purgeLimits(testApp.db.pool)
    expect((await testApp.db.pool.query('select 1 from rate_limits')).rowCount).toBe(0)
  })
})

describe('a call that is served and changes something', () => {
  // A moderator who looks after the bank writes hundreds of texts an hour.
  const bankCalls = [
    'questions.answerQuestionFlag',
    'questions.changeQuestions',
    'questions.createCategory',
    'questions.createPassage',
    'questions.createQuestion',
    'questions.deleteCategory',
    'questions.deleteQuestion',
    'questions.keepApart',
    'questions.mergeCategory',
    'questions.mergeQuestions',
    'questions.previewQuestion',
    'questions.reviewQuestion',
    'questions.undoQuestionChanges',
    'questions.updateBankCategoryQuestions',
    'questions.updateCategory',
    'questions.updatePassage',
    'questions.updateCategoryTags',
    'questions.updateQuestion',
    'questions.updateReviewCategoryQuestions',
  ]

  it('is known to write texts or known not to', () => {
    const writesNone = [
      'auth.authorizeApp',
      'auth.authorizePartner',
      'auth.deleteDevice',
      'auth.deleteOtherDevices',
      'auth.deleteUser',
      'auth.mergeWithGoogle',
      'auth.signOut',
      'auth.signOutEverywhere',
      'auth.updateBelonging',
      'billing.abandonPurchase',
      'billing.receivePaymentNotice',
      'billing.checkPayment',
      'billing.startReconciliation',
      'billing.returnFromGateway',
      'circulars.changeCirculars',
      'circulars.createCircularBookmark',
      'circulars.createKeptSearch',
      'circulars.deleteCircular',
      'circulars.deleteCircularBookmark',
      'circulars.deleteKeptSearch',
      'circulars.mapCircularImport',
      'circulars.mendCircularImportRow',
      'circulars.openKeptSearch',
      'circulars.previewCircular',
      'circulars.startCircularImport',
      'circulars.undoCircularImport',
      'circulars.updateKeptSearch',
      'feed.deleteComment',
      'feed.deletePost',
      'feed.reportComment',
      'feed.reportPost',
      'feed.toggleCommentLike',
      'feed.toggleLike',
      'feed.votePoll',
      'exams.addExamQuestions',
      'core.deletePerson',
      'core.findLibraryImages',
      'core.findMembers',
      'core.endViewAs',
      'core.signOutDeviceOf',
      'core.removeImages',
      'core.restoreImages',
      'core.signOutPerson',
      'core.startViewAs',
      'core.retryTask',
      'core.startBackup',
      'core.updateStatistics',
      'exams.createBookmark',
      'exams.deleteBookmark',
      'exams.deleteExam',
      'exams.duplicateExam',
      'exams.inviteToExam',
      'exams.listRegradedSheets',
      'exams.previewRegrade',
      'exams.refreshExamQuestions',
      'exams.removeExamQuestions',
      'exams.setRoomEntry',
      'exams.sendToReview',
      'notices.deleteGovtResult',
      'notices.deleteNotice',
      'notices.deleteSeatPlan',
      'notices.importResultSheet',
      'notifications.countAudience',
      'notifications.deleteNotification',
      'notifications.movePushSubscription',
      'notifications.openNotification',
      'notifications.readMyNotifications',
      'notifications.scheduleNotification',
      'notifications.stopNotification',
      'notifications.tryNotification',
      'notifications.updateNotificationSettings',
      'notifications.deletePushSubscription',
      'partners.createKey',
      'partners.deletePartner',
      'partners.deleteWebhook',
      'partners.resendDelivery',
      'partners.resendFailed',
      'partners.revokeKey',
      'partners.sendTest',
      'partners.addSignInKey',
      'partners.createWebhook',
      'partners.refreshSignInKey',
      'partners.removeSignInKey',
      'partners.updateWebhook',
      'programs.createCalendarAddress',
      'programs.deleteFaq',
      'programs.deleteProgram',
      'programs.deleteProgramExam',
      'programs.deleteRoutine',
      'programs.duplicateProgram',
      'programs.keepInRoutine',
      'programs.moveFaq',
      'programs.removeFromRoutine',
      'programs.revokeCalendarAddress',
      'programs.shareProgram',
      'programs.updateProgramExamQuestion',
      'questions.decideContribution',
      'questions.editContribution',
      'questions.exportQuestions',
      'questions.startImport',
      'questions.submitPractice',
      'questions.undoImport',
      'questions.withdrawContribution',
      'study.deletePractice',
      'study.logReviews',
      'study.savePractice',
      'study.saveReadingPlace',
      'study.updateGoal',
      ...bankCalls,
    ]
    const isSignIn = ({ id, who }: (typeof operations)[number]) => who === 'anyone' && id.startsWith('auth.')
    const writing = operations
      .filter(operation => operation.id in shapes && operation.method !== 'GET' && !isSignIn(operation))
      .map(({ id }) => id)
    expect(writing.filter(id => !attemptCalls.includes(id)).sort()).toEqual(
      [...writesNone, ...spendingCalls, ...textCalls, ...uploadCalls].sort(),
    )
  })
})

describe('the calls of an attempt', () => {
  it('are these alone', () => {
    expect([...attemptCalls].sort()).toEqual([
      'exams.draftAnswers',
      'exams.getPaper',
      'exams.getQuiz',
      'exams.getSealedPaper',
      'exams.getTimeChange',
      'exams.joinExam',
      'exams.submitArchiveAttempt',
      'exams.submitAttempt',
    ])
  })

  it('are not refused for their number, however fast a learner taps', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const person = await testApp.person({ member: true })
    const joins = await Promise.all(Array.from({ length: 50 }, () => person.join(exam.id)))
    const [question] = exam.key.keys()
    // A hand makes ten taps a second; this is a minute of them at once, each sent by itself.
    const change = (seq: number) => [{ question: question!, answer: seq % 4, at: seq, seq }]
    const drafts = await Promise.all(
      Array.from({ length: 600 }, (_, seq) => person.draft(exam.id, 'phone', change(seq + 1))),
    )
    const sheet = { id: crypto.randomUUID(), answers: exam.right() }
    const sheets = await Promise.all(Array.from({ length: 50 }, () => person.submit(exam.id, sheet)))
    const statuses = new Set([...joins, ...drafts, ...sheets].map(answer => answer.status))
    expect([...statuses]).toEqual([200])
  })

  it('of a whole class behind one address ask for the paper at once', async () => {
    const call = asked('exams.getPaper', { visitor: true })
    expect(await refusals(twoProcesses(), 20_000, call)).toEqual([])
  })
})

describe('all other calls', () => {
  it('are limited in each process, by person and for visitors by address', async () => {
    people++
    const [one] = twoProcesses() as [CallLimits]
    expect(await refusals([one], 2_010, asked('exams.getHome'))).toHaveLength(10)
    const visitor = asked('exams.getHome', { visitor: true, address: '198.51.100.1' })
    expect(await refusals([one], 5_010, visitor)).toHaveLength(10)
    expect(await refusals([one], 10, asked('exams.getHome', { visitor: true, address: '198.51.100.2' }))).toEqual([])
    const unlimited = createCallLimits({ pool: testApp.db.pool, visitorsPerSecond: 0 })
    expect(await refusals([unlimited], 6_000, visitor)).toEqual([])
  })

  it('say so to who asks too much, with a moment to come again', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const person = await testApp.person({ member: true })
    const answers = []
    for (let turn = 0; turn < 130; turn++)
      answers.push(await person.call<{ code: string }>('GET', `exam/v5/standings/${exam.id}/?search=nusrat`))
    const refused = answers.filter(answer => answer.status === 429)
    expect(refused).toHaveLength(10)
    expect(refused[0]!.body.code).toBe('rate_limited')
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
