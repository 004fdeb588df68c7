import type { Bases } from '@prostuti/contract/api-base'
import { Hono } from 'hono'
import { createAccountRows, registry } from './accounts/index.ts'
import { createRouter } from './api/router.ts'
import { createListAudit } from './audit/index.ts'
import {
  type Auth,
  type AuthParts,
  createAuth,
  createAuthParts,
  createShowPicture,
  type ProviderSettings,
  readUser,
  type TableRules,
} from './auth/index.ts'
import { jobQueue } from './background/job-queue.ts'
import { createJobWorker, type JobWorker } from './background/job-worker.ts'
import type { JobHandler } from './background/jobs.ts'
import { createReadJobs } from './background/read-jobs.ts'
import {
  type Billing,
  type CoinLedger,
  coinLedger,
  countOpenOrders,
  createBilling,
  createExamAccess,
  type FindValidationFault,
  findValidationFault,
  type LockOrder,
  lockOrder,
  type PaymentGateway,
  readBillingProfiles,
} from './billing/index.ts'
import { defaultPictureHosts, defaultSheetsHost } from './config.ts'
import { readConstants } from './core/constants.ts'
import { createGetConfig, type ExternalLinks } from './core/get-config.ts'
import { createListNotices } from './core/list-notices.ts'
import type { Metrics } from './core/metrics.ts'
import { serveOpenApi } from './core/openapi.ts'
import { createPublicCache, type PublicCache, type PublicState } from './core/public-cache.ts'
import { whyNotReady } from './core/readiness.ts'
import { createSendFeedback } from './core/send-feedback.ts'
import { serveMetrics } from './core/serve-metrics.ts'
import { createDashboard } from './dashboard/index.ts'
import type { Clock } from './db/clock.ts'
import type { Database } from './db/database.ts'
import {
  createEmbargoedQuestions,
  createExamParts,
  createExams,
  createMetQuestions,
  createOpenedQuestions,
  createQuestionUses,
  createReadPublicState,
  type ExamParts,
  type Exams,
  type FindJoinAccess,
  type ReceiptSigner,
} from './exams/index.ts'
import type { FastPath } from './fast-path/index.ts'
import { createImages } from './images/index.ts'
import { type CallLimits, createCallLimits } from './limits/call-limits.ts'
import type { Log } from './log.ts'
import { createPartners, type Partners } from './partners/index.ts'
import {
  createFindHomePrograms,
  createFindLearner,
  createFindRoutineExams,
  createPricedPrograms,
  createPrograms,
  createProgramsOf,
  createPublishedPrograms,
  createReadPrograms,
  createSeesProgram,
  createStaffPrograms,
  type Programs,
} from './programs/index.ts'
import { createQuestions, type EmbargoedQuestions, type Questions, type SolvedQuestions } from './questions/index.ts'
import { createFindLastPractised, createReadTopicsVersion, createStudy, type Study } from './study/index.ts'

export interface AppOptions {
  db: Database
  /** Where searches of learners run. Default: `db`, whose connections slow ones would hold. */
  searchDb?: Database
  clock: Clock
  log: Log
  receipts: ReceiptSigner
  provider: ProviderSettings
  /** Where people reach the site, without a slash at the end. */
  siteUrl: string
  version: string
  metrics?: Metrics
  /** Opens `/metrics` to whoever brings it; without it there is none. */
  metricsToken?: string
  trustedProxies?: number
  /** Other APIs that a developer's cookie `api_base` may lead the site's pages to. Default: none. */
  otherBases?: Partial<Record<'test' | 'local', string>>
  /** Hosts of the sign-in provider's pictures of people; default: Google's. */
  pictureHosts?: readonly string[]
  /** Our pages elsewhere; default: none. */
  links?: ExternalLinks
  /** Where people pay; default: nothing is sold for taka. */
  gateway?: PaymentGateway
  /** The origin that Google Sheets are fetched from; default: Google's. */
  sheetsHost?: string
  /** How many calls somebody may make. Default: as `createCallLimits` has it; null: any number, for checks that make them in a rush. */
  limits?: CallLimits | null
  /** Default: billing's rule. */
  joinAccess?: FindJoinAccess
  /** How soon a change shows in what all visitors read alike, in milliseconds; 0 keeps nothing of it. Default 250. */
  publicFreshMs?: number
  /** Whether the process is about to end and wants no more work. */
  isStopping?: () => boolean
  /** Whether submissions and drafts bypass Hono (`fast-path/`). Default true. */
  fastPath?: boolean
  /** Checks replies against the contract; for tests. */
  checkReturns?: boolean
  /** Does kinds of jobs that no feature knows; for tests. */
  jobHandlers?: readonly JobHandler[]
  /** Replaces some parts by others. Tests inject wrong functions here, to see that a check notices. */
  replaceParts?: ReplaceParts
}

/** The functions on which secrecy, permissions, the count of sheets, ranks and coins rest. */
export interface AppParts extends AuthParts, ExamParts {
  readonly embargoed: EmbargoedQuestions
  readonly opened: SolvedQuestions
  readonly coins: CoinLedger
  /** What tells a payment of an order from any other answer of the gateway's. */
  readonly findValidationFault: FindValidationFault
  readonly lockOrder: LockOrder
  /** Whether a partner has registered exactly this address. Default: what the table of partners says. */
  readonly isRegisteredRedirect?: (address: string) => Promise<boolean>
  /** What merging and deletion do with each table. */
  readonly accountRules: readonly TableRules[]
}

/** Gets the real parts and returns what stands in for some of them. */
export type ReplaceParts = (parts: AppParts, db: Database) => Partial<AppParts>

