import { type Operation, operations, shapes } from '@prostuti/contract'
import type { App, ReplaceParts } from '@prostuti/server/app/app'
import type { Database } from '@prostuti/server/platform/db/database'
import { dhakaDay } from '@prostuti/server/platform/dhaka-day'
import { createMetrics } from '@prostuti/server/platform/metrics/metrics'
import { notify } from '@prostuti/server/platform/notifications/notify'
import { minute } from '@prostuti/server/testing/exams'
import { addProgram, enrol } from '@prostuti/server/testing/programs'
import { type Answer, request, sheetOf, type TestClock, testClock } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { callEverything } from '../secrets/call-everything.ts'
import { type CanaryExam, holdCanaryExam } from '../secrets/canary-exam.ts'
import { serveFront } from '../secrets/draw-pages.ts'
import { leaksIn } from '../secrets/leaks.ts'
import { finish } from '../secrets/past-examinees.ts'
import { begunPractice, finishedPractice, practiceOf } from '../secrets/study-ways.ts'
import type { Viewer } from '../secrets/viewers.ts'
import { openDatabase } from '../support/database.ts'
import { count, outOf, someOf } from '../support/figures.ts'
import { draft, join, keep, submit } from '../support/front-door.ts'
import { type Person, signInPeople } from '../support/people.ts'
import { buildApp } from '../support/serve-app.ts'
import { changesBetween, readRows } from './rows.ts'

export const noForeignRead = 'with another’s ids nobody reads anything of theirs'
export const noForeignWrite = 'with another’s ids nobody changes anything of theirs'

const served = operations.filter(({ id }) => id in shapes)

interface OwnerSetup {
  readonly app: App
  readonly db: Database
  readonly owner: Person
  /** Two exams that nobody but the owner may join: one is over, one runs. */
  readonly exams: readonly [over: CanaryExam, running: CanaryExam]
  readonly submission: string
  /** Of the owner's calendar. */
  readonly calendarSecret: string
  readonly url: string
}

interface SwapOptions {
  replaceParts?: ReplaceParts
  /** Puts another app in the place of the one that others ask. */
  spoil?: (app: App) => App
  /** By default all. */
  operations?: readonly Operation[]
  /** By which ids every operation is asked; by default by those of both exams and by those that are no exam's. */
  among?: readonly ('over' | 'running' | 'no exam')[]
}

