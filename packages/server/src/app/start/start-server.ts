import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedDatabase } from '@prostuti/embedded-database'
import type { NativeApps, ProviderSettings } from '../../features/auth/index.ts'
import { openGateway } from '../../features/billing/gateway/index.ts'
import { loadReceiptSigner } from '../../features/exams/index.ts'
import { loadVapidKeys, type PushSettings } from '../../features/notifications/index.ts'
import { demoPartner, partnersOfSettings, registerPartners } from '../../features/partners/index.ts'
import { checkSearch } from '../../features/questions/index.ts'
import { searchConnections } from '../../features/study/index.ts'
import { appVersion } from '../../platform/app-version.ts'
import { checkDatabase } from '../../platform/db/check-database.ts'
import { createDatabaseClock } from '../../platform/db/clock.ts'
import { connect, type Database } from '../../platform/db/database.ts'
import { explainDatabaseError } from '../../platform/db/explain-database-error.ts'
import { explainFolderError } from '../../platform/db/explain-folder-error.ts'
import { createCallLimits } from '../../platform/http/limits/call-limits.ts'
import { listen, type Stop } from '../../platform/http/server/listen.ts'
import { freePort, type WantedPort } from '../../platform/http/server/ports.ts'
import { createBucket } from '../../platform/images/index.ts'
import { createLog, type Log } from '../../platform/log.ts'
import { giveMemoryBack } from '../../platform/metrics/give-memory-back.ts'
import { createMetrics, type Metrics } from '../../platform/metrics/metrics.ts'
import { createMetricsServer } from '../../platform/metrics/serve-metrics.ts'
import { createApp } from '../app.ts'
import type { AppOptions } from '../app-options.ts'
import type { Config } from '../config.ts'
import { builtFiles, builtSite } from '../http-server/builds.ts'
import { createHttpServer } from '../http-server/http-server.ts'
import { migrate } from '../migrate.ts'
import type { Start } from './start.ts'
import { loadDemo, startOwnSandbox, startPartnerPage } from './start-demo.ts'
import { startWork } from './start-work.ts'
import { readSurroundings } from './surroundings.ts'
import { printWelcome } from './welcome.ts'

export interface RunningServer {
  readonly siteUrl: string
  /** Gives its ports free, finishes what is under way, then lets go of everything; within 15 s. */
  stop(): Promise<void>
}

/** So long what is under way may take when the process stops. */
const worksEndMs = 10_000

/**
 * Starts everything one process runs.
 *
 * @throws StartError when a setting or what it names does not allow it
 */