export interface App {
  /** Everything below `/api/`, and what operators ask for. */
  readonly http: Hono
  /** The shorter route of submissions and drafts; asked before `http`. */
  readonly fastPath: FastPath
  readonly questions: Questions
  readonly exams: Exams
  readonly programs: Programs
  readonly billing: Billing
  readonly study: Study
  readonly auth: Auth
  readonly partners: Partners
  /** Does the long work that staff ask for. */
  readonly jobs: JobWorker
  /** Cache of the replies and pages that all visitors share. */
  readonly shared: PublicCache
  readonly db: Database
  readonly clock: Clock
  /** Where the API answers, by the names of the cookie `api_base`. */
  readonly bases: Bases
  /** Where people's pictures may come from. */
  readonly pictureHosts: readonly string[]
  readonly links: ExternalLinks
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

/** What visitors read of topics and questions changes with them as well. */
function withTopics(readState: () => Promise<PublicState>, readTopics: () => Promise<string>) {
  return async (): Promise<PublicState> => {
    const [state, topics] = await Promise.all([readState(), readTopics()])
    return { ...state, version: `${state.version}.${topics}` }
  }
}

/** Wires the features: each knows those before it, and hands what later ones must fulfil in from here. */
export function createApp(options: AppOptions): App {
  const { db, clock, log, provider, siteUrl, version, metrics, checkReturns } = options
  const ownParts = createParts(db, clock)
  const parts: AppParts = { ...ownParts, ...options.replaceParts?.(ownParts, db) }
  const { embargoed, opened, attempts, standings, bookmarks, readWithheld } = parts
  const pictureHosts = options.pictureHosts ?? defaultPictureHosts
  const links = options.links ?? {}
  const showPicture = createShowPicture(pictureHosts)
  const reading = { pool: db.pool, showPicture, billingProfiles: readBillingProfiles }
  const partners = createPartners({ pool: db.pool, clock })
  const met = createMetQuestions(db.pool)
  const questions = createQuestions({
    ...{ db, clock, embargoed, opened, siteUrl, met },
    uses: createQuestionUses(db.pool),
    sheetsHost: options.sheetsHost ?? defaultSheetsHost,
  })
  const readState = withTopics(createReadPublicState(db.pool, clock), createReadTopicsVersion(db.pool))
  const shared = createPublicCache({ readState, clock, freshMs: options.publicFreshMs })
  const access = createExamAccess({ db, clock })
  const programReading = { readPrograms: createReadPrograms(db, shared), findLearner: createFindLearner(db.pool) }
  const exams = createExams({
    ...{ attempts, standings, bookmarks, readWithheld },
    db,
    clock,
    log,
    receipts: options.receipts,
    questions,
    siteUrl,
    joinAccess: options.joinAccess ?? access.joinAccess,
    enrolForExam: access.enrolForExam,
    productsOf: access.productsOf,
    publicCache: shared,
    publishedPrograms: createPublishedPrograms(programReading.readPrograms),
    pricedPrograms: createPricedPrograms(db, shared),
    seesProgram: createSeesProgram(programReading),
    programsOf: createProgramsOf(programReading.findLearner),
    staffPrograms: createStaffPrograms(db),
    jobs: jobQueue,
    findHomePrograms: createFindHomePrograms({ ...programReading, clock }),
    presentUser: viewer => readUser(reading, viewer),
    showPicture,
  })
  const accounts = createAccountRows(exams.ofPeople, parts.accountRules)
  const auth = createAuth({ ...reading, accounts, clock, log, provider, siteUrl, parts })
  const programs = createPrograms({
    ...programReading,
    ...{ db, clock, publicCache: shared, showPicture, siteUrl },
    findProgramExams: exams.findProgramExams,
    countOpenOrders,
    findLastPractised: createFindLastPractised(db.pool),
  })
  const billing = createBilling({
    ...{ db, clock, log, access, siteUrl, constants: readConstants },
    ...{ coins: parts.coins, findValidationFault: parts.findValidationFault, lockOrder: parts.lockOrder },
    gateway: options.gateway ?? null,
    isRegisteredRedirect: parts.isRegisteredRedirect ?? partners.isRegisteredRedirect,
    exams: exams.catalog,
    programs: programReading,
  })
  const study = createStudy({
    ...{ db, clock, questions, met, embargoed },
    searchDb: options.searchDb ?? db,
    publicCache: shared,
    openedSheets: exams.openedSheets,
    routineExams: createFindRoutineExams({ ...programReading, clock }),
    visitorPages(language) {
      const visitor = { language, viewer: async () => null }
      return { exams: exams.pages(visitor), programs: programs.pages(visitor) }
    },
    practiceSources: exams.practiceSources,
  })
  const images = createImages({ db, clock })
  const dashboard = createDashboard({ db, clock }, jobQueue)
  const served = [auth, partners, questions, exams, programs, billing, study, images].flatMap(
    feature => feature.implementations,
  )
  const implementations = [
    ...served,
    createGetConfig(version, { links, payments: options.gateway !== undefined }),
    createListNotices(db),
    createSendFeedback({ db, clock }),
    createListAudit({ db }),
    ...dashboard.implementations,
    ...createReadJobs({ db }),
  ]
  const jobHandlers = [
    ...questions.jobHandlers,
    ...exams.jobHandlers,
    ...images.jobHandlers,
    ...dashboard.jobHandlers,
    ...(options.jobHandlers ?? []),
  ]
  const api = createRouter({
    implementations,
    authenticate: auth.authenticate,
    shared,
    clock,
    log,
    checkReturns,
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
    http,
    fastPath: api.fastPath,
    questions,
    exams,
    programs,
    billing,
    study,
    auth,
    partners,
    jobs: createJobWorker({ pool: db.pool, log, handlers: jobHandlers }),
    shared,
    db,
    clock,
    bases: { main: '/api/', ...options.otherBases },
    pictureHosts,
    links,
  }
}
