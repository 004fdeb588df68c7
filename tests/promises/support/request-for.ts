import { type Operation, type Shape, shapes } from '@prostuti/contract'
import { dhakaDay } from '@prostuti/server/platform/dhaka-day'
import { takesForm } from '@prostuti/server/platform/http/api/read-form'
import { uploadOf } from '@prostuti/server/platform/http/call/read-upload'
import { sheetOf } from '@prostuti/server/testing/test-app'

/** What there is to ask for. */
export interface Subject {
  readonly exam: number
  /** Where there is one. */
  readonly program?: number
  readonly question: string
  readonly paperKey: string
}

/** An operation's path with these things in its places. */
export function pathOf(operation: Operation, subject: Subject): string {
  const { exam, paperKey } = subject
  const values: Record<string, string> = {
    digest: 'a'.repeat(43),
    postId: String(exam),
    outcome: 'cancel',
    kind: 'circular',
    row: '2',
    delivery: someTask,
    examId: String(exam),
  }
  return operation.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? (isSecret(name) ? paperKey : entityOf(operation, subject)),
  )
}

/** Nobody's: tasks have random ids. */
const someTask = '00000000-0000-4000-8000-000000000000'

/** A question left out, long ago. */
const review = (question: string) => ({
  ...{ id: '00000000-0000-4000-8000-000000000001', question, answer: null, spent_ms: 1_000 },
  at: '2026-01-01T00:00:00.000Z',
})
/** Practices have ids that devices make. */
const [openPractice, finishedPractice] = ['1', '2'].map(last => `00000000-0000-4000-8000-00000000000${last}`)

/** Of a person and of a picture that are not there. */
const nobody = '999999999999999999'

/** What `{id}` names. */
function entityOf({ id }: Operation, { exam, program = exam, question }: Subject): string {
  if (id === 'core.getTask' || id === 'core.retryTask') return someTask
  // Nobody's: who asks may be anybody, and would end their own session.
  if (/^core\.(changeRole|signOutPerson|signOutDeviceOf|deletePerson|describeImage)$|^partners\./.test(id))
    return nobody
  if (/^study\.\w+Practice$/.test(id)) return openPractice!
  if (/^questions\.(get|getPublic|update|delete|review)Question$/.test(id)) return question
  return String(id.startsWith('programs.') && !id.endsWith('ExamQuestion') ? program : exam)
}

/** A paper's and a calendar's secret and the token of a purchase look alike. */
const isSecret = (name: string) => ['key', 'secret', 'return_token'].includes(name)

/**
 * A body that the operation takes, an empty one where nothing better is known; none for those that only read. What is posted
 * as a form has texts alone.
 */
export function bodyOf({ id, method }: Operation, { exam, program = exam, question }: Subject): unknown {
  if (method === 'GET' || method === 'DELETE') return undefined
  return bodies({ exam, program, question })[id] ?? {}
}

/** A body as it goes over the wire. */
export interface EncodedBody {
  readonly type: string
  readonly text: string
}

/** Whether the operation takes nothing but a form with a file. */
export function takesFile({ id }: Operation): boolean {
  return uploadOf((shapes as Record<string, Shape>)[id]?.body)?.orJson === false
}

/** As a form where the operation takes one, else as JSON; undefined for none. */
export function encodeBody(operation: Operation, body: unknown): EncodedBody | undefined {
  if (body === undefined) return undefined
  if (takesFile(operation)) return withFile(body)
  if (!takesForm(operation)) return { type: 'application/json', text: JSON.stringify(body) }
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [['value', body] as const]
  const texts = fields.map(([name, value]) => [name.toWellFormed(), textOf(value).toWellFormed()])
  return { type: 'application/x-www-form-urlencoded', text: String(new URLSearchParams(texts)) }
}