/** One person owns a row of every kind; others ask for each by its ids, in every place where an id goes. */
export async function judgeSwappedIds(
  trial: Trial,
  {
    replaceParts,
    spoil = app => app,
    operations: asked = served,
    among = ['over', 'running', 'no exam'],
  }: SwapOptions = {},
): Promise<void> {
  const setup = await setUpOwner(trial, replaceParts, spoil)
  const { db, owner, exams, url } = setup
  const before = await readRows(db, owner.id)
  trial.check('there are rows to be taken', before.size > 8, `${count(before.size)} rows`)
  const own = await readOwn(setup)

  const viewers = [await stranger(db)]
  const texts: { what: string; text: string }[] = []
  const noExam = [owner.id, exams[0].questionIds[0]!].map(id => ({ ...exams[0], id: Number(id) }))
  const subjects = { over: [exams[0]], running: [exams[1]], 'no exam': noExam }
  for (const exam of among.flatMap(kind => subjects[kind]))
    texts.push(...(await callEverything(url, exam, viewers, { operations: asked, short: trial.short })))
  texts.push(...(await hijack(setup, viewers[0]!.person!)))

  const secrets = [
    owner.token,
    owner.cookie,
    'owner@canary.example',
    'owner-tag',
    'owner-search',
    'owner-device',
    'owner-post',
    'owner-question',
    setup.submission,
    setup.calendarSecret,
  ]
  const leaks = ({ text }: { text: string }) =>
    secrets.some(secret => text.includes(secret)) || exams.some(exam => leaksIn(text, exam).includes('a question'))
  const read = texts.filter(each => leaks(each) && !/\/papers\//.test(each.what)).map(({ what }) => what)
  trial.check(noForeignRead, read.length === 0, `${outOf(read.length, texts.length)} answers${someOf(read)}`)

  const changed = [...changesBetween(before, await readRows(db, owner.id))]
  trial.check(
    noForeignWrite,
    changed.length === 0,
    `${count(changed.length)} changes in ${count(texts.length)} calls${someOf(changed)}`,
  )
  const still = await readOwn(setup)
  const lost = own.filter((each, index) => still[index]!.text !== each.text).length
  trial.check('and the owner finds everything as it was', lost === 0, outOf(lost, own.length))
}

async function setUpOwner(
  trial: Trial,
  replaceParts: ReplaceParts | undefined,
  spoil: (app: App) => App,
): Promise<OwnerSetup> {
  const db = await openDatabase(trial)
  const clock = testClock()
  // First of all, so that a look-up that forgets whose row it wants finds theirs.
  const [owner] = (await signInPeople(db, 1)) as [Person]
  await db.pool.query(`update users set email = 'owner@canary.example', tags = '{owner-tag}' where id = $1`, [owner.id])
  const joinAccess = async ({ id }: { id: bigint }) => (String(id) === owner.id ? 'open' : 'purchase_required')
  const app = buildApp({ db, clock, replaceParts, metrics: createMetrics(), checkReturns: false, joinAccess })
  const over = await holdCanaryExam(db, clock.now(), { cost: 50 })
  const submission = crypto.randomUUID()
  const answers = Object.fromEntries(over.questionIds.map((question, index) => [question, index % 4]))
  await must(join(app, owner, over))
  await must(submit(app, owner, over.id, { id: submission, answers }))
  await finish({ app, clock }, over)
  const running = await holdCanaryExam(db, clock.now(), { cost: 50 })
  clock.advance(minute)
  await must(join(app, owner, running))
  await must(draft(app, owner, running.id, { [running.questionIds[0]!]: 1 }))
  for (const exam of [over, running]) {
    await must(keep(app, owner, exam.questionIds[0]!))
    await must(request(app, 'POST', 'exam/v5/bookmarks/', { token: owner.token, body: { exam: String(exam.id) } }))
    // Of a circular of the same number, published or not.
    const entry = `insert into dated_entries (user_id, kind, thing_id, reminders, aim, created_at)
                   values ($1, 'circular', $2, '{7,1}', true, now())`
    await db.pool.query(entry, [owner.id, exam.id])
  }
  const calendarSecret = await beginProgram(app, db, owner, clock.now())
  await study({ app, clock }, owner, over)
  await lookForJobs({ app, db, clock }, owner)
  await hearOf({ app, db, clock }, owner)
  await talk({ app, db }, owner)
  await offer({ app, db }, owner)
  const { url } = await serveFront(trial, spoil(app))
  return { app, db, owner, exams: [over, running], submission, calendarSecret, url }
}

/** The owner has a program, begins it at `now` (ms), reviews it, and subscribes to its days. Resolves to the calendar's secret. */
async function beginProgram(app: App, db: Database, owner: Person, now: number): Promise<string> {
  const program = await addProgram(db, { isPersonalized: true, state: 'unpublished' }, [{ interval: 0 }])
  await enrol(db, owner, program, now)
  const post = (path: string, body?: object) =>
    request<{ url: string }>(app, 'POST', path, { token: owner.token, body })
  const date = dhakaDay(now)
  await must(post('billing/v1/personalize-program-info/', { program: String(program), date, state: 'archive' }))
  await must(post('exam/v5/customer-review-list-create/', { program: String(program), rating: 5, text: 'ভালো' }))
  const address = await post('exam/v5/calendar-address/')
  await must(Promise.resolve(address))
  return new URL(address.body.url).pathname.split('/').at(-2)!
}

/** The owner has read a topic, set a goal, and practised what the exam asked: once to the end, once not. */
async function study(
  { app, clock }: { app: App; clock: TestClock },
  { token }: Person,
  exam: CanaryExam,
): Promise<void> {
  while ((await app.study.sweep()) > 0);
  const { setUp, time, questions, answers } = practiceOf(exam, clock.now())
  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object) =>
    must(request(app, method, `questions/v4/${path}`, { token, body }))
  await call('PUT', `reading-places/${exam.topic}/`, { ordinal: 1 })
  await call('PATCH', 'study-goal/', { daily_goal: 33 })
  await call('POST', 'practice-submit/', { ...setUp, practice: finishedPractice, finished_at: time, answers })
  await call('PUT', `practices/${begunPractice}/`, {
    ...setUp,
    saved_at: time,
    questions,
    answers: answers.slice(0, 2),
  })
  // What the exam's sheet says enters the notebook when it is asked for.
  await call('GET', 'mistakes/')
}

