import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type App, createApp } from './app.ts'
import { type ProviderSettings, purgeExpired } from './auth/index.ts'
import { startBackground } from './background/background.ts'
import { sweepEvery } from './background/sweep.ts'
import type { Config } from './config.ts'
import { createMetrics, type Metrics } from './core/metrics.ts'
import { type Clock, createDatabaseClock } from './db/clock.ts'
import { connect } from './db/database.ts'
import { startEmbeddedDatabase } from './db/embedded/index.ts'
import { migrate } from './db/migrate.ts'
import { loadReceiptSigner } from './exams/index.ts'
import type { ReceiptSigner } from './exams/receipts.ts'
import { builtFiles, builtSite, workspace } from './front/builds.ts'
import { createFront } from './front/front.ts'
import { freePort, listen, type Stop } from './front/listen.ts'
import { createPartnerPage } from './front/partner-page.ts'
import { createLog, type Log } from './log.ts'
import { demoPartner, partnersOfSettings, registerPartners } from './partners/index.ts'
import { printWelcome } from './welcome.ts'

const version = '0.1.0'

export interface RunningServer {
  readonly siteUrl: string
  /** Takes no more requests, finishes those under way, then lets go of everything. */
  stop(): Promise<void>
}

/** What each step of the start needs; what it starts, it puts on `stops`. */
interface Start {
  readonly config: Config
  readonly log: Log
  readonly stops: Stop[]
}

/** Starts everything one process runs, in order; what was started is stopped in the opposite one. */
export async function startServer(config: Config): Promise<RunningServer> {
  const starting: Start = { config, log: createLog(config.LOG_LEVEL), stops: [] }
  const stop = async () => {
    for (const each of starting.stops.splice(0).reverse()) await each()
  }
  try {
    return { siteUrl: await start(starting), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(starting: Start): Promise<string> {
  const { config, log, stops } = starting
  const url = config.DATABASE_URL ?? (await startOwnDatabase(starting))
  await migrate(url)
  const db = connect({ url, poolSize: config.DATABASE_POOL, log })
  stops.push(() => db.close())
  const clock = await createDatabaseClock(db.pool)
  stops.push(async () => clock.stop())

  // The address must be known before the sign-in provider is, and the provider before the app: take the port first.
  const port = await freePort(config.PORT, config.HOST)
  const siteUrl = config.SITE_URL ?? `http://localhost:${port}`
  const sandbox = config.demo ? await startOwnSandbox(starting, siteUrl) : null
  const provider = sandbox ?? givenProvider(config)
  const receipts = await loadReceiptSigner(db.pool, config.RECEIPT_KEY)
  const metrics = createMetrics()
  const trustedProxies = config.TRUSTED_PROXIES
  const app = createApp({ db, clock, log, receipts, provider, siteUrl, version, metrics, trustedProxies })

  const demo = config.demo ? await loadDemo(starting, { app, url, provider, clock, receipts }) : null
  await demo?.()
  await startWork(starting, { app, url, metrics, demo })
  const front = createFront({ app, log, files: await builtFiles(), site: await builtSite(app, log) })
  stops.push((await listen(front, port, config.HOST)).stop)
  const partner = config.demo ? await startPartnerPage(starting, siteUrl) : null
  const demoPartners = partner ? [demoPartner(partner)] : []
  await registerPartners(db.pool, [...partnersOfSettings(config.PARTNER_ORIGINS), ...demoPartners])
  announce(config, { site: siteUrl, partner, sandbox: sandbox?.url ?? null })
  return siteUrl
}

async function startOwnDatabase({ config, log, stops }: Start): Promise<string> {
  const embedded = await startEmbeddedDatabase({ folder: join(config.PROSTUTI_DATA, 'database'), log })
  stops.push(() => embedded.stop())
  return embedded.url
}

/** The sandbox is loaded only where it runs: production carries none of it. */
async function startOwnSandbox({ config, log, stops }: Start, siteUrl: string) {
  const { startSandbox } = await import('./sandbox/sign-in/index.ts')
  const { SANDBOX_PORT: port, HOST: host, production } = config
  const sandbox = await startSandbox({ port, host, siteUrl, log, production })
  stops.push(() => sandbox.close())
  return { ...sandbox, allowInsecure: true, tokenInfoUrl: `${sandbox.url}/tokeninfo` }
}

interface DemoParts {
  app: App
  url: string
  provider: ProviderSettings
  clock: Clock
  receipts: ReceiptSigner
}

/** Loaded only where it runs, like the sandbox. Safe to do again. */
async function loadDemo({ config }: Start, parts: DemoParts): Promise<() => Promise<void>> {
  const { db } = parts.app
  const { issuer } = parts.provider
  const { isFresh, seedDemo } = await import('../seed/seed-demo.ts')
  if (await isFresh(db)) {
    const { seedApart } = await import('../seed/seed-apart.ts')
    const { RECEIPT_KEY: receiptKey, LOG_LEVEL: logLevel } = config
    await seedApart({ url: parts.url, issuer, now: parts.clock.now(), receiptKey, logLevel })
  }
  return () => seedDemo(db, { issuer, now: parts.clock.now(), receipts: parts.receipts })
}

function givenProvider(config: Config): ProviderSettings {
  return {
    issuer: config.PROVIDER_ISSUER!,
    clientId: config.PROVIDER_CLIENT_ID!,
    clientSecret: config.PROVIDER_CLIENT_SECRET,
  }
}

interface Work {
  app: App
  url: string
  metrics: Metrics
  demo: (() => Promise<void>) | null
}

/** What happens without anybody asking: sheets that are due, rows that expired, the demo's next exams. */
async function startWork({ log, stops }: Start, { app, url, metrics, demo }: Work): Promise<void> {
  const background = await startBackground({ url, log })
  stops.push(() => background.stop())
  await background.repeat('purge-expired', '17 * * * *', () => purgeExpired(app.db.pool))
  if (demo) await background.repeat('hold-demo-exams', '* * * * *', demo)
  const sweep = sweepEvery(1_000, async () => metrics.settled((await app.exams.sweep()).settled), log)
  stops.push(() => sweep.stop())
}

async function startPartnerPage({ config, stops }: Start, siteUrl: string): Promise<string | null> {
  const folder = new URL('examples/01-plain-html/', workspace)
  if (!existsSync(folder)) return null
  const { port, stop } = await listen(createPartnerPage({ folder, siteUrl }), config.PARTNER_PORT, '127.0.0.1')
  stops.push(stop)
  return `http://127.0.0.1:${port}`
}

function announce(config: Config, addresses: Parameters<typeof printWelcome>[0]): void {
  if (config.PROSTUTI_READY_LINE === '1') console.info(JSON.stringify({ event: 'ready', ...addresses }))
  else printWelcome(addresses)
}
