import type { OpenApiDocument } from '@prostuti/contract'
import type { Bases } from '@prostuti/contract/api-base'
import { Hono } from 'hono'
import { createAuthParts, defaultPictureHosts, noApps } from '../features/auth/index.ts'
import { coinLedger, findValidationFault, lockOrder } from '../features/billing/index.ts'
import type { ExternalLinks } from '../features/core/index.ts'
import { createEmbargoedQuestions, createExamParts, createOpenedQuestions } from '../features/exams/index.ts'
import { toggleLike } from '../features/feed/index.ts'
import { createPushParts } from '../features/notifications/index.ts'
import type { Clock } from '../platform/db/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { createRouter } from '../platform/http/api/router.ts'
import type { FastPath } from '../platform/http/fast-path/index.ts'
import { createCallLimits } from '../platform/http/limits/call-limits.ts'
import { describeOnce, serveOpenApi } from '../platform/http/openapi.ts'
import type { PublicCache } from '../platform/http/public-cache.ts'
import { serveMetrics } from '../platform/metrics/serve-metrics.ts'
import { createTaskWorker, type TaskWorker } from '../platform/tasks/task-worker.ts'
import type { AppOptions, AppParts } from './app-options.ts'
import { createFeatures, createSharedCache, type Features, listFeatures } from './features.ts'
import { whyNotReady } from './readiness.ts'
import { serveAssetLinks } from './serve-asset-links.ts'

export type { AppOptions, AppParts, ReplaceParts } from './app-options.ts'

export interface App extends Omit<Features, 'tasks'> {
  readonly features: Features
  /** Cache of the replies and pages that all visitors share. */
  readonly shared: PublicCache
  /** Everything below `/api/`, and what operators ask for. */
  readonly http: Hono
  /** The shorter route of submissions and drafts; asked before `http`. */
  readonly fastPath: FastPath
  /** Ends what the features keep open for as long as the process runs. */
  end(): Promise<unknown>
  /** Does the long work that staff ask for. */
  readonly tasks: TaskWorker
  readonly db: Database
  readonly clock: Clock
  /** Where the API answers, by the names of the cookie `api_base`. */
  readonly bases: Bases
  /** Where people's pictures may come from. */
  readonly pictureHosts: readonly string[]
  readonly links: ExternalLinks
  readonly version: string
  /** The description of the API. */
  readonly openApi: () => OpenApiDocument
}

function createParts(db: Database, clock: Clock): AppParts {
  return {
    ...createAuthParts(db.pool, clock),
    ...createExamParts(db, clock),
    ...createPushParts(db),
    embargoed: createEmbargoedQuestions(db.pool),
    opened: createOpenedQuestions(db.pool),
    coins: coinLedger,
    findValidationFault,
    lockOrder,
    toggleLike,
    changePersonRows: rules => rules,
  }
}

/** The whole API: the features, what operators ask for, and the router over both. */
export function createApp(options: AppOptions): App {
  const { db, clock, log, siteUrl, version, metrics } = options
  const ownParts = createParts(db, clock)
  const parts: AppParts = { ...ownParts, ...options.replaceParts?.(ownParts, db) }
  const shared = createSharedCache(options)
  const features = createFeatures(options, parts, shared)
  const all = listFeatures(features)
  const api = createRouter({
    implementations: all.flatMap(feature => feature.implementations),
    authenticate: features.auth.authenticate,
    shared,
    clock,
    log,
    checkReturns: options.checkReturns,
    fastPath: options.fastPath,
    trustedProxies: options.trustedProxies,
    limits: options.limits === undefined ? createCallLimits({ pool: db.pool }) : options.limits,
    observe: metrics?.observe,
  })
  const handlers = [...all.flatMap(feature => feature.taskHandlers ?? []), ...(options.taskHandlers ?? [])]
  const http = new Hono()
  http.get('/healthz', c => c.text('ok'))
  http.get('/readyz', async c => {
    const why = await whyNotReady({ db, clock, isStopping: options.isStopping })
    return c.text(why ? `not ready: ${why}` : 'ready', why ? 503 : 200)
  })
  if (metrics && options.metricsToken) serveMetrics(http, metrics, options.metricsToken)
  serveAssetLinks(http, options.apps ?? noApps)
  const openApi = describeOnce({ version, siteUrl })
  serveOpenApi(http, openApi)
  http.route('/api', api.http)
  return {
    ...features,
    features,
    shared,
    http,
    fastPath: api.fastPath,
    end: () => Promise.all(all.map(feature => feature.end?.())),
    tasks: createTaskWorker({ pool: db.pool, log, handlers }),
    db,
    clock,
    bases: { main: '/api/', ...options.otherBases },
    pictureHosts: options.pictureHosts ?? defaultPictureHosts,
    links: options.links ?? {},
    version,
    openApi,
  }
}
