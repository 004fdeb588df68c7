import { createServer, type RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { sessionKey } from '@prostuti/sdk/auth'
import { createClient } from '@prostuti/sdk/create-client'
import { ApiError } from '@prostuti/sdk/http/api-error'
import type { Http } from '@prostuti/sdk/http/http'
import { sendByFetch } from '@prostuti/sdk/http/send-by-fetch'
import { memoryPlatform } from '@prostuti/sdk/platform/memory'
import { type Practice, practicesOf } from '@prostuti/sdk/study'
import { createDevice } from '@prostuti/sdk/testing/device'
import { userInfo } from '@prostuti/sdk/testing/people'
import { createVirtualTime } from '@prostuti/sdk/testing/virtual-time'
import { createHttpServer } from '@prostuti/server/app/http-server/http-server'
import { categories, questions } from '@prostuti/server/features/questions/tables/questions'
import type { Database } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { openAttempts, type Person, signInPeople } from '../support/people.ts'
import { buildApp, serveServer } from '../support/serve-app.ts'
import { faults, handIn, timed } from './timed.ts'

export const practicesArrive =
  'a practice that was finished meanwhile stays on the device and arrives later, once and whole'
const examsGoOn = 'every sheet has its receipt while practice fails'

/** After the fault a call that hangs is still waited for; then it is tried again. */
const patienceMs = 40_000

interface Case {
  readonly people: number
  /** One fault instead of all. */
  readonly only?: string
  /** What a wrong device does with its calls. */
  readonly spoil?: (http: Http) => Http
  readonly waitMs?: number
}

/** People practise, the calls of practice fail, they finish, hand in an exam and reload; later the calls work again. */
export async function judgePractice(trial: Trial, { only, ...given }: Case): Promise<void> {
  const hows = Object.entries(faults).filter(([how]) => how === (only ?? how))
  // Each waits for its time limits: all at once.
  await Promise.all(hows.map(([how, listener]) => judgeOne(trial, { ...given, how, listener })))
}

async function judgeOne(
  trial: Trial,
  {
    how,
    listener,
    people: count,
    spoil = http => http,
    waitMs = patienceMs,
  }: Case & { how: string; listener: RequestListener | null },
): Promise<void> {
  const db = await openDatabase(trial)
  const app = buildApp({ db })
  const topic = await addTopic(db)
  while ((await app.study.sweep()) > 0);
  const people = await signInPeople(db, count)
  const exam = await holdExam(db, Date.now())
  const now = Date.now()
  await openAttempts(db, people, { exam: exam.id, joinedAt: now, deadline: now + 10 * minute })
  const front = createHttpServer({ app, files: [], site: null, log: silentLog })
  const state = { broken: false }
  const server = await serveServer(
    trial,
    createServer((request, response) => {
      if (!state.broken || !/\/practice(s|-exam|-submit)\//.test(request.url ?? ''))
        front.emit('request', request, response)
      else if (listener) listener(request, response)
      else request.socket.destroy()
    }),
  )

  const learners = people.map(person => openDevice(server, person, spoil))
  const begun = await Promise.all(
    learners.map(open => open().start({ topics: [String(topic)], count: 5, mode: 'test' })),
  )
  state.broken = true
  for (const practice of begun) finish(practice)
  const sheets = await Promise.all(people.map(person => timed(handIn(server, person, exam))))
  await pause(500)
  // The page is loaded again while nothing works yet, and once more when it does.
  const kept = await Promise.all(learners.map((open, index) => open().open(begun[index]!.id)))
  const isKept = (practice: Practice, index: number) => sameAnswers(practice, begun[index]!)
  state.broken = false
  const resumed = learners.map(open => open())
  await Promise.all(resumed.map(practices => practices.resume()))
  const arrived = await arrivedOf(db, begun, Date.now() + waitMs)

  const late = sheets.filter(({ status }) => status !== 200).map(({ status }) => String(status))
  trial.check(
    `${examsGoOn}: practice ${how}`,
    late.length === 0,
    `${outOf(late.length, sheets.length)} without${someOf(late)}`,
  )
  const lost = begun.filter((practice, index) => !isKept(kept[index]!, index) || !arrived.has(practice.id))
  trial.check(`${practicesArrive}: practice ${how}`, lost.length === 0, `${outOf(lost.length, begun.length)} lost`)
}

/** Opens a page on one person's device, which keeps what earlier ones have stored. */
function openDevice(url: string, { id, token }: Person, spoil: (http: Http) => Http) {
  const base = `${url}/api/`
  const { indexedDB } = createDevice(createVirtualTime())
  return () => {
    const platform = memoryPlatform({ indexedDB })
    platform.storage.setItem(sessionKey(base), JSON.stringify({ token, user: userInfo(id, 'Nodi') }))
    const client = createClient({ base, platform, send: sendByFetch })
    return practicesOf({ ...client, http: spoil(client.http) })
  }
}

/** Answers each question by the option of its place. */
function finish(practice: Practice): void {
  for (const [index, { question }] of practice.questions.entries())
    practice.answer(question.id, question.options[index % question.options.length]!.number)
  practice.submit()
}

function sameAnswers(one: Practice, other: Practice): boolean {
  const answersOf = ({ $record }: Practice) => {
    const { questions: asked, entries } = $record.get()
    return JSON.stringify(asked.map(id => entries[id]?.answer ?? null))
  }
  return one.$record.get().state !== 'open' && answersOf(one) === answersOf(other)
}

/** Ids of practices that the server has, finished and with every answer, once all are there or patience ends. */
async function arrivedOf({ pool }: Database, begun: readonly Practice[], until: number): Promise<Set<string>> {
  for (;;) {
    const { rows } = await pool.query<{ id: string }>(
      'select id from practices where finished_at is not null and answered = question_count and question_count = 5',
    )
    if (rows.length >= begun.length || Date.now() > until) return new Set(rows.map(({ id }) => id))
    await pause(250)
  }
}

async function addTopic({ orm }: Database): Promise<number> {
  const [topic] = await orm
    .insert(categories)
    .values({ slug: crypto.randomUUID(), name: { bn: 'নদনদী', en: 'Rivers' } })
    .returning({ id: categories.id })
  const rows = Array.from({ length: 8 }, (_, index) => {
    const written = { text: `পদ্মা কোথায় মেঘনায় মেশে? (${index})`, options: ['চাঁদপুর', 'আরিচা'], explanation: '' }
    const content = { bn: written, en: written }
    const right = { key: 0, rightOptions: [0], pinned: [] }
    return { slug: crypto.randomUUID(), categoryId: topic!.id, content, ...right, publishedAt: new Date(0) }
  })
  await orm.insert(questions).values(rows)
  return topic!.id
}

/** Takes a call that failed for one that was refused for good. */
export const forgetsWhatFails = (http: Http): Http => ({
  ...http,
  call: (operation, ...rest) =>
    http.call(operation, ...rest).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      throw new ApiError({ code: 'something_wrong', status: 400, call: error.call })
    }),
})
