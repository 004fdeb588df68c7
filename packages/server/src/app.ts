import { Hono } from 'hono'
import { type Auth, createAuth, type ProviderSettings, readUser } from './auth/index.ts'
import { createGetConfig } from './core/get-config.ts'
import type { Metrics } from './core/metrics.ts'
import { createOpenApi } from './core/openapi.ts'
import type { Clock } from './db/clock.ts'
import type { Database } from './db/database.ts'
import { type CanJoin, createEmbargoedQuestions, createExams, type Exams } from './exams/index.ts'
import type { ReceiptSigner } from './exams/receipts.ts'
import { createRouter, type Router } from './http/router.ts'
import type { Log } from './log.ts'
import { createPartners, type Partners } from './partners/index.ts'
import { createPublishedPrograms, createShareProgram } from './programs/index.ts'
import { createQuestions } from './questions/index.ts'

export interface AppOptions {
  db: Database
  clock: Clock
  log: Log
  receipts: ReceiptSigner
  provider: ProviderSettings
  /** Where people reach the site, without a slash at the end. */
  siteUrl: string
  version: string
  metrics?: Metrics
  trustedProxies?: number
  /** Until billing stands: what costs nothing may be joined. */
  canJoin?: CanJoin
  /** Tests check what goes out against the contract, too. */
  checkReturns?: boolean
}

export interface App {
  /** Everything below `/api/`, and what operators ask for. */
  readonly http: Hono
  /** The shorter way to calls whose address stands in the table as it is. */
  readonly direct: Router['direct']
  readonly exams: Exams
  readonly auth: Auth
  readonly partners: Partners
  readonly db: Database
}

const freeOnly: CanJoin = async (_, exam) => exam.isFree || exam.cost === 0

/** Wires the features: each knows those before it, and hands what later ones must fulfil in from here. */
export function createApp(options: AppOptions): App {
  const { db, clock, log, provider, siteUrl, version, metrics, checkReturns } = options
  const auth = createAuth({ pool: db.pool, clock, log, provider, siteUrl })
  const partners = createPartners({ pool: db.pool, clock })
  const questions = createQuestions({ db, clock, embargoed: createEmbargoedQuestions(db.pool) })
  const publishedPrograms = createPublishedPrograms(db)
  const exams = createExams({
    db,
    clock,
    log,
    receipts: options.receipts,
    questions,
    siteUrl,
    canJoin: options.canJoin ?? freeOnly,
    publishedPrograms,
    presentUser: viewer => readUser(db.pool, viewer.id),
  })
  const served = [auth, partners, questions, exams].flatMap(feature => feature.implementations)
  const implementations = [
    ...served,
    createShareProgram({ published: publishedPrograms, siteUrl }),
    createGetConfig(version),
  ]
  const api = createRouter({
    implementations,
    authenticate: auth.authenticate,
    clock,
    log,
    checkReturns,
    trustedProxies: options.trustedProxies,
    observe: metrics?.observe,
  })
  const http = new Hono()
  http.get('/healthz', c => c.text('ok'))
  http.get('/readyz', async c => {
    const isReady = clock.isTrusted() && (await answers(db))
    return c.text(isReady ? 'ready' : 'not ready', isReady ? 200 : 503)
  })
  if (metrics) http.get('/metrics', async c => c.text(await metrics.text()))
  http.get('/api/openapi.json', c => c.json(createOpenApi({ version, siteUrl })))
  http.route('/api', api.http)
  return { http, direct: api.direct, exams, auth, partners, db }
}

async function answers({ pool }: Database): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  )
}
