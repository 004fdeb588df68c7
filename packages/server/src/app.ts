import type { Bases } from '@prostuti/contract/api-base'
import { Hono } from 'hono'
import { registry } from './accounts/index.ts'
import { createRouter } from './api/router.ts'
import type { AppOptions, AppParts } from './app-options.ts'
import { createListAudit } from './audit/index.ts'
import { createAuthParts } from './auth/index.ts'
import { createReadTasks } from './background/read-tasks.ts'
import { taskQueue } from './background/task-queue.ts'
import { createTaskWorker, type TaskWorker } from './background/task-worker.ts'
import { coinLedger, findValidationFault, lockOrder } from './billing/index.ts'
import { defaultPictureHosts } from './config.ts'
import { createGetConfig, type ExternalLinks } from './core/get-config.ts'
import { createGetConstants } from './core/get-constants.ts'
import { createListFeedback } from './core/list-feedback.ts'
import { serveOpenApi } from './core/openapi.ts'
import { whyNotReady } from './core/readiness.ts'
import { createSendFeedback } from './core/send-feedback.ts'
import { serveMetrics } from './core/serve-metrics.ts'
import { createFeatures, type Features } from './create-features.ts'
import { createDashboard } from './dashboard/index.ts'
import type { Clock } from './db/clock.ts'
import type { Database } from './db/database.ts'
import { createEmbargoedQuestions, createExamParts, createOpenedQuestions } from './exams/index.ts'
import type { FastPath } from './fast-path/index.ts'
import { createImages } from './images/index.ts'
import { createCallLimits } from './limits/call-limits.ts'

export type { AppOptions, AppParts, ReplaceParts } from './app-options.ts'

export interface App extends Features {
  /** Everything below `/api/`, and what operators ask for. */
  readonly http: Hono
  /** The shorter route of submissions and drafts; asked before `http`. */
  readonly fastPath: FastPath
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
}

function createParts(db: Database, clock: Clock): AppParts {
  return {
    ...createAuthParts(db.pool, clock),
    ...createExamParts(db, clock),
    embargoed: createEmbargoedQuestions(db.pool),
    opened: createOpenedQuestions(db.pool),
    coins: coinLedger,
    findValidationFault,
    lockOrder,
    accountRules: registry,
  }
}

/** The whole API: the features, what operators ask for, and the router over both. */
export function createApp(options: AppOptions): App {
  const { db, clock, log, siteUrl, version, metrics } = options
  const ownParts = createParts(db, clock)
  const parts: AppParts = { ...ownParts, ...options.replaceParts?.(ownParts, db) }
  const features = createFeatures(options, parts)
  const { questions, exams, programs, billing, study, auth, partners, shared } = features
  const links = options.links ?? {}
  const images = createImages({ db, clock })
  const dashboard = createDashboard({ db, clock }, taskQueue)
  const served = [auth, partners, questions, exams, programs, billing, study, images].flatMap(
    feature => feature.implementations,
  )
  const implementations = [
    ...served,
    createGetConfig(version, { links, payments: options.gateway !== undefined }),
    createGetConstants(db),
    createSendFeedback({ db, clock }),
    createListFeedback({ db }),
    createListAudit({ db }),
    ...dashboard.implementations,
    ...createReadTasks({ db }),
  ]
  const taskHandlers = [
    ...questions.taskHandlers,
    ...exams.taskHandlers,
    ...images.taskHandlers,
    ...dashboard.taskHandlers,
    ...(options.taskHandlers ?? []),
  ]
  const api = createRouter({
    implementations,
    authenticate: auth.authenticate,
    shared,
    clock,
    log,
    checkReturns: options.checkReturns,
    fastPath: options.fastPath,
    trustedProxies: options.trustedProxies,
    limits: options.limits === undefined ? createCallLimits({ pool: db.pool }) : options.limits,
    observe: metrics?.observe,
  })
  const http = new Hono()
  http.get('/healthz', c => c.text('ok'))
  http.get('/readyz', async c => {
    const why = await whyNotReady({ db, clock, isStopping: options.isStopping })
    return c.text(why ? `not ready: ${why}` : 'ready', why ? 503 : 200)
  })
  if (metrics && options.metricsToken) serveMetrics(http, metrics, options.metricsToken)
  serveOpenApi(http, { version, siteUrl })
  http.route('/api', api.http)
  return {
    ...features,
    http,
    fastPath: api.fastPath,
    tasks: createTaskWorker({ pool: db.pool, log, handlers: taskHandlers }),
    db,
    clock,
    bases: { main: '/api/', ...options.otherBases },
    pictureHosts: options.pictureHosts ?? defaultPictureHosts,
    links,
    version,
  }
}
