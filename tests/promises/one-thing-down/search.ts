import type { Database } from '@prostuti/server/platform/db/database'
import { connect } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import type { Trial } from '../runner/trial.ts'
import { ask } from '../support/ask.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { openAttempts, signInPeople } from '../support/people.ts'
import { serveApp } from '../support/serve-app.ts'
import { handIn, hanging, judgeSheets, longestMs, refusing, timed } from './timed.ts'

export const examsGoOnWithoutSearch = 'every sheet has its receipt while people search'
const readingGoesOn = 'a person who reads topics and questions does so as ever'
const refusedInTime = 'a person who searches learns within 10 s that it does not work now'

/** To the database. */
const connections = 10

/** What may be wrong with searching, as a database that only searches meet. */
export const searchFaults: Readonly<Record<string, (url: string) => Database>> = {
  // As the server's own connections of searches are, and each statement takes a minute.
  [hanging]: url => slowSearches(connect({ url, poolSize: 3, statementMs: 3_000, log: silentLog })),
  [refusing]: () => connect({ url: 'postgres://nobody@127.0.0.1:9/none', poolSize: 3, log: silentLog }),
}

interface Case {
  readonly how: string
  readonly searchers: number
  readonly examinees: number
  /** Default: the fault of this name, beside the database that everything else has. */
  readonly databases?: (db: Database & { url: string }) => { db: Database; searchDb?: Database }
}

/** People search, all at once, and while they wait an exam is handed in and others read. */
export async function judgeSearch(trial: Trial, given: Case): Promise<void> {
  const { how, searchers } = given
  const own = await openDatabase(trial, { poolSize: connections })
  const databases = given.databases?.(own) ?? { db: own, searchDb: searchFaults[how]!(own.url) }
  trial.after(async () => databases.searchDb?.close())
  const server = await serveApp(trial, databases)
  const examinees = await signInPeople(own, given.examinees)
  const exam = await holdExam(own, Date.now())
  const now = Date.now()
  await openAttempts(own, examinees, { exam: exam.id, joinedAt: now, deadline: now + 10 * minute })

  const searching = Promise.all(Array.from({ length: searchers }, () => timed(search(server))))
  // Once they hold what connections they get.
  await new Promise(resolve => setTimeout(resolve, 300))
  const sheets = await Promise.all(examinees.map(person => timed(handIn(server, person, exam))))
  const readings = await Promise.all(examinees.map(({ token }) => timed(read(server, token))))
  const answers = await searching
  judgeSheets(trial, examsGoOnWithoutSearch, { how, sheets, answers })
  judgeSheets(trial, readingGoesOn, { how, sheets: readings, answers })
  const wrong = answers.filter(({ status, code, ms }) => status !== 503 || code !== 'try_later' || ms > longestMs)
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  const which = someOf(wrong.map(({ status, code, ms }) => `${status} ${code} after ${ms} ms`))
  const figures = `${outOf(wrong.length, answers.length)} otherwise${which}, the slowest after ${slowest} ms`
  trial.check(`${refusedInTime}: it ${how}`, wrong.length === 0, figures)
}

const search = (server: string) =>
  ask(server, `/api/questions/v4/search/?q=${encodeURIComponent('মুক্তিযুদ্ধ')}`, { method: 'GET' })

const read = (server: string, token: string) =>
  ask(server, '/api/questions/v4/topics/?cat_type=0', { method: 'GET', token })

/** Where searches look. */
const searched = /search_key|question_words|known_words/

/** A database whose statements that search take a minute, and hold their connection as long. */
export function slowSearches(db: Database): Database {
  const query = db.pool.query.bind(db.pool) as (...given: unknown[]) => Promise<unknown>
  const slow = (given: string | { readonly text: string }, ...rest: unknown[]) =>
    searched.test(typeof given === 'string' ? given : given.text) ? query('select pg_sleep(60)') : query(given, ...rest)
  const pool = Object.assign(Object.create(db.pool) as Database['pool'], { query: slow })
  return { ...db, pool }
}
