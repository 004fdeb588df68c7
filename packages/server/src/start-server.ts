import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { seedDemo } from '../seed/seed-demo.ts'
import { createApp } from './app.ts'
import { type ProviderSettings, purgeExpired } from './auth/index.ts'
import { startBackground } from './background/background.ts'
import { sweepEvery } from './background/sweep.ts'
import type { Config } from './config.ts'
import { createMetrics } from './core/metrics.ts'
import { createDatabaseClock } from './db/clock.ts'
import { connect } from './db/database.ts'
import { startEmbeddedDatabase } from './db/embedded/index.ts'
import { migrate } from './db/migrate.ts'
import { loadReceiptSigner } from './exams/index.ts'
import { createFront } from './front/front.ts'
import { createPartnerPage } from './front/partner-page.ts'
import { type SiteHandler, serveSite } from './front/site.ts'
import { serveFiles } from './front/static-files.ts'
import { createLog, type Log } from './log.ts'
import { printWelcome } from './welcome.ts'

const workspace = new URL('../../../', import.meta.url)
const version = '0.1.0'

export interface RunningServer {
  readonly siteUrl: string
  /** Takes no more requests, finishes those under way, then lets go of everything. */
  stop(): Promise<void>
}

/** Starts everything one process runs, in order; what was started is stopped in the opposite one. */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = createLog(config.LOG_LEVEL)
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each()
  }
  try {
    return { siteUrl: await start(config, log, stops), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(config: Config, log: Log, stops: (() => Promise<unknown>)[]): Promise<string> {
  const url = config.DATABASE_URL ?? (await startOwnDatabase(config, log, stops))
  await migrate(url)
  const db = connect({ url, poolSize: config.DATABASE_POOL, log })
  stops.push(() => db.close())
  const clock = await createDatabaseClock(db.pool)
  stops.push(async () => clock.stop())

  // The address must be known before the sign-in provider is, and the provider before the app: take the port first.
  const ports = { site: await freePort(config.PORT, config.HOST), partner: 0 }
  const siteUrl = config.SITE_URL ?? `http://localhost:${ports.site}`
  const sandbox = config.demo ? await startOwnSandbox(config, siteUrl, log, stops) : null
  const metrics = createMetrics()
  const receipts = await loadReceiptSigner(db.pool, config.RECEIPT_KEY)
  const provider = sandbox ?? givenProvider(config)
  const app = createApp({
    db,
    clock,
    log,
    receipts,
    provider,
    siteUrl,
    version,
    metrics,
    trustedProxies: config.TRUSTED_PROXIES,
  })

  if (config.demo) await seedDemo(db, { issuer: provider.issuer, now: clock.now() })
  const background = await startBackground({ url, log })
  stops.push(() => background.stop())
  await background.repeat('purge-expired', '17 * * * *', () => purgeExpired(db.pool))
  if (config.demo) {
    await background.repeat('hold-demo-exams', '* * * * *', () =>
      seedDemo(db, { issuer: provider.issuer, now: clock.now() }),
    )
  }
  const sweep = sweepEvery(1_000, async () => metrics.settled((await app.exams.sweep()).settled), log)
  stops.push(() => sweep.stop())

  const front = createFront({ app, log, files: await builtFiles(), site: await builtSite(app, log) })
  await listen(front, ports.site, config.HOST, stops)
  const partnerUrl = config.demo ? await startPartnerPage(config, siteUrl, stops) : null
  const addresses = { site: siteUrl, partner: partnerUrl, sandbox: sandbox?.url ?? null }
  if (config.PROSTUTI_READY_LINE === '1') console.info(JSON.stringify({ event: 'ready', ...addresses }))
  else printWelcome(addresses)
  return siteUrl
}

async function startOwnDatabase(config: Config, log: Log, stops: (() => Promise<unknown>)[]): Promise<string> {
  const embedded = await startEmbeddedDatabase({ folder: join(config.PROSTUTI_DATA, 'database'), log })
  stops.push(() => embedded.stop())
  return embedded.url
}

/** The sandbox is loaded only where it runs: production carries none of it. */
async function startOwnSandbox(config: Config, siteUrl: string, log: Log, stops: (() => Promise<unknown>)[]) {
  const { startSandbox } = await import('./sandbox/sign-in/index.ts')
  const { SANDBOX_PORT: port, HOST: host, production } = config
  const sandbox = await startSandbox({ port, host, siteUrl, log, production })
  stops.push(() => sandbox.close())
  return { ...sandbox, allowInsecure: true, tokenInfoUrl: `${sandbox.url}/tokeninfo` }
}

function givenProvider(config: Config): ProviderSettings {
  return {
    issuer: config.PROVIDER_ISSUER!,
    clientId: config.PROVIDER_CLIENT_ID!,
    clientSecret: config.PROVIDER_CLIENT_SECRET,
  }
}

async function startPartnerPage(
  config: Config,
  siteUrl: string,
  stops: (() => Promise<unknown>)[],
): Promise<string | null> {
  const file = new URL('examples/01-plain-html/index.html', workspace)
  if (!existsSync(file)) return null
  const port = await listen(createPartnerPage({ file, siteUrl }), config.PARTNER_PORT, '127.0.0.1', stops)
  return `http://127.0.0.1:${port}`
}

async function builtFiles() {
  const builds = [
    { folder: 'packages/widgets/dist/embed', prefix: '/embed/v1/', shared: true },
    { folder: 'site/dist/client', prefix: '/' },
  ].map(build => ({ ...build, folder: fileURLToPath(new URL(build.folder, workspace)) }))
  return Promise.all(builds.filter(build => existsSync(build.folder)).map(serveFiles))
}

async function builtSite(app: ReturnType<typeof createApp>, log: Log) {
  const entry = new URL('site/dist/server/entry.mjs', workspace)
  if (!existsSync(entry)) {
    log.warn('the site is not built: only the API is served')
    return null
  }
  const { handler } = (await import(pathToFileURL(fileURLToPath(entry)).href)) as { handler: SiteHandler }
  return serveSite(handler, app)
}

/** The wanted port, or one that is free now when any will do. */
async function freePort(wanted: number, host: string): Promise<number> {
  if (wanted !== 0) return wanted
  const { createServer } = await import('node:net')
  const probe = createServer().listen(0, host)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

async function listen(server: Server, port: number, host: string, stops: (() => Promise<unknown>)[]): Promise<number> {
  server.listen(port, host)
  await Promise.race([
    once(server, 'listening'),
    once(server, 'error').then(([error]) => {
      throw error.code === 'EADDRINUSE'
        ? new Error(
            `Port ${port} is taken by another program. Stop it, or choose another with PORT, PARTNER_PORT, SANDBOX_PORT.`,
          )
        : error
    }),
  ])
  stops.push(async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeIdleConnections()
    await closed
  })
  return (server.address() as AddressInfo).port
}
