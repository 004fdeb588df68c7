import type { AuthParts, NativeApps, PartnerSignIns, ProviderSettings } from '../features/auth/index.ts'
import type { CoinLedger, FindValidationFault, LockOrder, PaymentGateway } from '../features/billing/index.ts'
import type { ExternalLinks } from '../features/core/index.ts'
import type { ExamParts, FindJoinAccess, ReceiptSigner } from '../features/exams/index.ts'
import type { ToggleLike } from '../features/feed/index.ts'
import type { PushParts, PushSettings } from '../features/notifications/index.ts'
import type { DatedFinders } from '../features/programs/index.ts'
import type { EmbargoedQuestions, SolvedQuestions } from '../features/questions/index.ts'
import type { Surroundings } from '../features/system/index.ts'
import type { Clock } from '../platform/db/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { CallLimits } from '../platform/http/limits/call-limits.ts'
import type { Bucket } from '../platform/images/index.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { TableRules } from '../platform/people/person-rules.ts'
import type { TaskHandler } from '../platform/tasks/tasks.ts'

export interface AppOptions {
  db: Database
  /** Where learners' searches run, and circulars are read. Default: `db`, whose connections slow ones would hold. */
  searchDb?: Database
  clock: Clock
  log: Log
  receipts: ReceiptSigner
  provider: ProviderSettings
  /** Where people reach the site, without a slash at the end. */
  siteUrl: string
  version: string
  metrics?: Metrics
  /** Opens `/metrics` to a caller that sends it; without it there is none. */
  metricsToken?: string
  trustedProxies?: number
  /** Other APIs that a developer's cookie `api_base` may lead the site's pages to. Default: none. */
  otherBases?: Partial<Record<'test' | 'local', string>>
  /** Hosts of the sign-in provider's pictures of people; default: Google's. */
  pictureHosts?: readonly string[]
  /** Our pages elsewhere; default: none. */
  links?: ExternalLinks
  /** Native apps that sign people in through the site; default: none. */
  apps?: NativeApps
  /** Where people pay; default: nothing is sold for taka. */
  gateway?: PaymentGateway
  /** How phones are rung; default: not at all. */
  push?: PushSettings
  /** Whether partners' events go to hosts of this machine and of private networks, and without TLS. Default: never. */
  privateHosts?: boolean
  /** Where pictures lie; default: in the database. */
  imageBucket?: Bucket
  /** The origin that Google Sheets are fetched from; default: Google's. */
  sheetsHost?: string
  /** How many calls one caller may make. Default: as `createCallLimits` has it; null: any number, for checks that make them in a rush. */
  limits?: CallLimits | null
  /** What has an exam outside programs. Default: as the features say it that publish them. */
  datedFinders?: DatedFinders
  /** Default: billing's rule. */
  joinAccess?: FindJoinAccess
  /** How soon a change shows in what all visitors read alike, in milliseconds; 0 keeps nothing of it. Default 250. */
  publicFreshMs?: number
  /** Streams of events that this process keeps open at most. Default: `MAX_STREAMS`'s. */
  maxStreams?: number
  /** Whether the process is about to end and wants no more work. */
  isStopping?: () => boolean
  /** Whether submissions and drafts bypass Hono (`fast-path/`). Default true. */
  fastPath?: boolean
  /** Checks replies against the contract; for tests. */
  checkReturns?: boolean
  /** What the process knows of itself. Default: nothing, and no backups. */
  surroundings?: Surroundings
  /** Does kinds of tasks that no feature knows; for tests. */
  taskHandlers?: readonly TaskHandler<string>[]
  /** Replaces some parts by others. Tests inject wrong functions here, to see that a check notices. */
  replaceParts?: ReplaceParts
}

/** The functions on which secrecy, permissions, the count of sheets, ranks, coins and quiet rest. */
export interface AppParts extends AuthParts, ExamParts, PushParts {
  readonly embargoed: EmbargoedQuestions
  readonly opened: SolvedQuestions
  readonly coins: CoinLedger
  /** What distinguishes a payment of an order from any other answer of the gateway. */
  readonly findValidationFault: FindValidationFault
  readonly lockOrder: LockOrder
  readonly toggleLike: ToggleLike
  /** Whether a partner has registered exactly this address. Default: what the table of partners says. */
  readonly isRegisteredRedirect?: (address: string) => Promise<boolean>
  /** Stands in for how partners' tokens are read and taken. Default: the real one. */
  readonly changePartnerSignIns?: ((real: PartnerSignIns) => PartnerSignIns) | undefined
  /** What merging and deletion do with each table. Default: as the features say it. */
  readonly changePersonRows: (rules: readonly TableRules[]) => readonly TableRules[]
}

/** Gets the real parts and returns what stands in for some of them. */
export type ReplaceParts = (parts: AppParts, db: Database) => Partial<AppParts>
