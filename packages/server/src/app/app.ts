import type { Bases } from '@prostuti/contract/api-base'
import { Hono } from 'hono'
import { createAuthParts, defaultPictureHosts } from '../features/auth/index.ts'
import { coinLedger, findValidationFault, lockOrder } from '../features/billing/index.ts'
import { createGetConfig, type ExternalLinks } from '../features/core/get-config.ts'
import { createGetConstants } from '../features/core/get-constants.ts'
import { createListFeedback } from '../features/core/list-feedback.ts'
import { createSendFeedback } from '../features/core/send-feedback.ts'
import { createDashboard } from '../features/dashboard/index.ts'
import { createEmbargoedQuestions, createExamParts, createOpenedQuestions } from '../features/exams/index.ts'
import { createListAudit } from '../platform/audit/index.ts'
import type { Clock } from '../platform/db/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { createRouter } from '../platform/http/api/router.ts'
import type { FastPath } from '../platform/http/fast-path/index.ts'
import { createCallLimits } from '../platform/http/limits/call-limits.ts'
import { serveOpenApi } from '../platform/http/openapi.ts'
import { createImages } from '../platform/images/index.ts'
import { serveMetrics } from '../platform/metrics/serve-metrics.ts'
import { createReadTasks } from '../platform/tasks/read-tasks.ts'
import { taskQueue } from '../platform/tasks/task-queue.ts'
import { createTaskWorker, type TaskWorker } from '../platform/tasks/task-worker.ts'
import { registry } from './accounts/index.ts'
import type { AppOptions, AppParts } from './app-options.ts'
import { createFeatures, type Features } from './create-features.ts'
import { whyNotReady } from './readiness.ts'

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