/** The field `file` as a file with this content, others as texts. */
function withFile(body: unknown): EncodedBody {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [['value', body] as const]
  const boundary = 'a-boundary-of-a-form'
  const parts = fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const quoted = name.toWellFormed().replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
      const file = name === 'file' ? '; filename="file"\r\ncontent-type: application/octet-stream' : ''
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="${quoted}"${file}`
      return `${head}\r\n\r\n${textOf(value).toWellFormed()}\r\n`
    })
  return { type: `multipart/form-data; boundary=${boundary}`, text: `${parts.join('')}--${boundary}--\r\n` }
}

/** The same of what the operation takes. */
export function requestBodyOf(operation: Operation, subject: Subject): EncodedBody | undefined {
  return encodeBody(operation, bodyOf(operation, subject))
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function bodies({ exam, program, question }: Record<'exam' | 'program', number> & Pick<Subject, 'question'>) {
  const change = { question, answer: 1, at: 0, seq: 1 }
  const written = {
    question: { bn: 'পদ্মা নদীর দৈর্ঘ্য কত?' },
    options: ['ক', 'খ'].map((text, number) => ({ option: { bn: text }, is_correct: number === 0 })),
  }
  // A category of a new database's first exam.
  const otherCategory = '2'
  const practiceLine = { text: { bn: 'গণিত' }, practice: { category: otherCategory, count: 15 } }
  const routineDay = { title: { bn: 'দিন ১' }, interval: 0, routine: [{ text: { bn: 'শতকরা' } }, practiceLine] }
  const nextQuestion = String(Number(question) + 1)
  const practised = '2026-01-01T00:00:00.000Z'
  const practice = {
    ...{ mode: 'learn', source: 'topics', topics: ['1'], exam: null, seed: 1 },
    ...{ duration_seconds: null, started_at: practised },
  }
  const seats = { name: 'নমুনা কলেজ', hall: '', address: '', from: 1, to: 9 }
  const practiceAnswer = { question, answer: 0, at: practised, spent_ms: 1_000 }
  // Somebody's who was there first.
  const gift = { user: '1', program: String(program), reason: 'ফোনে চেয়েছেন' }
  const byId: Partial<Record<string, unknown>> = {
    // Two of one origin are refused, and an earlier call may have made one.
    'partners.createPartner': { name: { bn: 'নমুনা একাডেমি' }, origins: [`https://${crypto.randomUUID()}.example`] },
    'partners.updatePartner': { revision: 1, name: { bn: 'নমুনা একাডেমি' } },
    'partners.createKey': { kind: 'api' },
    'partners.addSignInKey': { source: 'https://partner.example/keys.json' },
    'partners.createWebhook': { url: 'https://partner.example/events', events: ['consent.given'] },
    'partners.updateWebhook': { events: ['consent.given'] },
    'questions.contributeQuestion': { ...written, category: otherCategory, origin: 'own', named: false },
    'questions.contributeSheet': {
      ...{ category: otherCategory, origin: 'own', named: 'false' },
      url: `https://docs.google.com/spreadsheets/d/${'b'.repeat(44)}/`,
    },
    'questions.editContribution': { ...written, category: otherCategory, revision: 1 },
    'questions.decideContribution': { act: 'drop', revision: 1 },
    'questions.createQuestion': { ...written, category: otherCategory },
    'questions.previewQuestion': written,
    // Of as many as nobody has.
    'questions.exportQuestions': { filter: {}, leaving: 20_000, format: 'gift' },
    'questions.createPassage': { text: { bn: 'পদ্মা বাংলাদেশের প্রধান নদী।' } },
    'questions.updatePassage': { text: { bn: 'পদ্মা বাংলাদেশের প্রধান নদী।' }, revision: 1 },
    'questions.updateQuestion': { revision: 1, source: 'নবম শ্রেণির বই' },
    'questions.changeQuestions': { questions: { ids: [question] }, change: { add_tags: ['নদী'] } },
    'questions.undoQuestionChanges': { changed_at: practised },
    'questions.updateBankCategoryQuestions': { ids: [question], tags: ['নদী'] },
    'questions.updateReviewCategoryQuestions': { ids: [question], tags: ['নদী'] },
    'questions.reviewQuestion': { verdict: 'approve', revision: 1 },
    'questions.flagQuestion': { question, reason: 'others' },
    'questions.answerQuestionFlag': { state: 'declined', answer: 'প্রশ্নটি ঠিকই আছে।', everyone: false },
    // Two of one name under one parent are refused, and an earlier call may have made one.
    'questions.createCategory': { name: { bn: `নদনদী ${crypto.randomUUID()}` } },
    'questions.updateCategory': { revision: 1, name: { bn: 'নদী' } },
    'questions.mergeCategory': { revision: 1, into: otherCategory },
    'questions.updateCategoryTags': { tag: 'নদী', rename_to: 'নদনদী' },
    'questions.mergeQuestions': { keep: question, merge: nextQuestion },
    'questions.keepApart': { kind: 'question', low: question, high: nextQuestion },
    // Of no partner's key.
    'auth.signInWithPartner': { jwt: 'e30.e30.c2ln' },
    'auth.signInAnonymously': { device_id: 'a-device-of-twenty-two-letters' },
    // Nobody's: what the call does with a good one is a matter of its own promises.
    'auth.mergeWithGoogle': { code: 'c'.repeat(43), code_verifier: 'v'.repeat(43) },
    // A GIF of one pixel.
    'core.findMembers': { email: 'nobody@sandbox.prostuti.example' },
    'core.changeRole': { was: null, role: 'editor', reason: 'নতুন সম্পাদক' },
    'core.sendFeedback': { category: 'Question Quality', text: 'ব্যাখ্যাগুলো কাজে লাগে', rating: 4 },
    'core.uploadImage': { file: 'GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;' },
    'core.describeImage': { alt: { bn: 'নদীর মানচিত্র', en: '' }, revision: 1 },
    'core.findLibraryImages': { digests: ['a'.repeat(43)] },
    'core.removeImages': { ids: [nobody] },
    'core.restoreImages': { ids: [nobody] },
    'core.signOutPerson': { reason: 'asked' },
    'core.signOutDeviceOf': { reason: 'asked' },
    'core.startViewAs': { user: nobody, reason: 'page' },
    'core.deletePerson': { word: 'নুসরাত', reason: 'asked_by_mail' },
    'questions.importSheet': { url: `https://docs.google.com/spreadsheets/d/${'a'.repeat(44)}/` },
    'questions.updateImport': { columns: [], category: null, reviewed: false, tags: [] },
    'questions.mendImport': { file: 'a,b' },
    'auth.updateUser': { profile: { tags: ['BCS'] } },
    'billing.claimBonus': { category: 'daily' },
    'billing.startPayment': { category: 'coin_purchase', product_id: '1', redirect_url: '/buy_coin' },
    'billing.receivePaymentNotice': { tran_id: 'PRT260101AAAAAAAA', status: 'FAILED' },
    'billing.returnFromGateway': { tran_id: 'PRT260101AAAAAAAA' },
    'billing.releasePayment': { note: 'ফোনে কথা হয়েছে' },
    'billing.refundPayment': { note: 'ভুল করে কেনা' },
    'billing.startReconciliation': { month: '2026-11' },
    'billing.createUserPurchase': gift,
    'billing.createManualPurchase': { user: '1', program: String(program), note: 'ফোনে চেয়েছেন' },
    'billing.grantPersonalizeOption': gift,
    'billing.giveCoins': { user: '1', coins: 10, reason: 'কুইজ দেরিতে শুরু' },
    'billing.purchaseExam': { exam: String(exam) },
    // Not today: the app's clock may stand behind the next midnight.
    'billing.personalizeProgram': {
      program: String(program),
      date: dhakaDay(Date.now() + 2 * 86_400_000),
      state: 'archive',
    },
    'notices.createSeatPlan': { title: 'আসন বিন্যাস', exam_date: '2026-12-20', ranges: [seats] },
    'notices.updateSeatPlan': { revision: 1, title: 'নতুন আসন বিন্যাস' },
    'notices.readSeatPlanSheet': { file: 'Centre,Roll\nA,1-9' },
    'notices.createGovtResult': { title: 'নিয়োগের ফল' },
    'notices.updateGovtResult': { revision: 1, title: 'চূড়ান্ত ফল' },
    'notices.readResultSheet': { file: 'Roll,Status\n1,A' },
    'notices.importResultSheet': { columns: [{ column: 0, holds: 'number' }] },
    'notices.createNotice': { title: 'নোটিশ', body: 'কাল অফিস বন্ধ' },
    'notices.updateNotice': { revision: 1, title: 'জরুরি নোটিশ' },
    'notices.uploadNoticeFile': { file: 'Roll,Status\n1,A' },
    'notifications.readMyNotifications': { until: '1' },
    'notifications.updateNotificationSettings': { topics: { deadlines: true } },
    'notifications.createNotification': {
      ...{ title: { bn: 'কাল মডেল টেস্ট' }, body: { bn: 'সকাল ১০টায়, ১০০ প্রশ্ন।' } },
      ...{ topic: 'exams', page: 'upcoming_exams' },
    },
    'notifications.updateNotification': { revision: 1, interval: 7 },
    'notifications.scheduleNotification': { revision: 1, people: 0 },
    'notifications.stopNotification': { revision: 1 },
    'notifications.countAudience': { audience: { programs: [], goals: [], districts: [] }, topic: 'news' },
    'programs.createReview': { program: String(program), rating: 4, text: 'নিয়মিত পরীক্ষা দিয়ে উপকার পেয়েছি' },
    'programs.createProgram': { title: { bn: 'ব্যাংক প্রস্তুতি' } },
    'programs.updateProgram': { revision: 1, position: 5 },
    'programs.createRoutine': { program: String(program), exams: [routineDay] },
    'programs.updateRoutine': { revision: 1, exams: [routineDay] },
    'programs.createFaq': { question: { bn: 'কবে শুরু?' }, answer: { bn: 'আজই' } },
    'programs.updateFaq': { revision: 1, priority: 2 },
    'programs.moveFaq': { side: 'below', of: '1' },
    'programs.moderateReview': { hidden: true, at: '2026-01-01T00:00:00.000Z', reason: 'Not about the program' },
    'notifications.createPushSubscription': { channel: 'android', token: 'registration-token-0001', language: 'bn' },
    'notifications.movePushSubscription': {
      endpoint: 'https://web.push.apple.com/moved',
      // The key of RFC 8291's own example.
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    'circulars.createKeptSearch': { name: 'ব্যাংকের চাকরি', filters: { category: ['bank'] } },
    'circulars.updateKeptSearch': { name: 'ব্যাংক' },
    'circulars.createCircular': { title: 'অফিস সহকারী', company: 'নমুনা পৌরসভা' },
    'circulars.updateCircular': { revision: 1, salary: 'গ্রেড ১৬' },
    'circulars.previewCircular': { title: 'অফিস সহকারী', company: 'নমুনা পৌরসভা' },
    'circulars.changeCirculars': { act: 'pending', circulars: [{ id: String(exam), revision: 1 }] },
    'circulars.importCirculars': { file: 'title,company\nঅফিস সহকারী,নমুনা পৌরসভা' },
    'circulars.mapCircularImport': { columns: [{ field: 'title', column: 0 }] },
    'circulars.mendCircularImportRow': { deleted: true },
    'feed.createPost': { type: 0, text: 'কীভাবে শুরু করব?' },
    'feed.updatePost': { text: 'কীভাবে আবার শুরু করব?' },
    'feed.toggleLike': { liked: true },
    'feed.votePoll': { option: 0 },
    'feed.reportPost': { reason: 'other' },
    'feed.uploadPicture': { file: 'GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;' },
    'feed.createComment': { post: String(exam), text: 'আজই শুরু করুন' },
    'feed.updateComment': { text: 'কাল শুরু করুন' },
    'feed.toggleCommentLike': { liked: true },
    'feed.reportComment': { reason: 'other' },
    'feed.changeTalk': { act: 'approve', items: [{ kind: 'post', id: String(exam), revision: 1 }] },
    'exams.joinExam': { state: 'live' },
    'exams.draftAnswers': { device: 'phone', changes: [change] },
    'exams.submitAttempt': sheetOf(exam, { answers: { [question]: 1 } }),
    'exams.submitArchiveAttempt': sheetOf(exam, { answers: { [question]: 1 } }),
    'exams.listRegradedSheets': { changes: [{ question, accepted: null }], show: 'first' },
    'exams.previewRegrade': { changes: [{ question, accepted: null }] },
    'exams.regradeExam': { changes: [{ question, accepted: null }], version: 1, note: 'ভুল প্রশ্ন' },
    'exams.giveExtraTime': { user: '1', minutes: 5, note: 'বিদ্যুৎ ছিল না' },
    'exams.giveTimeToAll': { minutes: 5, reason: { bn: 'বিদ্যুৎ ছিল না' } },
    'exams.sendRoomMessage': { text: { bn: 'প্রশ্ন ৫-এ ৪০ পড়ুন' } },
    'exams.setRoomEntry': { open: true },
    'exams.sendToReview': { question, version: 1 },
    'exams.reopenAttempt': { user: '1', minutes: 5, note: 'ভুল করে জমা' },
    'study.saveReadingPlace': { ordinal: 1 },
    'study.logReviews': { reviews: [review(question)] },
    'study.updateGoal': { daily_goal: 20 },
    'study.savePractice': { ...practice, saved_at: practised, questions: [question], answers: [practiceAnswer] },
    'questions.submitPractice': {
      ...practice,
      practice: finishedPractice,
      finished_at: practised,
      answers: [practiceAnswer],
    },
    'exams.createBookmark': { question },
    'exams.deleteBookmark': { question },
    'exams.setRankAlias': { alias: 'Nodi' },
    'exams.createExam': { title: { bn: 'মডেল টেস্ট' } },
    'exams.updateExam': { revision: 1, cut_mark: 0 },
    'exams.addExamQuestions': { revision: 1, questions: [question] },
    'exams.autoGenerateExam': { title: { bn: 'মডেল টেস্ট' }, categories: [{ id: '1', count: 1 }] },
    'exams.refreshExamQuestions': { exam: String(exam), revision: 1, refresh: [question] },
    'programs.updateProgramExam': { revision: 1, cut_mark: 0 },
    'programs.updateProgramExamQuestion': { revision: 1, questions: [question] },
  }
  return byId
}
