import { setTimeout as pause } from 'node:timers/promises'
import type { Receipt, UserInfo } from '@prostuti/contract'
import { sessionKey } from '@prostuti/sdk/auth'
import { type ClientParts, createClient } from '@prostuti/sdk/create-client'
import { examsApiOf } from '@prostuti/sdk/exams'
import { createAttemptApi } from '@prostuti/sdk/exams/attempt/attempt-api'
import type { Attempt, AttemptPhase } from '@prostuti/sdk/exams/attempt/attempt-types'
import { createServerClock } from '@prostuti/sdk/exams/clock/server-clock'
import { createJournal } from '@prostuti/sdk/exams/journal/journal'
import { createOutbox } from '@prostuti/sdk/exams/outbox/outbox'
import { createQueries, type QueryStore } from '@prostuti/sdk/exams/queries'
import { type ReceiptVerdict, verifyReceipt } from '@prostuti/sdk/exams/receipts/verify-receipt'
import { ApiError } from '@prostuti/sdk/http/api-error'
import { sendByFetch } from '@prostuti/sdk/http/send-by-fetch'
import { memoryPlatform } from '@prostuti/sdk/platform/memory'
import type { Platform } from '@prostuti/sdk/platform/platform'
import { createDevice } from '@prostuti/sdk/testing/device'
import { userInfo } from '@prostuti/sdk/testing/people'
import { createVirtualTime } from '@prostuti/sdk/testing/virtual-time'
import type { Person } from '../support/people.ts'
import { type TimedCall, timedHttp } from './timed-http.ts'

/** What a wrong variant does otherwise in a learner's client. */
export interface Client {
  readonly platform?: (platform: Platform) => Platform
  readonly parts?: Partial<ClientParts>
}

export interface LearnerOptions {
  /** Address of the bad network. */
  readonly url: string
  readonly person: Person
  /** The exam that is taken. */
  readonly exam: string
  /** One that this person has taken before, whose solutions and ranks are read. */
  readonly earlier: string
  readonly patienceMs: number
  readonly client: Client
}

/** What one learner did and saw. */
export interface Taken {
  /** Question → option, as tapped last. */
  readonly tapped: Readonly<Record<string, number>>
  readonly phase: AttemptPhase
  readonly receipt: Receipt | null
  readonly verdict: ReceiptVerdict | null
  /** Which of what a learner looks at afterwards came in the end. */
  readonly read: readonly string[]
  readonly calls: readonly TimedCall[]
}

/** What is looked at when the sheet is in. */
export const readings = ['the ranks', 'the earlier ranks', 'the earlier solutions', 'the earlier result'] as const

/** Takes an exam by the real client, from joining to the receipt, and reads around; ends when patience does. */
export async function takeExam(options: LearnerOptions): Promise<Taken> {
  const calls: TimedCall[] = []
  const until = AbortSignal.timeout(options.patienceMs)
  const client = openClient(options, calls)
  const attempt = client.exams.openAttempt({ exam: options.exam, mode: 'live' })
  const tapped: Record<string, number> = {}
  if (await reaches(attempt, ['open'], until)) {
    await answerAll(attempt, tapped)
    await attempt.submit()
    await reaches(attempt, ['received', 'stranded'], until)
  }
  const { phase, receipt } = attempt.$view.get()
  const keys = receipt && (await insist(() => examsApiOf(client).receiptKeys(), until))
  const verdict = receipt && keys && (await verifyReceipt(receipt, entriesOf(tapped), keys))
  const read = receipt ? await readAround(client, options, calls, until) : []
  attempt.close()
  return { tapped, phase, receipt, verdict, read, calls }
}

const wordOfAPerson = ({ id, token }: Person) => {
  const user: UserInfo = userInfo(id, 'Nodi')
  return JSON.stringify({ token, user })
}

function openClient({ url, person, client: { platform: change = same, parts } }: LearnerOptions, calls: TimedCall[]) {
  const base = `${url}/api/`
  const { indexedDB } = createDevice(createVirtualTime())
  const platform = change(memoryPlatform({ indexedDB }))
  platform.storage.setItem(sessionKey(base), wordOfAPerson(person))
  const ours: ClientParts = { random: Math.random, createServerClock, createJournal, createOutbox, createAttemptApi }
  const chosen = { ...ours, ...parts }
  return createClient(
    { base, platform, send: sendByFetch },
    { ...chosen, createAttemptApi: http => chosen.createAttemptApi(timedHttp(http, calls)) },
  )
}

const same = (platform: Platform) => platform

/** Taps every question, some twice, over so long that drafts are under way meanwhile. */
async function answerAll(attempt: Attempt, tapped: Record<string, number>): Promise<void> {
  const questions = attempt.$view.get().paper!.questions
  for (const [index, { id }] of questions.entries()) {
    for (const option of index % 3 === 0 ? [(index + 1) % 4, index % 4] : [index % 4]) {
      attempt.answer(id, option)
      tapped[id] = option
      await pause(250)
    }
  }
}

const entriesOf = (tapped: Record<string, number>) =>
  Object.entries(tapped).map(([question, answer]) => ({ question, answer }))

/** Whether the attempt comes to one of these phases before patience ends. */
function reaches(attempt: Attempt, phases: readonly AttemptPhase[], until: AbortSignal): Promise<boolean> {
  return new Promise(resolve => {
    const stop = attempt.$view.listen(({ phase }) => phases.includes(phase) && done(true))
    const onAbort = () => done(false)
    const done = (reached: boolean) => {
      stop()
      until.removeEventListener('abort', onAbort)
      resolve(reached)
    }
    if (phases.includes(attempt.$view.get().phase)) done(true)
    else if (until.aborted) done(false)
    else until.addEventListener('abort', onAbort)
  })
}

/** A learner who is shown that the network was lost presses the button again. */
async function insist<T>(call: () => Promise<T>, until: AbortSignal): Promise<T | null> {
  while (!until.aborted) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isTransient) throw error
    }
  }
  return null
}

async function readAround(
  client: ReturnType<typeof createClient>,
  { exam, earlier }: LearnerOptions,
  calls: TimedCall[],
  until: AbortSignal,
): Promise<string[]> {
  const { auth, http, exams } = client
  const queries = createQueries({ auth, exams, http: timedHttp(http, calls) })
  const stores: Record<(typeof readings)[number], QueryStore<unknown>> = {
    'the ranks': queries.$standings(exam),
    'the earlier ranks': queries.$standings(earlier, { mode: 'archive' }),
    'the earlier solutions': queries.$solutions(earlier, 'archive'),
    'the earlier result': queries.$result(earlier, 'archive'),
  }
  const arrived = await Promise.all(readings.map(async name => ((await arrives(stores[name], until)) ? [name] : [])))
  return arrived.flat()
}

/** Whether the data come before patience ends; where all tries have failed, the learner presses "try again". */
function arrives($store: QueryStore<unknown>, until: AbortSignal): Promise<boolean> {
  return new Promise(resolve => {
    const done = (arrived: boolean) => {
      queueMicrotask(() => stop())
      resolve(arrived)
    }
    const stop = $store.subscribe(({ status, refetch }) => {
      if (status === 'success') done(true)
      else if (status === 'error' && !until.aborted) refetch()
    })
    if (until.aborted) done(false)
    else until.addEventListener('abort', () => done(false), { once: true })
  })
}