/** The owner has marked a circular, keeps a search and is rung at a phone. */
async function lookForJobs(
  { app, db, clock }: { app: App; db: Database; clock: TestClock },
  { token }: Person,
): Promise<void> {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into circulars (state, title, company, category, workspace, shown_texts, search_key, published_on, created_at, updated_at)
     values (2, 'অফিস সহকারী', 'নমুনা পৌরসভা', 'bank', 'in_office', '{}', '', $1, $1, $1) returning id`,
    [new Date(clock.now())],
  )
  const kept = { name: 'owner-search', filters: { category: ['bank'] } }
  await must(request(app, 'PUT', `job/v1/jobs/${rows[0]!.id}/bookmark/`, { token }))
  await must(request(app, 'POST', 'job/v1/kept-searches/', { token, body: kept }))
  const phone = { channel: 'android', token: 'owner-registration-token', language: 'bn' }
  await must(request(app, 'POST', 'firebase/v1/push-subscriptions/', { token, body: phone }))
}

/** The owner was told something, has not looked at it, and wants to hear less. */
async function hearOf(
  { app, db, clock }: { app: App; db: Database; clock: TestClock },
  { id, token }: Person,
): Promise<void> {
  const at = clock.now()
  await notify(db.pool, { kind: 'new_device', key: '1', data: { device: 'owner-device' }, people: [id], at })
  await must(request(app, 'PATCH', 'firebase/v1/settings/', { token, body: { topics: { news: false } } }))
}

/** The owner has written a post that waits, sent a picture, and liked, voted and reported where others talk. */
async function talk({ app, db }: { app: App; db: Database }, { token }: Person): Promise<void> {
  const [other] = await signInPeople(db, 1, { moderator: true })
  const post = <T = unknown>(path: string, body: object, by = token) =>
    request<T>(app, 'POST', `feed/v1/${path}`, { token: by, body })
  const file = new FormData()
  file.set('file', new File(['GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;'], 'owner.gif'))
  await must(request(app, 'POST', 'feed/v1/pictures/', { token, body: file }))
  await must(post('posts/', { type: 0, text: 'owner-post' }))
  const poll = { type: 1, text: 'কখন পড়েন?', poll: { options: ['সকালে', 'রাতে'], open_days: 1 } }
  const { id } = (await post<{ id: string }>('posts/', poll, other!.token)).body
  const comment = await post<{ id: string }>('posts/comments/create/', { post: id, text: 'ভোট দিন' }, other!.token)
  await must(post(`posts/${id}/vote/`, { option: 0 }))
  await must(post(`posts/like-toggle/${id}/`, { liked: true }))
  await must(post(`posts/${id}/report/`, { reason: 'other' }))
  await must(post(`comments/like-toggle/${comment.body.id}/`, { liked: true }))
  await must(post(`comments/${comment.body.id}/report/`, { reason: 'other' }))
}

/** The owner has offered a question, which waits. */
async function offer({ app, db }: { app: App; db: Database }, { token }: Person): Promise<void> {
  const { rows } = await db.pool.query<{ id: string }>('select id::text from categories order by id limit 1')
  const options = ['owner-question', 'খ'].map((bn, number) => ({ option: { bn }, is_correct: number === 0 }))
  const body = { question: { bn: 'owner-question' }, options, category: rows[0]!.id, origin: 'own', named: true }
  await must(request(app, 'POST', 'contribution/v1/upload-question/', { token, body }))
}

async function stranger(db: Database): Promise<Viewer> {
  const [person] = await signInPeople(db, 1)
  return { role: 'stranger', person: person!, joined: false, another: () => stranger(db) }
}

/** What the walk does not ask by itself: another's submission under one's own name, and each bookmark taken away. */
async function hijack({ app, exams, submission }: OwnerSetup, { token }: Person) {
  const texts: { what: string; text: string }[] = []
  const call = async (path: string, body: unknown) => {
    const { text } = await request(app, 'POST', path, { token, body })
    texts.push({ what: `POST ${path} ${JSON.stringify(body).slice(0, 60)}`, text })
  }
  for (const exam of exams) {
    const question = exam.questionIds[0]!
    const sheet = sheetOf(exam.id, { id: submission, answers: { [question]: 1 } })
    for (const path of ['submit-result/', 'archive/submit-result/']) await call(`exam/v5/${path}`, sheet)
    for (const target of [{ exam: String(exam.id) }, { question }])
      for (const path of ['delete', '']) await call(`exam/v5/bookmarks/${path}`, target)
  }
  return texts
}

/** What the owner sees of their own. */
function readOwn({ app, owner, exams }: OwnerSetup): Promise<Answer<unknown>[]> {
  const [over, running] = exams
  const paths = [
    'accounts/v1/user-info/',
    `exam/v5/results/${over.id}/`,
    `exam/v5/solutions/${over.id}/`,
    `exam/v5/exam_data/${running.id}/?answer_sheet=true`,
    'exam/v5/bookmark/exams/',
    'exam/v5/bookmark/questions/',
    'exam/v5/user-participated-exams/',
    'exam/v5/programs/?mine=true',
    'exam/v5/my-routine/',
    'exam/v5/calendar-address/',
    'job/v1/bookmarks/',
    'job/v1/kept-searches/',
    'firebase/v1/my-notifications/',
    'firebase/v1/settings/',
    'feed/v1/posts/?mine=true',
    'contribution/v1/my-questions/',
    'questions/v4/practices/',
    `questions/v4/practices/${begunPractice}/`,
    `questions/v4/practices/${finishedPractice}/`,
    'questions/v4/mistakes/',
    'questions/v4/study-progress/',
  ]
  return Promise.all(paths.map(path => request(app, 'GET', path, { token: owner.token })))
}

async function must(call: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await call
  if (status >= 300) throw new Error(`The owner got ${status}: ${text}`)
}
