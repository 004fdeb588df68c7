import type { Bases } from '@prostuti/contract/api-base'
import { Hono } from 'hono'
import { createAccountRows, registry } from './accounts/index.ts'
import { createRouter } from './api/router.ts'
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
import {
  type Billing,
  type CoinLedger,
  coinLedger,
  createBilling,
  createExamAccess,
  type FindValidationFault,
  findValidationFault,
  type LockOrder,
  lockOrder,
  type PaymentGateway,
  readBillingProfiles,
} from './billing/index.ts'
import { defaultPictureHosts } from './config.ts'
import { readConstants } from './core/constants.ts'
import { createGetConfig, type ExternalLinks } from './core/get-config.ts'
import { createListNotices } from './core/list-notices.ts'
import type { Metrics } from './core/metrics.ts'
import { createOpenApi } from './core/openapi.ts'
import { createPublicCache, type PublicCache } from './core/public-cache.ts'
import { whyNotReady } from './core/readiness.ts'
import { serveMetrics } from './core/serve-metrics.ts'
import type { Clock } from './db/clock.ts'
import type { Database } from './db/database.ts'
import {
  createEmbargoedQuestions,
  createExamParts,
  createExams,
  createOpenedQuestions,
  createReadPublicState,
  type ExamParts,
  type Exams,
  type FindJoinAccess,
  type ReceiptSigner,
} from './exams/index.ts'
import type { FastPath } from './fast-path/index.ts'
import { type CallLimits, createCallLimits } from './limits/call-limits.ts'
import type { Log } from './log.ts'
import { createPartners, type Partners } from './partners/index.ts'
import {
  createFindHomePrograms,
  createFindLearner,
  createPricedPrograms,
  createPrograms,
  createPublishedPrograms,
  createReadPrograms,
  createSeesProgram,
  type Programs,
} from './programs/index.ts'
import { createQuestions, type EmbargoedQuestions, type SolvedQuestions } from './questions/index.ts'

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
  readonly exams: Exams
  readonly programs: Programs
  readonly billing: Billing
  readonly auth: Auth
  readonly partners: Partners
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
  const questions = createQuestions({ db, clock, embargoed, opened })
  const readState = createReadPublicState(db.pool, clock)
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
  })
  const billing = createBilling({
    ...{ db, clock, log, access, siteUrl, constants: readConstants },
    ...{ coins: parts.coins, findValidationFault: parts.findValidationFault, lockOrder: parts.lockOrder },
    gateway: options.gateway ?? null,
    isRegisteredRedirect: parts.isRegisteredRedirect ?? partners.isRegisteredRedirect,
    exams: exams.catalog,
    programs: programReading,
  })
  const served = [auth, partners, questions, exams, programs, billing].flatMap(feature => feature.implementations)
  const implementations = [
    ...served,
    createGetConfig(version, { links, payments: options.gateway !== undefined }),
    createListNotices(db),
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
  http.get('/api/openapi.json', c => c.json(createOpenApi({ version, siteUrl })))
  http.route('/api', api.http)
  return {
    http,
    fastPath: api.fastPath,
    exams,
    programs,
    billing,
    auth,
    partners,
    shared,
    db,
    clock,
    bases: { main: '/api/', ...options.otherBases },
    pictureHosts,
    links,
  }
}
