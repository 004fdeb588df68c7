import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Database } from '@prostuti/server/platform/db/database'
import { type HeldExam, holdExam, minute } from '@prostuti/server/testing/exams'
import { sheetOf } from '@prostuti/server/testing/test-app'
import { startServer } from '../support/server-process.ts'
import { type DeliveryName, isFatal } from './networks/deliveries.ts'
import { type Client, readings, type Taken, takeExam } from './networks/learner.ts'
import { type NetworkCondition, networkConditions } from './networks/network-conditions.ts'
import { type Proxies, startProxies } from './networks/proxies.ts'
import { waitOf } from './networks/timed-http.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { ask } from './support/ask.ts'
import { openDatabase } from './support/database.ts'
import { count, outOf, someOf } from './support/figures.ts'
import { outcomeOf } from './support/outcome.ts'
import { type Person, signInPeople } from './support/people.ts'
import { serverEnvironment } from './support/server-environment.ts'
import { sendsOnce, waitsForEver } from './variants/careless-clients.ts'

const limitMs = 15_000

const endsInTime = 'every request ends within 15 s'
const everyAnswer = 'every sheet closes with each answer as it was tapped last'

export default definePromise({
  number: 7,
  title: 'On bad networks every request ends, and the final state is right.',
  async run(trial) {
    // The clients are all that runs here: a server and networks that held them up would be reported as slow requests.
    const testNetwork = await openNetwork(trial)
    // It is waiting that takes the time: what waits for different things waits together.
    await Promise.all([
      sitUnder(trial, testNetwork, {
        ...{ networkConditions, learners: trial.n(2, 25), patienceMs: trial.n(300_000, 900_000) },
        // Each of the silent ones takes its whole time.
        mostLost: trial.short ? 4 : undefined,
      }),
      trial.control('a client without a time limit', endsInTime, wrong =>
        sitUnder(wrong, testNetwork, {
          ...{ networkConditions: { hole: { 'a black hole': 10 } }, learners: 1, patienceMs: limitMs + 3_000 },
          client: waitsForEver,
        }),
      ),
      trial.control('a client that sends a sheet once', everyAnswer, wrong =>
        sitUnder(wrong, testNetwork, {
          ...{ networkConditions: { lossy: { fine: 5, 'request lost': 5 } }, learners: 12, patienceMs: 40_000 },
          client: sendsOnce,
        }),
      ),
    ])
  },
})

/** A server, and the bad networks around it, each in a process of its own. */
interface TestNetwork {
  readonly db: Database
  readonly url: string
  readonly proxies: Proxies
}

async function openNetwork(trial: Trial): Promise<TestNetwork> {
  const db = await openDatabase(trial)
  const server = await startServer({ env: serverEnvironment(db.url) })
  trial.after(() => server.stop())
  return { db, url: server.url, proxies: startProxies(trial) }
}

interface ExamSetup extends TestNetwork {
  readonly exam: HeldExam
  readonly earlier: HeldExam
}

interface SitOptions {
  networkConditions: Record<string, NetworkCondition>
  /** In each condition. */
  learners: number
  patienceMs: number
  /** For each learner; without it, as many as come. */
  mostLost?: number
  client?: Client
}

interface Sat {
  readonly condition: string
  readonly person: Person
  readonly happened: readonly DeliveryName[]
  readonly taken: Taken
}

/** So many learners sit in every condition, each behind a network of their own. */
async function sitUnder(trial: Trial, { db, url, proxies }: TestNetwork, options: SitOptions): Promise<void> {
  const { networkConditions, learners, patienceMs, mostLost, client = {} } = options
  const learnersToSit = Object.entries(networkConditions).flatMap(([name, condition]) =>
    Array(learners).fill({ name, condition }),
  )
  const people = await signInPeople(db, learnersToSit.length)
  const setup = await setUpExam({ db, url, proxies }, people)
  const seed = Math.floor(Math.random() * 2 ** 31)
  const delays = monitorEventLoopDelay()
  delays.enable()
  const sat = await Promise.all(
    learnersToSit.map(async ({ name, condition }, index): Promise<Sat> => {
      const person = people[index]!
      const network = await proxies.open({ target: url, condition, seed: seed + index, mostLost })
      const ids = { exam: String(setup.exam.id), earlier: String(setup.earlier.id) }
      const taken = await takeExam({ url: network.url, person, ...ids, patienceMs, client })
      return { condition: name, person, happened: await network.happened(), taken }
    }),
  )
  delays.disable()
  judgeRequests(trial, sat, { seed, lateMs: delays.max / 1e6 })
  await judgeSheets(trial, setup, sat)
  judgeReading(trial, sat)
}

