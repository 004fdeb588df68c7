import { type Operation, operations, shapes } from '@prostuti/contract'
import type { Database } from '@prostuti/server/platform/db/database'
import { takesForm } from '@prostuti/server/platform/http/api/read-form'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import { addProgram, enrol } from '@prostuti/server/testing/programs'
import type { Payload } from '../malformed/payloads.ts'
import { overTheWire, type Send } from '../malformed/send.ts'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { openAttempts, type Person, type PersonOptions, signInPeople } from '../support/people.ts'
import { bodyOf, encodeBody, pathOf, type Subject, takesFile } from '../support/request-for.ts'
import { serveApp } from '../support/serve-app.ts'
import { changesBetween, columnNames, nextWrite, readRows } from './rows.ts'

export const undeclaredUnchanged = 'no write changes more than it declares'
const undeclaredRefused = 'a field that a write does not have is refused by its name'

/** Days of a routine are written again each time. */
const changedRoutine = [
  ...['program_routine_days-', 'program_routine_days.title', 'program_routine_days.interval'],
  ...['program_routine_days.items', 'programs.revision', 'programs.routine_revision'],
  ...['audit_log+', 'public_content.version'],
]

/** Lists of topics that are out of date now. */
const staleTopics = ['topic_lists+', 'topic_lists.stale_since', 'topic_lists.revision']

const newExam = ['exams+', 'audit_log+', 'public_content.version']
const changedExam = ['exams.revision', 'exams.updated_at', 'public_content.version']
/** Whatever staff change of a question. */
const changedQuestion = ['questions.revision', 'questions.updated_at', 'audit_log+', ...staleTopics]

/** Whatever staff change of a circular. */
const changedCircular = [
  ...['revision', 'updated_at', 'changed_by'].map(name => `circulars.${name}`),
  ...['audit_log+', 'public_content.version'],
]
const circularStanding = ['circulars.state', 'circulars.previous_state']
/** Its address goes by its title until learners have seen it. */
const changedNotice = (table: string) => [
  ...['title', 'slug', 'revision', 'updated_at'].map(column => `${table}.${column}`),
  ...['audit_log+', 'public_content.version'],
]

