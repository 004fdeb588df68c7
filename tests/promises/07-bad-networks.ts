import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Database } from '@prostuti/server/db/database'
import { type HeldExam, holdExam, minute } from '@prostuti/server/testing/exams'
import { sheetOf } from '@prostuti/server/testing/rig'
import { startServer } from '../support/server-process.ts'
import { type FateName, isFatal } from './networks/fates.ts'
import { type Client, readings, type Taken, takeExam } from './networks/learner.ts'
import { type Proxies, startProxies } from './networks/proxies.ts'
import { waitOf } from './networks/timed-http.ts'
import { type Weather, weathers } from './networks/weathers.ts'
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
    // The clients are all that runs here: a server and networks that held them up would be told as slow requests.
    const place = await openPlace(trial)
    // It is waiting that takes the time: what waits for different things waits together.
    await Promise.all([
      sitUnder(trial, place, {
        ...{ weathers, learners: trial.n(2, 25), patienceMs: trial.n(300_000, 900_000) },
        // Each of the silent ones takes its whole time.
        mostLost: trial.short ? 4 : undefined,
      }),
      trial.control('a client without a time limit', endsInTime, wrong =>
        sitUnder(wrong, place, {
          ...{ weathers: { hole: { 'a black hole': 10 } }, learners: 1, patienceMs: limitMs + 3_000 },
          client: waitsForEver,
        }),
      ),
      trial.control('a client that sends a sheet once', everyAnswer, wrong =>
        sitUnder(wrong, place, {
          ...{ weathers: { lossy: { fine: 5, 'request lost': 5 } }, learners: 12, patienceMs: 40_000 },
          client: sendsOnce,
        }),
      ),
    ])
  },
})

/** A server, and the bad networks around it, each in a process of its own. */
interface Place {
  readonly db: Database
  readonly url: string
  readonly proxies: Proxies
}

async function openPlace(trial: Trial): Promise<Place> {
  const db = await openDatabase(trial)
  const server = await startServer({ env: serverEnvironment(db.url) })
  trial.after(() => server.stop())
  return { db, url: server.url, proxies: startProxies(trial) }
}

interface Hall extends Place {
  readonly exam: HeldExam
  readonly earlier: HeldExam
}

interface SitOptions {
  weathers: Record<string, Weather>
  /** In each weather. */
  learners: number
  patienceMs: number
  /** For each learner; without it, as many as come. */
  mostLost?: number
  client?: Client
}

interface Sat {
  readonly weather: string
  readonly person: Person
  readonly happened: readonly FateName[]
  readonly taken: Taken
}

/** So many learners sit in every weather, each behind a network of their own. */
async function sitUnder(trial: Trial, { db, url, proxies }: Place, options: SitOptions): Promise<void> {
  const { weathers, learners, patienceMs, mostLost, client = {} } = options
  const seats = Object.entries(weathers).flatMap(([name, weather]) => Array(learners).fill({ name, weather }))
  const people = await signInPeople(db, seats.length)
  const hall = await openHall({ db, url, proxies }, people)
  const seed = Math.floor(Math.random() * 2 ** 31)
  const delays = monitorEventLoopDelay()
  delays.enable()
  const sat = await Promise.all(
    seats.map(async ({ name, weather }, index): Promise<Sat> => {
      const person = people[index]!
      const network = await proxies.open({ target: url, weather, seed: seed + index, mostLost })
      const ids = { exam: String(hall.exam.id), earlier: String(hall.earlier.id) }
      const taken = await takeExam({ url: network.url, person, ...ids, patienceMs, client })
      return { weather: name, person, happened: await network.happened(), taken }
    }),
  )
  delays.disable()
  judgeRequests(trial, sat, { seed, lateMs: delays.max / 1e6 })
  await judgeSheets(trial, hall, sat)
  judgeReading(trial, sat)
}

/** An exam to take, and an earlier one that everybody has taken in its archive. */
async function openHall(place: Place, people: readonly Person[]): Promise<Hall> {
  const { db } = place
  const now = Date.now()
  const span = { endTime: new Date(now + 60 * minute), durationMs: 30 * minute }
  const exam = await holdExam(db, now, { ...span, standingVisibility: new Date(now) })
  const past = { endTime: new Date(now - 60 * minute), standingVisibility: new Date(now - 60 * minute) }
  const earlier = await holdExam(db, now - 120 * minute, past)
  await Promise.all(people.map(person => sitEarlier(place, person, earlier)))
  return { ...place, exam, earlier }
}

