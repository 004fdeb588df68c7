import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPushService } from '@prostuti/sandbox/push/push-service'
import type { ReplaceParts } from '@prostuti/server/app/app'
import { createHttpServer } from '@prostuti/server/app/http-server/http-server'
import { loadVapidKeys } from '@prostuti/server/features/notifications/index'
import type { Database } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { notify } from '@prostuti/server/platform/notifications/notify'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import { systemClock } from '@prostuti/server/testing/test-app'
import { type RungPerson, signInRung } from '../pushes/ringing-people.ts'
import { sampleData } from '../pushes/sample-data.ts'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { outOf } from '../support/figures.ts'
import { openAttempts, signInPeople } from '../support/people.ts'
import { buildApp, serveServer } from '../support/serve-app.ts'
import { handIn, judgeSheets, timed } from './timed.ts'

export const examsGoOnWithoutPush = 'every sheet has its receipt while phones cannot be rung'
export const ringsAgain = 'once it is back, everybody is rung once'

interface Case {
  readonly how: string
  /** Null: nobody listens. */
  readonly listener: RequestListener | null
  readonly people: number
  readonly examinees: number
  readonly replaceParts?: ReplaceParts
}

/** The push service is down while an exam is handed in; then it is back. */
export async function judgePush(trial: Trial, given: Case): Promise<void> {
  const db = await openDatabase(trial)
  const { server, url } = await switchable(trial)
  const service = createPushService(url)
  const people = await signInRung(db, service, given.people)
  let ahead = 0
  const now = () => Date.now() + ahead
  const vapid = { ...(await loadVapidKeys(db.pool, null)), subject: 'mailto:help@prostuti.example' }
  const app = buildApp({
    ...{ db, replaceParts: given.replaceParts },
    clock: { ...systemClock, now, confirm: async () => now() },
    push: { vapid, hosts: [url], fcm: null },
  })
  const front = await serveServer(trial, createHttpServer({ app, files: [], site: null, log: silentLog }))
  const examinees = await signInPeople(db, given.examinees)
  const exam = await holdExam(db, now())
  await openAttempts(db, examinees, { exam: exam.id, joinedAt: now(), deadline: now() + 10 * minute })
  await tellOfExam(db, people, now())

  if (given.listener) server.on('request', given.listener)
  else await closed(server)
  const end = new AbortController()
  const ringing = ringUntil(end.signal, () => app.notifications.deliver(end.signal))
  const sheets = await Promise.all(examinees.map(person => timed(handIn(front, person, exam))))
  judgeSheets(trial, examsGoOnWithoutPush, { how: given.how, sheets, answers: [] })
  end.abort()
  await ringing

  server.removeAllListeners('request')
  server.on('request', service.listener)
  if (!server.listening)
    await new Promise<void>(resolve => server.listen(Number(new URL(url).port), '127.0.0.1', resolve))
  // Ringing is tried less and less often, up to once an hour.
  for (let tries = 0; tries < 3; tries++) {
    ahead += 5 * minute
    await app.notifications.deliver()
  }
  judgeRung(trial, people, given.how)
}

/** In a quiet hour too. */
async function tellOfExam({ pool }: Database, people: readonly RungPerson[], at: number): Promise<void> {
  const data = sampleData.exam_soon
  await notify(pool, { kind: 'exam_soon', key: 'down', data, people: people.map(({ id }) => id), at })
}

function judgeRung(trial: Trial, people: readonly RungPerson[], how: string): void {
  const devices = people.flatMap(person => person.devices)
  const once = devices.filter(({ arrived }) => arrived.length === 1)
  trial.check(`${ringsAgain}: it ${how}`, once.length === devices.length, outOf(once.length, devices.length))
}

async function ringUntil(end: AbortSignal, deliver: () => Promise<unknown>): Promise<void> {
  while (!end.aborted) {
    await deliver()
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

/** A server whose address stays, whatever answers there. */
async function switchable(trial: Trial): Promise<{ server: Server; url: string }> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  trial.after(() => closed(server))
  return { server, url }
}

async function closed(server: Server): Promise<void> {
  if (!server.listening) return
  await new Promise<void>(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** What could not be sent stays with the process that has taken it. */
export const claimsForGood: ReplaceParts = parts => ({
  claimDue: claim => parts.claimDue({ ...claim, until: claim.until + 24 * 60 * minute }),
})