/** What each write may change: written here a second time, so that it is not asked of the code it judges. */
const declared: Partial<Record<string, readonly string[]>> = {
  // By nobody's key.
  'auth.signInWithPartner': [],
  'auth.signInAnonymously': ['users+', 'sessions+', 'identities+', 'user_identities+', 'person_seen+'],
  'auth.signOut': ['sessions-'],
  'auth.signOutEverywhere': ['sessions-', 'one_time_codes-'],
  // Neither happens while a live exam runs, as it does here.
  'auth.mergeWithGoogle': [],
  'auth.deleteUser': [],
  'auth.updateUser': [
    ...['name', 'first_name', 'last_name', 'picture', 'tags', 'rank_search'].map(name => `users.${name}`),
    ...['person_words+', 'person_words-'],
  ],
  'auth.authorizePartner': ['one_time_codes+'],
  'billing.claimBonus': ['coin_balances+', 'ledger_entries+'],
  'billing.startPayment': ['payment_orders+'],
  'billing.receivePaymentNotice': ['payment_notices+'],
  // Of a payment that nobody has made.
  'billing.returnFromGateway': [],
  'billing.releasePayment': [],
  'billing.refundPayment': [],
  'billing.checkPayment': [],
  'billing.startReconciliation': ['background_jobs+'],
  // Nobody has said whether it is free.
  'billing.createManualPurchase': ['program_enrollments+', 'audit_log+', 'notifications+'],
  'billing.createUserPurchase': ['program_enrollments+', 'coin_balances+', 'audit_log+', 'notifications+'],
  'billing.grantPersonalizeOption': ['program_enrollments.own_start', 'audit_log+', 'notifications+'],
  'billing.giveCoins': [
    ...['coin_gifts+', 'coin_balances+', 'coin_balances.given', 'ledger_entries+', 'audit_log+', 'notifications+'],
  ],
  'billing.purchaseExam': ['exam_purchases+', 'program_enrollments+', 'ledger_entries+'],
  'billing.personalizeProgram': ['program_timelines+'],
  'questions.contributeQuestion': ['contributions+'],
  'questions.contributeSheet': ['contribution_sheets+', 'background_jobs+'],
  // Of a question that nobody has offered.
  'questions.withdrawContribution': [],
  'questions.editContribution': [],
  'questions.decideContribution': [],
  'questions.importSheet': ['question_imports+', 'background_jobs+'],
  'circulars.importCirculars': ['circular_imports+', 'background_jobs+'],
  // Of a sheet that nobody has brought.
  'questions.updateImport': [],
  'questions.mendImport': [],
  'questions.startImport': [],
  'questions.undoImport': [],
  'core.sendFeedback': ['feedback+'],
  // Of a person who is not there.
  'core.changeRole': [],
  'core.findMembers': [],
  'core.uploadImage': ['images+', 'background_jobs+'],
  'core.findLibraryImages': [],
  // Of a picture that is not there.
  'core.describeImage': [],
  'core.removeImages': [],
  'core.restoreImages': [],
  'core.updateStatistics': ['background_jobs+'],
  // Of a task that is not there; and no folder is set for backups.
  'core.retryTask': [],
  'core.startBackup': [],
  // Neither happens while a live exam runs, nor to staff by who may not change roles.
  'core.signOutPerson': [],
  'core.deletePerson': [],
  'core.signOutDeviceOf': [],
  // Of a person who is not there.
  'core.startViewAs': [],
  'notices.createSeatPlan': ['seat_plans+', 'audit_log+', 'public_content.version'],
  'notices.updateSeatPlan': changedNotice('seat_plans'),
  'notices.deleteSeatPlan': ['seat_plans-', 'audit_log+', 'public_content.version'],
  'notices.readSeatPlanSheet': [],
  'notices.createGovtResult': ['govt_results+', 'audit_log+', 'public_content.version'],
  'notices.updateGovtResult': changedNotice('govt_results'),
  // After the result is gone.
  'notices.readResultSheet': [],
  'notices.importResultSheet': [],
  'notices.deleteGovtResult': ['govt_results-', 'audit_log+', 'public_content.version'],
  'notices.createNotice': ['notices+', 'audit_log+', 'public_content.version'],
  'notices.updateNotice': changedNotice('notices'),
  'notices.deleteNotice': ['notices-', 'audit_log+', 'public_content.version'],
  'notices.uploadNoticeFile': ['notice_files+', 'audit_log+'],
  // Of nothing that they were told.
  'notifications.readMyNotifications': [],
  'notifications.openNotification': [],
  'notifications.updateNotificationSettings': ['notification_settings+'],
  'notifications.createNotification': ['announcements+', 'audit_log+'],
  'notifications.updateNotification': ['announcements.interval', 'announcements.revision', 'audit_log+'],
  'notifications.deleteNotification': ['announcements-', 'audit_log+'],
  // Of one that is deleted.
  'notifications.scheduleNotification': [],
  'notifications.stopNotification': [],
  'notifications.tryNotification': [],
  'notifications.countAudience': [],
  'partners.createPartner': ['partners+', 'audit_log+'],
  // Of a partner that is not there.
  'partners.updatePartner': [],
  'partners.deletePartner': [],
  'partners.createKey': [],
  'partners.revokeKey': [],
  'partners.addSignInKey': [],
  'partners.removeSignInKey': [],
  'partners.refreshSignInKey': [],
  'partners.createWebhook': [],
  'partners.updateWebhook': [],
  'partners.deleteWebhook': [],
  'partners.resendDelivery': [],
  'partners.resendFailed': [],
  'partners.sendTest': [],
  'programs.createReview': ['customer_reviews+', 'public_content.version'],
  'programs.createProgram': ['programs+', 'audit_log+', 'public_content.version'],
  'programs.duplicateProgram': ['programs+', 'program_routine_days+', 'audit_log+', 'public_content.version'],
  'programs.updateProgram': ['programs.revision', 'programs.position', 'audit_log+', 'public_content.version'],
  // Published and owned, as it is here.
  'programs.deleteProgram': [],
  // It has one already.
  'programs.createRoutine': [],
  'programs.updateRoutine': [...changedRoutine, 'program_routine_days+'],
  'programs.deleteRoutine': changedRoutine,
  'programs.createFaq': ['faqs+', 'audit_log+', 'public_content.version'],
  'programs.updateFaq': ['faqs.priority', 'faqs.revision', 'audit_log+', 'public_content.version'],
  // The only one there is.
  'programs.moveFaq': [],
  'programs.deleteFaq': ['faqs-', 'audit_log+', 'public_content.version'],
  // Of a review that nobody has written.
  'programs.moderateReview': [],
  'programs.createCalendarAddress': ['calendar_addresses+'],
  'programs.revokeCalendarAddress': ['calendar_addresses-'],
  // Of a circular that nobody has published.
  'programs.keepInRoutine': [],
  'programs.removeFromRoutine': [],
  // Of a circular that is not out.
  'circulars.createCircularBookmark': [],
  'circulars.deleteCircularBookmark': [],
  'circulars.createKeptSearch': ['kept_searches+'],
  // A device belongs to the person who subscribed it last.
  'notifications.createPushSubscription': [
    'push_subscriptions+',
    ...['user_id', 'session_hash', 'language', 'name', 'created_at'].map(name => `push_subscriptions.${name}`),
  ],
  // By a browser that has the cookie of a session; this one has a token alone.
  'notifications.movePushSubscription': [],
  'notifications.deletePushSubscription': [],
  // Of another person's search.
  'circulars.updateKeptSearch': [],
  'circulars.openKeptSearch': [],
  'circulars.deleteKeptSearch': [],
  'circulars.createCircular': ['circulars+', 'audit_log+', 'public_content.version'],
  'circulars.updateCircular': [...changedCircular, 'circulars.salary'],
  'circulars.changeCirculars': [...changedCircular, ...circularStanding],
  'circulars.deleteCircular': [...changedCircular, ...circularStanding],
  'circulars.previewCircular': [],
  'feed.createPost': ['posts+'],
  'feed.uploadPicture': ['images+', 'background_jobs+'],
  // Of another person's post or comment, or of one that is not there.
  'feed.updatePost': [],
  'feed.deletePost': [],
  'feed.updateComment': [],
  'feed.deleteComment': [],
  'feed.toggleCommentLike': ['comment_likes+', 'comments.like_count'],
  'feed.reportComment': ['talk_reports+', 'comments.report_count', 'posts.comment_count'],
  'feed.votePoll': [],
  'feed.toggleLike': ['post_likes+', 'posts.like_count'],
  'feed.reportPost': ['talk_reports+', 'posts.report_count'],
  'feed.createComment': ['comments+', 'posts.comment_count', 'notifications+', 'stream_events+'],
  'feed.changeTalk': [
    ...['status', 'published_at', 'sort_at', 'waiting_at', 'decided_at', 'before', 'revision'].map(
      name => `posts.${name}`,
    ),
    ...['audit_log+', 'notifications+', 'stream_events+'],
  ],
  'questions.createQuestion': ['questions+', 'audit_log+'],
  'questions.previewQuestion': [],
  // Of another number than there are.
  'questions.exportQuestions': [],
  'questions.createPassage': ['passages+', 'audit_log+'],
  // The one that was created before.
  'questions.updatePassage': [
    'passages.content',
    'passages.typed',
    'passages.updated_at',
    'passages.revision',
    'audit_log+',
  ],
  'questions.updateQuestion': [...changedQuestion, 'questions.source'],
  'questions.deleteQuestion': [...changedQuestion, 'questions.deleted_at'],
  'questions.changeQuestions': [...changedQuestion, 'questions.tags'],
  // Of no act of this person.
  'questions.undoQuestionChanges': [],
  'questions.updateBankCategoryQuestions': [...changedQuestion, 'questions.tags'],
  // Of questions that are reviewed.
  'questions.updateReviewCategoryQuestions': [],
  'questions.reviewQuestion': [],
  'questions.flagQuestion': ['question_flags+'],
  'questions.answerQuestionFlag': [
    ...['state', 'answer', 'answered_by', 'answered_at'].map(name => `question_flags.${name}`),
    'notifications+',
    'audit_log+',
  ],
  'questions.createCategory': ['categories+', 'audit_log+', ...staleTopics],
  'questions.updateCategory': ['categories.name', 'categories.revision', 'audit_log+', ...staleTopics],
  // It holds questions.
  'questions.deleteCategory': [],
  'questions.mergeCategory': [...changedQuestion, 'questions.category_id', 'categories.merged_into'],
  'questions.updateCategoryTags': [...changedQuestion, 'questions.tags'],
  // A list that has both keeps one of them.
  'questions.mergeQuestions': [
    ...changedQuestion,
    ...['questions.merged_into', 'questions.tags', 'questions.quality', 'exam_questions-'],
  ],
  'questions.keepApart': ['similar_pairs+', 'similar_pairs.kept_apart_at', 'audit_log+'],
  'exams.joinExam': ['attempts+', 'program_enrollments+'],
  'exams.draftAnswers': ['attempts.sheet', 'attempts.sheet_revision', 'attempts.heard_at'],
  'exams.submitAttempt': [
    ...['state', 'sheet', 'sheet_revision', 'closed_by', 'submitted_at', 'submission_id', 'receipt'].map(
      name => `attempts.${name}`,
    ),
    ...['results+', 'exam_mark_counts+', 'exam_mark_counts.count'],
  ],
  // Of an exam that runs: only a final one can be regraded.
  'exams.previewRegrade': [],
  'exams.listRegradedSheets': [],
  'exams.regradeExam': [],
  'exams.sendToReview': [],
  'exams.giveExtraTime': [
    ...['deadline', 'settle_at', 'sheet_revision'].map(name => `attempts.${name}`),
    ...['exams.last_deadline', 'exams.updated_at', 'public_content.version', 'audit_log+'],
  ],
  'exams.giveTimeToAll': [
    ...['deadline', 'settle_at', 'sheet_revision'].map(name => `attempts.${name}`),
    ...['end_time', 'extra_ms', 'result_visibility', 'standing_visibility', 'solution_visibility'].map(
      name => `exams.${name}`,
    ),
    ...[...changedExam, 'exams.room_message', 'room_messages+', 'audit_log+'],
  ],
  'exams.sendRoomMessage': ['exams.room_message', 'room_messages+', 'public_content.version', 'audit_log+'],
  // It is open already.
  'exams.setRoomEntry': [],
  'exams.reopenAttempt': [
    ...['deadline', 'settle_at', 'sheet_revision'].map(name => `attempts.${name}`),
    ...['exams.last_deadline', 'exams.updated_at', 'public_content.version', 'audit_log+'],
  ],
  'exams.setRankAlias': ['users.rank_alias', 'users.rank_search', 'person_words+', 'person_words-'],
  'exams.createExam': newExam,
  'exams.duplicateExam': [...newExam, 'exam_questions+'],
  'exams.autoGenerateExam': [...newExam, 'background_jobs+'],
  'exams.updateExam': [...changedExam, 'exams.cut_mark', 'audit_log+'],
  // The exam has this question already, and keeps the place of those it has.
  'exams.addExamQuestions': changedExam,
  // None of them does anything to an exam that a learner has joined, or to one of another program.
  'exams.removeExamQuestions': [],
  'exams.refreshExamQuestions': [],
  'exams.deleteExam': [],
  'programs.updateProgramExam': [],
  'programs.deleteProgramExam': [],
  'programs.updateProgramExamQuestion': [],
  'exams.createBookmark': ['question_bookmarks+'],
  'exams.deleteBookmark': ['question_bookmarks-'],
  'study.saveReadingPlace': ['reading_places+'],
  // Of a question of an exam that runs: it has never been asked again.
  'study.logReviews': [],
  'study.updateGoal': ['study_goals+'],
  'questions.submitPractice': ['practices+', 'answer_log+', 'memory_cards+'],
  'study.savePractice': ['practices+'],
  'study.deletePractice': ['practices-'],
}

