import type { Operation } from '@prostuti/contract'
import { listPayments, listUserPurchases } from '@prostuti/contract/billing/operations'
import { accountApiOf, signOutEverywhere } from '@prostuti/sdk/auth'
import { ApiError } from '@prostuti/sdk/http/api-error'
import { mergeInto } from '@prostuti/server/app/accounts/testing/merge-into'
import type { App, ReplaceParts } from '@prostuti/server/app/app'
import { createHttpServer } from '@prostuti/server/app/http-server/http-server'
import type { Database } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { request, systemClock } from '@prostuti/server/testing/test-app'
import { howItEnds, openEar } from './revocation/ears.ts'
import { type Carelessness, type Holders, openHolders, type Tab } from './revocation/holders.ts'
import { judgeLooks, looksEnd } from './revocation/looks.ts'
import { judgeStaffRights, slowRefused, staffRefused } from './revocation/staff-rights.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { openDatabase } from './support/database.ts'
import { outOf, someOf } from './support/figures.ts'
import { signInPeople } from './support/people.ts'
import { buildApp, serveServer } from './support/serve-app.ts'
import { remembersSessions } from './variants/remembered-sessions.ts'
import { remembersStreams } from './variants/remembered-streams.ts'

const refusedNext = 'the next request of every page that held the session is refused'
const heard = 'every open stream of events ends within a second of that, and says why; no other one does'
const dropped = 'every tab drops what it holds within a second of that'

export default definePromise({
  number: 19,
  title: 'What is revoked is dead on the next request.',
  async run(trial) {
    await judgeRevocations(trial, { rounds: trial.n(2, 20) })
    await judgeStaffRights(trial)
    await judgeLooks(trial)
    await trial.control('a server that remembers looks', looksEnd, wrong =>
      judgeLooks(wrong, { replaceParts: remembersSessions }),
    )
    await trial.control('a server that remembers sessions', refusedNext, wrong =>
      judgeRevocations(wrong, { rounds: 1, among: ['signing out everywhere'], replaceParts: remembersSessions }),
    )
    await trial.control('a server that lets a stream go on that it once let in', heard, wrong =>
      judgeRevocations(wrong, { rounds: 1, among: ['signing out'], replaceParts: remembersStreams }),
    )
    await trial.control('a server that remembers who moderates', staffRefused, wrong =>
      judgeStaffRights(wrong, {
        replaceParts: remembersSessions,
        among: ['core.getTask', 'questions.listStaffQuestions'],
      }),
    )
    await trial.control('a server that asks whose a call is before it has come, and not again', slowRefused, wrong =>
      judgeStaffRights(wrong, {
        replaceParts: remembersSessions,
        among: ['core.getTask', 'questions.listStaffQuestions'],
      }),
    )
    await trial.control('a client that keeps what it holds', dropped, wrong =>
      judgeRevocations(wrong, { rounds: 1, among: ['deleting the account'], client: 'keeps what it holds' }),
    )
  },
})

interface Setup {
  readonly app: App
  readonly db: Database
  readonly url: string
}

/** How a session ends: what is done, and which pages lose it. */
interface Ending {
  readonly anonymous?: boolean
  end(setup: Setup, holders: Holders): Promise<unknown>
  /** Signing out ends the session of one device; the webview has one of its own. */
  readonly webviewStays?: boolean
}

const client = (tab: Tab) => tab as never

const endings: Readonly<Record<string, Ending>> = {
  'signing out': { end: (_, { tabs }) => tabs[0].auth.signOut(), webviewStays: true },
  'signing out everywhere': { end: (_, { tabs }) => signOutEverywhere(client(tabs[0])) },
  'signing out everywhere in the webview': { end: (_, { webview }) => signOutEverywhere(client(webview)) },
  'deleting the account': { end: (_, { tabs }) => accountApiOf(client(tabs[0])).deleteAccount() },
  'deleting it in the webview': { end: (_, { webview }) => accountApiOf(client(webview)).deleteAccount() },
  'merging elsewhere': { anonymous: true, end: mergeElsewhere },
}

/** The anonymous person becomes an account by a call that none of these pages has made. */
async function mergeElsewhere({ app, db }: Setup, { person }: Holders): Promise<void> {
  const [account] = await signInPeople(db, 1)
  const call = <T>(method: string, path: string, body?: unknown) =>
    request<T>(app, method, path, { token: person.token, body })
  await mergeInto({ db, clock: systemClock as never }, { call }, account!)
}

interface RevocationOptions {
  readonly rounds: number
  /** By default all. */
  readonly among?: readonly string[]
  readonly replaceParts?: ReplaceParts
  readonly client?: Carelessness
}

