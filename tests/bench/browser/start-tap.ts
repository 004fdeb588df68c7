import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { migrate } from '@prostuti/server/app/migrate'
import { connect, type Database } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { signInPeople } from '../../promises/support/people.ts'
import { startTestCluster } from '../../support/cluster.ts'
import type { BenchOptions, Measured, Sample } from '../bench.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { firstOptionOf, isFirstChecked, keptInMap } from './first-option.ts'
import { watchFirstOption, watchLongTasks } from './first-option-probe.ts'
import { callerOf, join, type Learner } from './learners.ts'
import { launchBrowser, slowPhone, takePhone } from './phone.ts'

interface Visit {
  readonly benchServer: BenchServer
  readonly url: string
  readonly button: string
  readonly learner: Learner
  /** What becomes of a tap on the first option: rejects when it has not been kept. */
  readonly kept: (page: Page) => Promise<void>
}

/**
 * Rounds of tapping the start button of ours and of the peer's page in turn, once both are at rest. Each of ours is another
 * person's first time: an attempt that is open would go on without a start.
 */
export async function startTapRounds({ full, say }: BenchOptions): Promise<Measured> {
  const rounds = full ? 15 : 7
  const cluster = await startTestCluster()
  await migrate(cluster.url)
  const db = connect({ url: cluster.url, poolSize: 2, log: silentLog })
  const benchServer = await startBenchServer({ databaseUrl: cluster.url })
  const browser = await launchBrowser()
  const ours = async () => {
    const learner = await newcomer(db, benchServer)
    const kept = () => keptByServer(benchServer, learner)
    return visit(browser, {
      benchServer,
      url: benchServer.peers.askingPlayer,
      button: '.start-way button',
      learner,
      kept,
    })
  }
  const beside = () => {
    const { learner, peers } = benchServer
    return visit(browser, {
      benchServer,
      url: peers.askingElement,
      button: 'plain-exam button',
      learner,
      kept: keptInMap,
    })
  }
  try {
    // The server's own first time (compiling, caches) is nobody's page.
    await ours()
    await beside()
    const samples: Sample[] = []
    for (let round = 1; round <= rounds; round++) {
      const sample = { ours: await ours(), beside: await beside() }
      say(`${sample.ours.toFixed()} ms beside ${sample.beside.toFixed()} ms`)
      samples.push(sample)
    }
    return { samples, n: `${rounds} rounds, a fresh browser profile and person each` }
  } finally {
    await browser.close()
    await benchServer.close()
    await db.close()
    await cluster.stop()
  }
}

/** Milliseconds from the tap on the start button until the first option can be tapped. */
async function visit(browser: Browser, { benchServer, url, button, learner, kept }: Visit): Promise<number> {
  const scripts = [watchFirstOption, watchLongTasks, watchStartTap]
  const phone = await takePhone(browser, { benchServer, slowness: slowPhone, learner, scripts })
  try {
    await phone.page.goto(url)
    await phone.page.locator(button).waitFor({ timeout: 60_000 })
    await phone.page.waitForLoadState('networkidle')
    // Nobody reads the rules in less.
    await sleep(1_000)
    await phone.page.locator(button).tap()
    const first = await firstOptionOf(phone.page)
    const tapped = await phone.page.evaluate(() => (globalThis as { startTapped?: number }).startTapped)
    if (tapped === undefined) throw new Error(`Nobody tapped the start button of ${url}`)
    await phone.page.touchscreen.tap(first.x, first.y)
    await phone.page.waitForFunction(isFirstChecked, undefined, { polling: 50, timeout: 20_000 })
    await kept(phone.page)
    return first.at - tapped
  } finally {
    await phone.close()
  }
}

/** Runs in the page: when the finger let go of the first thing that it tapped, in milliseconds since the navigation began. */
function watchStartTap(): void {
  const page = globalThis as { startTapped?: number }
  const note = ({ timeStamp }: Event) => {
    page.startTapped = timeStamp
  }
  addEventListener('click', note, { capture: true, once: true })
}

/** A member who has joined nothing yet. */
async function newcomer(db: Database, { url, learner: { cookie } }: BenchServer): Promise<Learner> {
  const [person] = await signInPeople(db, 1)
  const signedIn = { token: person!.token, session: '', cookie: { name: cookie.name, value: person!.cookie } }
  const user = await callerOf(url, signedIn)('GET', 'accounts/v1/user-info/')
  return { ...signedIn, session: JSON.stringify({ token: person!.token, user }) }
}

async function keptByServer({ url, exam }: BenchServer, learner: Learner): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const { answer_sheet } = await join(url, learner, exam)
    if (answer_sheet.filter(({ answer }) => answer !== null).length === 1) return
    await sleep(200)
  }
  throw new Error('A tap on the first option has been lost')
}