/** A code that nobody gave out is counted as a guess. */
const declaredOfRefused: typeof declared = {
  'auth.mergeWithGoogle': ['rate_limits+', 'rate_limits.points', 'rate_limits.expire'],
}

const writes = operations.filter(({ id, method }) => id in shapes && method !== 'GET')

export interface ExamSetup {
  readonly db: Database
  readonly wire: Send
}

/** Every write with every field that any row has, with `__proto__`, with fields twice and with values of wrong types. */
export async function judgeSmuggled(
  trial: Trial,
  names: number,
  via: (setup: ExamSetup) => Send = ({ wire }) => wire,
): Promise<void> {
  const db = await openDatabase(trial)
  const send = via({ db, wire: overTheWire(await serveApp(trial, { db })) })
  const subject = await subjectIn(db)
  const worst = ['__proto__', 'constructor', 'prototype', 'is_moderator', 'user_id', 'exam_id']
  const fields = [...new Set([...worst, ...spread(await columnNames(db), names)])]
  const wrong: string[] = []
  const unnamed: string[] = []
  let calls = 0
  for (const operation of writes) {
    const rights = { anonymous: operation.who === 'anonymous', moderator: operation.who === 'moderator' }
    let person = await examinee(db, subject, rights)
    let before = await readRows(db)
    let written = await nextWrite(db)
    for (const payload of payloadsFor(operation, subject, fields)) {
      const { status, text } = await send(payload, person.token)
      calls++
      const next = await nextWrite(db)
      const after = next === written ? before : await readRows(db)
      written = next
      const changes = [...changesBetween(before, after)]
      before = after
      const allowed = (status < 300 ? declared : declaredOfRefused)[operation.id] ?? []
      const undeclared = changes.filter(change => !allowed.includes(change))
      const what = `${operation.id} ${payload.body?.slice(0, 60)} → ${status}`
      if (undeclared.length > 0) wrong.push(`${what}: ${undeclared.join(', ')}`)
      if (payload.field !== null && !(status === 400 && text.includes(`"path":${JSON.stringify(payload.field)}`)))
        unnamed.push(what)
      if (status < 300) {
        // A caller who has got through is not what they were: the next call is another person's.
        person = await examinee(db, subject, rights)
        before = await readRows(db)
        written = await nextWrite(db)
      }
    }
  }
  trial.check(undeclaredUnchanged, wrong.length === 0, `${outOf(wrong.length, calls)} calls${someOf(wrong)}`)
  trial.check(undeclaredRefused, unnamed.length === 0, `${outOf(unnamed.length, calls)} not${someOf(unnamed)}`)
  const polluted = 'is_moderator' in {} || 'user_id' in {}
  trial.check('and no prototype has been touched', !polluted, polluted ? 'touched' : 'clean')
}

