import type { App } from '@prostuti/server/app/app'
import type { FindJoinAccess } from '@prostuti/server/features/exams/exam-deps'
import type { Database } from '@prostuti/server/platform/db/database'
import { createMetrics } from '@prostuti/server/platform/metrics/metrics'
import { minute } from '@prostuti/server/testing/exams'
import { givePremium } from '@prostuti/server/testing/premium'
import { enrol } from '@prostuti/server/testing/programs'
import { request, type TestClock, testClock } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { join, keep } from '../support/front-door.ts'
import { type PersonOptions, signInPeople } from '../support/people.ts'
import { buildApp } from '../support/serve-app.ts'
import { type CanaryExam, holdCanaryExam } from './canary-exam.ts'
import { serveFront } from './draw-pages.ts'
import { leaksIn } from './leaks.ts'
import { finish } from './past-examinees.ts'
import { studyWays } from './study-ways.ts'
import type { Viewer } from './viewers.ts'

const paperOpens = 'the paper of a sold exam that is over opens to exactly those who have the way in'
const nothingAround = 'what stands in a sold model test is shown by nothing outside it'

interface Options {
  readonly joinAccess?: FindJoinAccess
  /** Publishes what a sold exam asks, whatever it costs. */
  readonly publishesAll?: boolean
}

/**
 * Two exams of a program that is sold, over and solved: one of a topic's questions, which are published by then, one of a model
 * test's, whose list would be the paper.
 */
export async function judgeSold(trial: Trial, options: Options = {}): Promise<void> {
  const setup = await setUp(trial, options)
  await judgePapers(trial, setup)
  await judgeModelTest(trial, setup)
}

/** Each half must be able to fail. */
export async function controlSold(trial: Trial): Promise<void> {
  await trial.control('a door that asks for no money, of papers', paperOpens, wrong =>
    judgeSold(wrong, { joinAccess: async () => 'open' }),
  )
  await trial.control('a sold exam that publishes its model test', nothingAround, wrong =>
    judgeSold(wrong, { publishesAll: true }),
  )
}

interface Buyer extends Viewer {
  readonly hasWayIn: boolean
}

interface SoldSetup {
  readonly app: App
  readonly url: string
  readonly hasPages: boolean
  readonly clock: TestClock
  readonly ofTopic: CanaryExam
  readonly modelTest: CanaryExam
  readonly viewers: readonly Buyer[]
}

async function setUp(trial: Trial, { joinAccess, publishesAll }: Options): Promise<SoldSetup> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const app = buildApp({ db, clock, joinAccess, metrics: createMetrics(), checkReturns: false })
  const ofTopic = await holdSold(db, clock.now() + minute)
  const modelTest = await holdSold(db, clock.now() + minute)
  await db.pool.query('update categories set cat_type = 1 where id = $1', [modelTest.topic])
  await finish({ app, clock }, ofTopic)
  await app.exams.publishQuestions()
  if (publishesAll)
    await db.pool.query('update questions set published_at = $2 where id = any($1)', [
      modelTest.questionIds,
      new Date(clock.now()),
    ])
  while ((await app.questions.sweep()) > 0);
  while ((await app.study.sweep()) > 0);
  const { url, hasPages } = await serveFront(trial, app)
  const programs = [ofTopic.program, modelTest.program]
  return { app, url, hasPages, clock, ofTopic, modelTest, viewers: await gather(db, programs, clock.now()) }
}

async function holdSold(db: Database, startsAt: number): Promise<CanaryExam> {
  const exam = await holdCanaryExam(db, startsAt)
  await db.pool.query('update programs set cost = 50, cost_in_tk = 300 where id = $1', [exam.program])
  return exam
}

async function gather(db: Database, programs: readonly number[], now: number): Promise<Buyer[]> {
  const visitor: Buyer = { ...nobody('visitor'), person: null, another: async () => visitor }
  const buyer = async (role: string, hasWayIn: boolean, is: PersonOptions = {}): Promise<Buyer> => {
    const [person] = await signInPeople(db, 1, is)
    const viewer: Buyer = { ...nobody(role), hasWayIn, person: person!, another: async () => viewer }
    return viewer
  }
  const [premium, owner] = [await buyer('premium', true), await buyer('owner', true)]
  await givePremium(db, premium.person!, { at: now })
  for (const program of programs) await enrol(db, owner.person!, program, now)
  return [visitor, await buyer('anonymous', false, { anonymous: true }), await buyer('member', false), premium, owner]
}

const nobody = (role: string) => ({ role, joined: false, hasWayIn: false })

/** Its questions are published: practised one by one as their topic’s, and as a paper by those who may join it. */
async function judgePapers(trial: Trial, { app, ofTopic, viewers }: SoldSetup): Promise<void> {
  const wrong: string[] = []
  let asked = 0
  for (const { role, person, hasWayIn } of viewers) {
    const get = (path: string) => request(app, 'GET', path, { token: person?.token })
    const practise = (source: string) => get(`questions/v4/practice-exam/?source=${source}&exam=${ofTopic.id}`)
    const answered = {
      'a past paper': leaksIn((await practise('past-paper')).text, ofTopic).includes('a question'),
      'a short set': leaksIn((await practise('short-set')).text, ofTopic).includes('a question'),
      'the offer on its page': (await get(`exam/v5/exams/${ofTopic.id}/`)).text.includes('"paper":true'),
      'the archive': person !== null && (await join(app, person, ofTopic, 'archive')).status === 200,
    }
    asked += Object.keys(answered).length
    for (const [way, isOpen] of Object.entries(answered)) if (isOpen !== hasWayIn) wrong.push(`${way} to ${role}`)
  }
  trial.check(paperOpens, wrong.length === 0, `${outOf(wrong.length, asked)} ways otherwise${someOf(wrong)}`)
}

/** A person with the way in uses it by sitting the exam; here nobody has it. */
async function judgeModelTest(trial: Trial, setup: SoldSetup): Promise<void> {
  const { app, url, hasPages, clock, modelTest: exam, viewers } = setup
  const ways = studyWays.filter(({ page }) => hasPages || !page)
  const own = [`/api/exam/v5/mcq-quiz/${exam.id}/`, `/api/exam/v5/exam_data/${exam.id}/?questions=true`]
  const open = [`/api/exam/v5/program-routine/?program=${exam.program}&format=ics`, `/embed/exam?id=${exam.id}`]
  const seen: string[] = []
  let looked = 0
  for (const viewer of viewers) {
    for (const question of exam.questionIds.slice(0, 3)) if (viewer.person) await keep(app, viewer.person, question)
    const texts = ways.map(
      async ({ name, look }) => [name, await look({ url, exam, viewer, at: clock.now() })] as const,
    )
    const others = [...own, ...open].map(async path => [path, await fetchAs(viewer, url + path)] as const)
    for (const [name, text] of await Promise.all([...texts, ...others])) {
      looked++
      if (leaksIn(text, exam).some(leak => leak === 'a question' || leak === 'a solution'))
        seen.push(`${name} by ${viewer.role}`)
    }
  }
  trial.check(nothingAround, seen.length === 0, `${outOf(seen.length, looked)} answers and pages${someOf(seen)}`)
}

async function fetchAs({ person }: Viewer, address: string): Promise<string> {
  const who = person && { authorization: `token ${person.token}`, cookie: `prostuti_session=${person.cookie}` }
  const response = await fetch(address, { headers: { ...who, 'accept-encoding': 'identity' }, redirect: 'manual' })
  return response.text()
}