async function sitEarlier({ url }: Place, { token }: Person, { id, right }: HeldExam): Promise<void> {
  const call = async (path: string, body: unknown) => {
    const { status, text } = await ask(url, `/api/exam/v5/${path}`, { method: 'POST', token, body })
    if (status !== 200) throw new Error(`The earlier exam was answered ${status}: ${text}`)
  }
  await call(`exams/${id}/join/`, { state: 'archive' })
  await call('archive/submit-result/', sheetOf(id, { answers: right(5) }))
}

function judgeRequests(trial: Trial, sat: readonly Sat[], { seed, lateMs }: { seed: number; lateMs: number }): void {
  for (const [weather, those] of Map.groupBy(sat, each => each.weather)) {
    const happened = those.flatMap(each => each.happened)
    const calls = those.flatMap(({ taken }) => taken.calls)
    const lost = outOf(happened.filter(isFatal).length, happened.length)
    trial.note(`${weather}: ${lost} requests lost, the slowest took ${seconds(Math.max(...calls.map(waitOf)))}`)
  }
  const calls = sat.flatMap(({ taken }) => taken.calls)
  const slow = calls.filter(call => waitOf(call) > limitMs)
  const told = slow.map(call => `${call.name} ${seconds(waitOf(call))}`)
  const slowest = `the slowest ${seconds(Math.max(...calls.map(waitOf)))}, timers up to ${Math.ceil(lateMs)} ms late`
  const n = `${outOf(slow.length, calls.length)} did not, ${slowest}, seed ${seed}`
  trial.check(endsInTime, slow.length === 0, n + someOf(told))
  const fine = sat.filter(({ happened }) => happened.every(name => name === 'fine'))
  trial.check('every network was bad', fine.length < sat.length / 2, `${outOf(fine.length, sat.length)} were fine`)
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`

async function judgeSheets(trial: Trial, hall: Hall, sat: readonly Sat[]): Promise<void> {
  const wrong: string[] = []
  for (const { weather, person, taken } of sat) {
    const closed = await closedSheet(hall, person)
    const wanted = JSON.stringify(sorted(taken.tapped))
    if (taken.phase !== 'received' || closed !== wanted)
      wrong.push(`${weather}: ${taken.phase}, ${closed} instead of ${wanted}`)
  }
  const answers = sat.reduce((sum, { taken }) => sum + Object.keys(taken.tapped).length, 0)
  const n = `${outOf(wrong.length, sat.length)} sheets wrong, ${count(answers)} answers`
  trial.check(everyAnswer, wrong.length === 0, n + someOf(wrong))
  const { once, doubled, counted, stillOpen } = await outcomeOf(hall.db, hall.exam.id)
  trial.check(
    'each ends in exactly one result, counted once',
    once === sat.length && doubled === 0 && counted === sat.length && stillOpen === 0,
    `${count(once)} results of ${count(sat.length)} people, ${doubled} doubled, ${count(counted)} counted`,
  )
  const unproven = sat.filter(({ taken: { verdict } }) => !verdict?.digest || verdict.signature !== 'valid')
  trial.check('every receipt verifies', unproven.length === 0, `${outOf(unproven.length, sat.length)} do not`)
}

/** What the server holds, read past the bad network. */
async function closedSheet({ url, exam }: Hall, { token }: Person): Promise<string> {
  const path = `/api/exam/v5/exam_data/${exam.id}/?answer_sheet=true`
  const { status, text } = await ask(url, path, { method: 'GET', token })
  if (status !== 200) return `${status}`
  const { answer_sheet } = JSON.parse(text) as { answer_sheet: { question: string; answer: number }[] }
  return JSON.stringify(sorted(Object.fromEntries(answer_sheet.map(({ question, answer }) => [question, answer]))))
}

const sorted = (answers: Readonly<Record<string, number>>) => Object.entries(answers).sort(([a], [b]) => +a - +b)

function judgeReading(trial: Trial, sat: readonly Sat[]): void {
  const missing = sat.flatMap(({ weather, taken }) =>
    readings.filter(name => !taken.read.includes(name)).map(name => `${weather}: ${name}`),
  )
  const n = outOf(missing.length, sat.length * readings.length)
  trial.check('ranks, solutions and results are read in the end', missing.length === 0, `${n} not${someOf(missing)}`)
}