/** So many of them, from all over. */
function spread(names: readonly string[], wanted: number): string[] {
  const step = Math.max(1, Math.floor(names.length / wanted))
  return names.filter((_, index) => index % step === 0)
}

/** Values that would be worth smuggling. */
function valueFor(field: string): unknown {
  if (/^(__proto__|constructor|prototype)$/.test(field)) return { is_moderator: true, user_id: '1' }
  if (/_at$|At$|time$|Time$|until$/.test(field)) return '2030-01-01T00:00:00.000Z'
  return /^is_|^is[A-Z]|ranked|reviewed/.test(field) ? true : 1
}

/** Without it nothing of the body is looked at. */
const neededQuery: Readonly<Record<string, string>> = { 'billing.createManualPurchase': '?free_access=true' }

function payloadsFor(operation: Operation, subject: Subject, fields: readonly string[]): Payload[] {
  const body = (bodyOf(operation, subject) ?? {}) as Record<string, unknown>
  const hasBody = 'body' in (shapes as Record<string, object>)[operation.id]!
  const own = Object.keys(body)
  const payload = (text: string, field: string | null): Payload => ({
    method: operation.method,
    path: `/api/${pathOf(operation, subject)}${neededQuery[operation.id] ?? ''}`,
    headers: { 'content-type': 'application/json' },
    body: text,
    field,
  })
  if (takesForm(operation) || takesFile(operation)) return formsFor(operation, subject, [...own, ...fields])
  const rest = JSON.stringify(body).slice(1)
  const entry = (name: string, value: unknown) => `{${JSON.stringify(name)}:${JSON.stringify(value)}`
  const tail = rest === '}' ? '}' : `,${rest}`
  const strange = fields.filter(field => !own.includes(field) && !isOptional(operation, field))
  return [
    ...strange.map(field => payload(`${entry(field, valueFor(field))}${tail}`, hasBody ? field : null)),
    ...own.map(name => payload(`${entry(name, body[name])},${rest}`, null)),
    ...own.flatMap(name =>
      [null, true, -7, 'x', [], {}].map(value => payload(JSON.stringify({ ...body, [name]: value }), null)),
    ),
  ]
}