async function judgeRevocations(
  trial: Trial,
  { rounds, among = Object.keys(endings), replaceParts, client: kind }: RevocationOptions,
): Promise<void> {
  const db = await openDatabase(trial)
  const app = buildApp({ db, replaceParts })
  const url = await serveServer(trial, createHttpServer({ app, files: [], site: null, log: silentLog }))
  const setup: Setup = { app, db, url }
  trial.after(() => app.end())
  const faults = {
    ...{ alive: [] as string[], held: [] as string[], cookie: [] as string[], lost: [] as string[] },
    deaf: [] as string[],
  }
  let [pages, streams] = [0, 0]
  for (let round = 0; round < rounds; round++)
    for (const name of among) {
      const ending = endings[name]!
      const holders = await openHolders(setup, { anonymous: ending.anonymous, client: kind })
      await Promise.all([...holders.tabs, holders.webview].map(tab => tab.auth.refresh()))
      const ears = await Promise.all([holders.tabs[0], holders.webview].map(tab => openEar(url, tab)))
      await ending.end(setup, holders)
      const [ofTabs, ofWebview] = await Promise.all(ears.map(howItEnds))
      streams += ears.length
      if (ofTabs !== 'said') faults.deaf.push(`${name}, of the tabs: ${ofTabs}`)
      if (ofWebview !== (ending.webviewStays ? 'open' : 'said'))
        faults.deaf.push(`${name}, of the webview: ${ofWebview}`)
      const losing = ending.webviewStays ? holders.tabs : [...holders.tabs, holders.webview]
      for (const [index, tab] of losing.entries()) {
        pages++
        const { alive, held } = await lookAt(tab)
        if (alive) faults.alive.push(`${name}, page ${index + 1}`)
        if (held) faults.held.push(`${name}, page ${index + 1}`)
      }
      if (ending.webviewStays && !(await lookAt(holders.webview)).alive) faults.lost.push(name)
      const cookie = `prostuti_session=${holders.person.cookie}`
      if (await app.auth.authenticateCookie(cookie)) faults.cookie.push(name)
    }
  trial.check(
    refusedNext,
    faults.alive.length === 0,
    `${outOf(faults.alive.length, pages)} went on${someOf(faults.alive)}`,
  )
  trial.check(heard, faults.deaf.length === 0, `${outOf(faults.deaf.length, streams)} did not${someOf(faults.deaf)}`)
  trial.check(dropped, faults.held.length === 0, `${outOf(faults.held.length, pages)} did not${someOf(faults.held)}`)
  trial.check(
    'its cookie opens no page any more',
    faults.cookie.length === 0,
    `${outOf(faults.cookie.length, pages)}${someOf(faults.cookie)}`,
  )
  trial.check('signing out ends no other device’s session', faults.lost.length === 0, `${faults.lost.length} ended`)
  await judgeDemotion(trial, setup, rounds, kind)
}

/** One call of a page, and what it shows a second later at most. A page that has dropped its session makes none. */
async function lookAt({ auth }: Tab): Promise<{ alive: boolean; held: boolean }> {
  const alive = await auth.refresh().then(
    user => user !== null,
    error => !(error instanceof ApiError && error.code === 'not_signed_in'),
  )
  const until = performance.now() + 1_000
  while ((auth.$user.get() || auth.$token.get()) && performance.now() < until)
    await new Promise(go => setTimeout(go, 20))
  return { alive, held: Boolean(auth.$user.get() ?? auth.$token.get()) }
}

/** A moderator no more: the calls of the staff are refused at once, and the pages know with their next look. */
async function judgeDemotion(trial: Trial, setup: Setup, rounds: number, kind?: Carelessness): Promise<void> {
  const wrong: string[] = []
  for (let round = 0; round < rounds; round++) {
    const { person, tabs, webview } = await openHolders(setup, { moderator: true, client: kind })
    const pages = [...tabs, webview]
    const before = await Promise.all(pages.map(page => asStaff(page)))
    await setup.db.pool.query('update users set role = null where id = $1', [person.id])
    const after = await Promise.all(pages.map(page => asStaff(page)))
    const shown = await Promise.all(pages.map(async tab => (await tab.auth.refresh())?.is_moderator))
    for (const [index] of pages.entries())
      if (before[index] === 'forbidden' || after[index] !== 'forbidden' || shown[index] !== false)
        wrong.push(`${before[index]}, ${after[index]}, shown ${shown[index]}`)
  }
  await judgeChangedRole(trial, setup)
  trial.check(
    'a moderator who is none any more is refused at once, on every page',
    wrong.length === 0,
    `${outOf(wrong.length, rounds * 4)}${someOf(wrong)}`,
  )
}

/** Another role takes what it lacks, and gives what it has, with the next request of every page. */
async function judgeChangedRole(trial: Trial, setup: Setup): Promise<void> {
  const { person, tabs, webview } = await openHolders(setup, { moderator: true })
  const pages = [...tabs, webview]
  const wrong: string[] = []
  for (const [role, mayRead] of [
    ['editor', false],
    ['finance', true],
    ['moderator', false],
  ] as const) {
    await setup.db.pool.query('update users set role = $2 where id = $1', [person.id, role])
    const answers = await Promise.all(pages.map(page => asStaff(page, listPayments)))
    if (answers.some(answer => (answer !== 'forbidden') !== mayRead)) wrong.push(`${role}: ${answers.join(', ')}`)
  }
  trial.check(
    'another role holds from the next request on, on every page',
    wrong.length === 0,
    `${outOf(wrong.length, 3)}${someOf(wrong)}`,
  )
}

/** The code by which a call of the staff is refused; `served` where it is not. */
async function asStaff({ http }: Tab, operation: Operation = listUserPurchases): Promise<string> {
  return http.call(operation as never).then(
    () => 'served',
    error => (error instanceof ApiError ? error.code : String(error)),
  )
}
