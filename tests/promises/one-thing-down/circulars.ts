import { connect, type Database } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import type { Trial } from '../runner/trial.ts'
import { ask } from '../support/ask.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { openAttempts, signInPeople } from '../support/people.ts'
import { serveApp } from '../support/serve-app.ts'
import { handIn, judgeSheets, longestMs, timed } from './timed.ts'

export const examsGoOnWithoutCirculars = 'every sheet has its receipt while nobody can read circulars'
const refusedInTime = 'a person who looks for circulars learns within 10 s that it does not work now'

/** To the database. */
const connections = 10

interface Case {
  readonly readers: number
  readonly examinees: number
  /** Whether circulars are read on everybody's connections. */
  readonly isShared?: boolean
}

/** The table of circulars answers nobody; people ask for lists, each another one, and an exam is handed in meanwhile. */
export async function judgeCirculars(
  trial: Trial,
  { readers, examinees: many, isShared = false }: Case,
): Promise<void> {
  const own = await openDatabase(trial, { poolSize: connections })
  const searchDb = isShared ? undefined : readingDatabase(trial, own.url)
  const server = await serveApp(trial, { db: own, searchDb })
  const examinees = await signInPeople(own, many)
  const exam = await holdExam(own, Date.now())
  const now = Date.now()
  await openAttempts(own, examinees, { exam: exam.id, joinedAt: now, deadline: now + 10 * minute })
  const release = await lockCirculars(own.url)
  try {
    const asking = Promise.all(Array.from({ length: readers }, (_, number) => timed(list(server, number))))
    // Once they hold what connections they get.
    await new Promise(resolve => setTimeout(resolve, 300))
    const sheets = await Promise.all(examinees.map(person => timed(handIn(server, person, exam))))
    const answers = await asking
    judgeSheets(trial, examsGoOnWithoutCirculars, { how: 'is locked', sheets, answers })
    const wrong = answers.filter(({ status, code, ms }) => status !== 503 || code !== 'try_later' || ms > longestMs)
    const slowest = Math.max(...answers.map(({ ms }) => ms))
    const which = someOf(wrong.map(({ status, code, ms }) => `${status} ${code} after ${ms} ms`))
    const figures = `${outOf(wrong.length, answers.length)} otherwise${which}, the slowest after ${slowest} ms`
    trial.check(`${refusedInTime}: their table is locked`, wrong.length === 0, figures)
  } finally {
    await release()
  }
}

/** As the server's own connections for reading are. */
function readingDatabase(trial: Trial, url: string): Database {
  const db = connect({ url, poolSize: 3, statementMs: 3_000, log: silentLog })
  trial.after(() => db.close())
  return db
}

/** Holds the table until it is released. */
async function lockCirculars(url: string): Promise<() => Promise<void>> {
  const db = connect({ url, poolSize: 1, log: silentLog })
  const client = await db.pool.connect()
  await client.query('begin')
  await client.query('lock table circulars in access exclusive mode')
  return async () => {
    await client.query('rollback')
    client.release()
    await db.close()
  }
}

const list = (server: string, number: number) =>
  ask(server, `/api/job/v1/jobs/?search=${encodeURIComponent(`পদ${number}`)}`, { method: 'GET' })