/** An exam to take, and an earlier one that everybody has taken in its archive. */
async function setUpExam(testNetwork: TestNetwork, people: readonly Person[]): Promise<ExamSetup> {
  const { db } = testNetwork
  const now = Date.now()
  const span = { endTime: new Date(now + 60 * minute), durationMs: 30 * minute }
  const exam = await holdExam(db, now, { ...span, standingVisibility: new Date(now) })
  const past = { endTime: new Date(now - 60 * minute), standingVisibility: new Date(now - 60 * minute) }
  const earlier = await holdExam(db, now - 120 * minute, past)
  await Promise.all(people.map(person => sitEarlier(testNetwork, person, earlier)))
  return { ...testNetwork, exam, earlier }
}

async function sitEarlier({ url }: TestNetwork, { token }: Person, { id, right }: HeldExam): Promise<void> {
  const call = async (path: string, body: unknown) => {
    const { status, text } = await ask(url, `/api/exam/v5/${path}`, { method: 'POST', token, body })
    if (status !== 200) throw new Error(`The earlier exam was answered ${status}: ${text}`)
  }
  await call(`exams/${id}/join/`, { state: 'archive' })
  await call('archive/submit-result/', sheetOf(id, { answers: right(5) }))
}

function judgeRequests(trial: Trial, sat: readonly Sat[], { seed, lateMs }: { seed: number; lateMs: number }): void {
  for (const [condition, those] of Map.groupBy(sat, each => each.condition)) {
    const happened = those.flatMap(each => each.happened)
    const calls = those.flatMap(({ taken }) => taken.calls)
    const lost = outOf(happened.filter(isFatal).length, happened.length)
    trial.note(`${condition}: ${lost} requests lost, the slowest took ${seconds(Math.max(...calls.map(waitOf)))}`)
  }
  const calls = sat.flatMap(({ taken }) => taken.calls)
  const slow = calls.filter(call => waitOf(call) > limitMs)
  const described = slow.map(call => `${call.name} ${seconds(waitOf(call))}`)
  const slowest = `the slowest ${seconds(Math.max(...calls.map(waitOf)))}, timers up to ${Math.ceil(lateMs)} ms late`
  const n = `${outOf(slow.length, calls.length)} did not, ${slowest}, seed ${seed}`
  trial.check(endsInTime, slow.length === 0, n + someOf(described))
  const fine = sat.filter(({ happened }) => happened.every(name => name === 'fine'))
  trial.check('every network was bad', fine.length < sat.length / 2, `${outOf(fine.length, sat.length)} were fine`)
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`

async function judgeSheets(trial: Trial, setup: ExamSetup, sat: readonly Sat[]): Promise<void> {
  const wrong: string[] = []
  for (const { condition, person, taken } of sat) {
    const closed = await closedSheet(setup, person)
    const wanted = JSON.stringify(sorted(taken.tapped))
    if (taken.phase !== 'received' || closed !== wanted)
      wrong.push(`${condition}: ${taken.phase}, ${closed} instead of ${wanted}`)
  }
  const answers = sat.reduce((sum, { taken }) => sum + Object.keys(taken.tapped).length, 0)
  const n = `${outOf(wrong.length, sat.length)} sheets wrong, ${count(answers)} answers`
  trial.check(everyAnswer, wrong.length === 0, n + someOf(wrong))
  const { once, doubled, counted, stillOpen } = await outcomeOf(setup.db, setup.exam.id)
  trial.check(
    'each ends in exactly one result, counted once',
    once === sat.length && doubled === 0 && counted === sat.length && stillOpen === 0,
    `${count(once)} results of ${count(sat.length)} people, ${doubled} doubled, ${count(counted)} counted`,
  )
  const unproven = sat.filter(({ taken: { verdict } }) => !verdict?.digest || verdict.signature !== 'valid')
  trial.check('every receipt verifies', unproven.length === 0, `${outOf(unproven.length, sat.length)} do not`)
}

/** What the server holds, read past the bad network. */
async function closedSheet({ url, exam }: ExamSetup, { token }: Person): Promise<string> {
  const path = `/api/exam/v5/exam_data/${exam.id}/?answer_sheet=true`
  const { status, text } = await ask(url, path, { method: 'GET', token })
  if (status !== 200) return `${status}`
  const { answer_sheet } = JSON.parse(text) as { answer_sheet: { question: string; answer: number }[] }
  return JSON.stringify(sorted(Object.fromEntries(answer_sheet.map(({ question, answer }) => [question, answer]))))
}

const sorted = (answers: Readonly<Record<string, number>>) => Object.entries(answers).sort(([a], [b]) => +a - +b)

function judgeReading(trial: Trial, sat: readonly Sat[]): void {
  const missing = sat.flatMap(({ condition, taken }) =>
    readings.filter(name => !taken.read.includes(name)).map(name => `${condition}: ${name}`),
  )
  const n = outOf(missing.length, sat.length * readings.length)
  trial.check('ranks, solutions and results are read in the end', missing.length === 0, `${n} not${someOf(missing)}`)
}