/** A form with each of these fields besides its own, whose names are no matter of ours. */
function formsFor(operation: Operation, subject: Subject, fields: readonly string[]): Payload[] {
  return fields.map(field => {
    const body = { ...(bodyOf(operation, subject) as object), [field]: valueFor(field) }
    const { type, text } = encodeBody(operation, body)!
    const { method } = operation
    return {
      method,
      path: `/api/${pathOf(operation, subject)}`,
      headers: { 'content-type': type },
      body: text,
      field: null,
    }
  })
}

/** Fields that the operation has although the body here leaves them out: the gateway adds to its forms as it likes. */
function isOptional({ id, who }: Operation, field: string): boolean {
  const { body } = (shapes as Record<string, { body?: { shape?: object } }>)[id]!
  return who === 'gateway' || Object.hasOwn(body?.shape ?? {}, field)
}

async function subjectIn(db: Database): Promise<Subject> {
  const exam = await holdExam(db, Date.now(), { membersOnly: false, questions: 4 })
  const program = await addProgram(db, { isPersonalized: true }, [{ interval: 0 }, { interval: 2 }])
  return { exam: exam.id, program, question: [...exam.key.keys()][0]!, paperKey: 'a'.repeat(22) }
}

async function examinee(db: Database, { exam, program }: Subject, rights: PersonOptions): Promise<Person> {
  const [person] = await signInPeople(db, 1, rights)
  const now = Date.now()
  await openAttempts(db, [person!], { exam, joinedAt: now, deadline: now + 10 * minute })
  if (program !== undefined) await enrol(db, person!, program, now)
  return person!
}