export async function startServer(config: Config, log: Log = createLog(config.LOG_LEVEL)): Promise<RunningServer> {
  const starting: Start = { config, log, works: [], stops: [], isStopping: false }
  const stop = async () => {
    starting.isStopping = true
    const end = (each: Stop) => each().catch(error => log.error({ err: error }, 'a part did not stop cleanly'))
    // A database that is silent keeps a sweep waiting for longer than this process has.
    await Promise.race([Promise.all(starting.works.splice(0).map(end)), pause(worksEndMs)])
    for (const each of starting.stops.splice(0).reverse()) await end(each)
  }
  try {
    return { siteUrl: await start(starting), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(starting: Start): Promise<string> {
  const { config, log, stops, works } = starting
  // Before anything is made or waited for. The site's address must be known before the sign-in provider is, and that before the app.
  const ports = await choosePorts(config)
  const url = config.DATABASE_URL ?? (await startOwnDatabase(starting))
  if (config.DATABASE_URL) await checkDatabase(url)
  await orExplain(url, () => migrate(url))
  const metrics = createMetrics()
  // Where learners sit, a fault of ours is counted and reported; everywhere else it stops the call that has it.
  const onPoolUseInTransaction = config.production
    ? (fault: Error) => {
        metrics.poolUsedInTransaction()
        log.error({ reason: fault.message }, 'code within a transaction asked the pool for a second connection')
      }
    : undefined
  const db = connect({ url, poolSize: config.DATABASE_POOL, log, onPoolUseInTransaction })
  const searchDb = connect({ url, log, onPoolUseInTransaction, ...searchConnections })
  // Whatever was cut off may still hold a connection; it ends with the process.
  stops.push(() => Promise.race([Promise.all([db.close(), searchDb.close()]), pause(2_000)]))
  await orExplain(url, () => checkSearch(db.pool))
  const clock = await createDatabaseClock(db.pool, { log })
  stops.push(async () => clock.stop())

  const siteUrl = config.SITE_URL ?? `http://localhost:${ports.site.port}`
  const sandbox = config.demo ? await startOwnSandbox(starting, siteUrl) : null
  const provider = sandbox ?? givenProvider(config)
  const receipts = await loadReceiptSigner(db.pool, config.RECEIPT_KEY)
  const { TRUSTED_PROXIES: trustedProxies, METRICS_TOKEN: metricsToken } = config
  const maxStreams = config.MAX_STREAMS
  const visitorsPerSecond = config.VISITOR_CALLS_PER_SECOND
  const limits = createCallLimits({ pool: db.pool, visitorsPerSecond })
  const pictureHosts = config.PICTURE_HOSTS
  const gateway = openGateway({ store: config.gateway ?? sandbox?.gateway, siteUrl, log })
  const surroundings = await readSurroundings(starting, db)
  const app = createApp({
    pictureHosts,
    sheetsHost: config.SHEETS_HOST,
    privateHosts: !config.production,
    ...bucketOf(config),
    links: linksOf(config),
    apps: appsOf(config),
    push: await pushOf(config, { db, siteUrl, sandboxUrl: sandbox?.url }),
    otherBases: { test: config.API_BASE_TEST, local: config.API_BASE_LOCAL },
    searchDb,
    ...{
      db,
      clock,
      log,
      receipts,
      provider,
      gateway,
      siteUrl,
      version: appVersion,
      metrics,
      metricsToken,
      trustedProxies,
      limits,
      maxStreams,
      surroundings,
    },
    isStopping: () => starting.isStopping,
  })

  const demo = config.demo ? await loadDemo(starting, { app, url, provider, clock, receipts }) : null
  await demo?.()
  startWork(starting, app, demo)
  const httpServer = createHttpServer({ app, log, files: await builtFiles(), site: await builtSite(app, log) })
  works.push((await listen(httpServer, ports.site)).stop, () => app.end())
  await startMetrics(starting, metrics)
  const partner = config.demo ? await startPartnerPage(starting, siteUrl) : null
  const demoPartners = partner ? [demoPartner(partner)] : []
  await registerPartners(db.pool, [
    ...partnersOfSettings(config.PARTNER_ORIGINS, config.PARTNER_REDIRECT_URIS),
    ...demoPartners,
  ])
  const memory = giveMemoryBack()
  works.push(async () => memory.stop())
  announce(config, { site: siteUrl, partner, sandbox: sandbox?.url ?? null })
  return siteUrl
}

/** Where pictures lie, unless in the database. */
function bucketOf(config: Config): Pick<AppOptions, 'imageBucket'> {
  const { IMAGE_BUCKET: bucket, IMAGE_BUCKET_KEY_ID: accessKeyId, IMAGE_BUCKET_SECRET: secretAccessKey } = config
  if (!bucket || !accessKeyId || !secretAccessKey) return {}
  const endpoint = config.IMAGE_BUCKET_ENDPOINT
  const pathStyle = config.IMAGE_BUCKET_PATH_STYLE === 'on'
  const settings = { bucket, accessKeyId, secretAccessKey, region: config.IMAGE_BUCKET_REGION, pathStyle }
  return { imageBucket: createBucket({ ...settings, ...(endpoint && { endpoint }) }) }
}

/** Our pages elsewhere, and ways to reach a person, by the names that clients know; those that are set. */
function linksOf(config: Config): Record<string, string> {
  const { MORE_APPS_URL, SOCIAL_PAGE_URL, SOCIAL_GROUP_URL, SUPPORT_EMAIL, SUPPORT_PHONE } = config
  const links = {
    ...{ more_apps: MORE_APPS_URL, social_page: SOCIAL_PAGE_URL, social_group: SOCIAL_GROUP_URL },
    support_email: SUPPORT_EMAIL && `mailto:${SUPPORT_EMAIL}`,
    support_phone: SUPPORT_PHONE && `tel:${SUPPORT_PHONE.replaceAll(' ', '-')}`,
  }
  return Object.fromEntries(Object.entries(links).flatMap(([name, url]) => (url ? [[name, url]] : [])))
}

/** The native app; the demo has a link that no phone opens. */
function appsOf({ APP_LINKS, ANDROID_PACKAGE, ANDROID_FINGERPRINTS, demo }: Config): NativeApps {
  return {
    links: demo && APP_LINKS.length === 0 ? ['prostuti-demo://signed-in'] : APP_LINKS,
    android: ANDROID_PACKAGE ? { packageName: ANDROID_PACKAGE, fingerprints: ANDROID_FINGERPRINTS } : null,
  }
}

interface PushSurroundings {
  readonly db: Database
  readonly siteUrl: string
  /** Where the sandbox's push services answer. */
  readonly sandboxUrl: string | undefined
}

async function pushOf(config: Config, { db, siteUrl, sandboxUrl }: PushSurroundings): Promise<PushSettings> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, SUPPORT_EMAIL: support } = config
  const keys = await loadVapidKeys(db.pool, publicKey && privateKey ? { publicKey, privateKey } : null)
  const subject = config.VAPID_SUBJECT ?? (support ? `mailto:${support}` : siteUrl.replace(/^http:/, 'https:'))
  const account = config.FCM_SERVICE_ACCOUNT
  return {
    vapid: { ...keys, subject },
    hosts: [...config.PUSH_HOSTS, ...(sandboxUrl ? [sandboxUrl] : [])],
    fcm: account ? { account, url: config.FCM_URL } : null,
  }
}

/** Each server's port, free at this moment. */
async function choosePorts({ PORT, HOST, SANDBOX_PORT, PARTNER_PORT, METRICS_PORT, demo }: Config) {
  const site: WantedPort = { setting: 'PORT', port: PORT, host: HOST }
  const others: WantedPort[] = [
    { setting: 'SANDBOX_PORT', port: SANDBOX_PORT, host: HOST },
    { setting: 'PARTNER_PORT', port: PARTNER_PORT, host: '127.0.0.1' },
  ]
  const port = await freePort(site)
  if (demo) for (const each of others) await freePort(each)
  if (METRICS_PORT !== undefined) await freePort({ setting: 'METRICS_PORT', port: METRICS_PORT, host: '127.0.0.1' })
  return { site: { ...site, port } }
}

async function orExplain<T>(url: string, work: () => Promise<T>): Promise<T> {
  return work().catch(error => {
    throw explainDatabaseError(error, url)
  })
}

async function startOwnDatabase({ config, log, stops }: Start): Promise<string> {
  const folder = join(config.PROSTUTI_DATA, 'database')
  const embedded = await startEmbeddedDatabase({ folder, log }).catch(error => {
    throw explainFolderError(error, config.PROSTUTI_DATA)
  })
  stops.push(() => embedded.stop())
  return embedded.url
}

function givenProvider(config: Config): ProviderSettings {
  return {
    issuer: config.PROVIDER_ISSUER!,
    clientId: config.PROVIDER_CLIENT_ID!,
    clientSecret: config.PROVIDER_CLIENT_SECRET,
  }
}

async function startMetrics({ config, works }: Start, metrics: Metrics): Promise<void> {
  const { METRICS_PORT: port } = config
  if (port === undefined) return
  const wanted: WantedPort = { setting: 'METRICS_PORT', port, host: '127.0.0.1' }
  works.push((await listen(createMetricsServer(metrics), wanted)).stop)
}

function announce(config: Config, addresses: Parameters<typeof printWelcome>[0]): void {
  if (config.PROSTUTI_READY_LINE === '1') console.info(JSON.stringify({ event: 'ready', ...addresses }))
  else printWelcome(addresses)
}
