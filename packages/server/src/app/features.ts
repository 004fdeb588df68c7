import { districtName } from '@prostuti/contract/district-names'
import {
  type Auth,
  createAuth,
  createReadAccount,
  createShowPicture,
  defaultPictureHosts,
  endSession,
  endSessions,
  erasePerson,
  exportedPerson,
  type PartnerNames,
  personRow,
  readUser,
} from '../features/auth/index.ts'
import {
  type Billing,
  countOpenOrders,
  createBilling,
  createExamAccess,
  createFindExamBuyers,
  createFindHoldings,
  createFindPayer,
  createReadLedger,
  createReadPurchases,
  premiumUntil,
  readBillingProfiles,
  readHeld,
} from '../features/billing/index.ts'
import {
  type Circulars,
  createCirculars,
  createFindCircularDates,
  createListCircularAddresses,
} from '../features/circulars/index.ts'
import { createCore, readConstants } from '../features/core/index.ts'
import { createDashboard } from '../features/dashboard/index.ts'
import {
  createExams,
  createFindExaminees,
  createFindSitting,
  createMetQuestions,
  createQuestionUses,
  createReadPublicState,
  createReadServerTimes,
  type Exams,
} from '../features/exams/index.ts'
import { createFeed, createReadTalkOf, type Feed } from '../features/feed/index.ts'
import { createFindNoticeDates, createListNoticeAddresses } from '../features/notices/index.ts'
import { createNotifications, createReadLanguages, type Notifications } from '../features/notifications/index.ts'
import {
  createPartnerSignIns,
  createPartners,
  type PartnerDeps,
  type Partners,
  partnerNames,
  readBelonging,
} from '../features/partners/index.ts'
import { createFindNamed, createPeople } from '../features/people/index.ts'
import {
  createFindAimedDays,
  createFindHomePrograms,
  createFindLearner,
  createFindRoutineExams,
  createFindRoutinesWith,
  createInRoutine,
  createPricedPrograms,
  createPrograms,
  createProgramsOf,
  createPublishedPrograms,
  createRankedPrograms,
  createReadPrograms,
  createSeesProgram,
  createStaffPrograms,
  type DatedFinders,
  type Programs,
} from '../features/programs/index.ts'
import { createQuestions, type Questions } from '../features/questions/index.ts'
import { createFindPractisedDays, createReadTopicsVersion, createStudy, type Study } from '../features/study/index.ts'
import { createSystem, noSurroundings } from '../features/system/index.ts'
import type { Feature } from '../platform/feature.ts'
import { createPublicCache, type PublicCache, type PublicState } from '../platform/http/public-cache.ts'
import type { ExportedTables } from '../platform/people/person-export.ts'
import type { TableRules } from '../platform/people/person-rules.ts'
import { taskQueue } from '../platform/tasks/task-queue.ts'
import { createAccountRows } from './accounts/index.ts'
import type { AppOptions, AppParts } from './app-options.ts'
import { defaultSheetsHost } from './config.ts'
import * as independent from './independent-features.ts'

/** All features, in the order in which they know each other: app, router, work in the background and pages loop over them. */
export interface Features extends IndependentFeatures {
  readonly auth: Auth
  readonly core: Feature
  readonly partners: Partners
  readonly questions: Questions
  readonly exams: Exams
  readonly programs: Programs
  readonly billing: Billing
  readonly study: Study
  readonly circulars: Circulars
  readonly feed: Feed
  readonly notifications: Notifications
  readonly dashboard: Feature
  readonly people: Feature
  readonly system: Feature
}

type IndependentFeatures = {
  readonly [Name in keyof typeof independent]: ReturnType<(typeof independent)[Name]>
}

/** Each feature by itself, for what loops over them. */
export const listFeatures = (features: Partial<Features>): readonly Feature[] => Object.values<Feature>({ ...features })

/**
 * What merging and deletion do with each table, in order: sessions end before the consents that they rest on, a feature's rows
 * go before those of the features that it knows, and people come last.
 */
export function personRowsOf({ auth, ...others }: Features): readonly TableRules[] {
  const known = listFeatures(others).toReversed()
  return [auth, ...known].flatMap(({ personRows }) => personRows).concat(personRow)
}

/** What the file of a person's own data holds of each table. */
export const exportedOf = (features: Features): ExportedTables =>
  Object.assign({ ...exportedPerson }, ...listFeatures(features).map(({ exported }) => exported))

/** What visitors read of topics and questions changes with them as well. */
function withTopics(readState: () => Promise<PublicState>, readTopics: () => Promise<string>) {
  return async (): Promise<PublicState> => {
    const [state, topics] = await Promise.all([readState(), readTopics()])
    return { ...state, version: `${state.version}.${topics}` }
  }
}

/** The cache of the replies and pages that all visitors share. */
export function createSharedCache({ db, clock, publicFreshMs: freshMs }: AppOptions): PublicCache {
  const readState = withTopics(createReadPublicState(db.pool, clock), createReadTopicsVersion(db.pool))
  return createPublicCache({ readState, clock, freshMs })
}

/** Wires the features: each knows those before it, and gets here what a later one fulfils for it. */
export function createFeatures(options: AppOptions, parts: AppParts, shared: PublicCache): Features {
  const { db, clock, log, provider, siteUrl } = options
  const { embargoed, opened, attempts, standings, periodLists, bookmarks, readWithheld } = parts
  const showPicture = createShowPicture(options.pictureHosts ?? defaultPictureHosts)
  const reading = { pool: db.pool, showPicture, billingProfiles: readBillingProfiles }
  const userInfo = (id: bigint) => readUser(reading, { id, scope: 'full' })
  const readDb = options.searchDb ?? db
  const partnerDeps: PartnerDeps = {
    ...{ db, clock, log, privateHosts: options.privateHosts ?? false },
    // Exams know partners, and are there once somebody asks.
    attempts: {
      count: (client, partner) => exams.ofPartners.count(client, partner),
      countAll: () => exams.ofPartners.countAll(),
    },
  }
  const partners = createPartners(partnerDeps)
  const met = createMetQuestions(db.pool)
  const questions = createQuestions({
    ...{ db, clock, embargoed, opened, siteUrl, met },
    uses: createQuestionUses(db.pool),
    sheetsHost: options.sheetsHost ?? defaultSheetsHost,
  })
  const access = createExamAccess({ db, clock })
  const programReading = {
    readPrograms: createReadPrograms(db, shared),
    findLearner: createFindLearner(db.pool, clock, premiumUntil),
  }
  const exams = createExams({
    ...{ attempts, standings, periodLists, bookmarks, readWithheld },
    db,
    clock,
    log,
    receipts: options.receipts,
    questions,
    siteUrl,
    onSettled: options.metrics?.settled,
    readServerTimes: options.metrics && createReadServerTimes(options.metrics),
    joinAccess: options.joinAccess ?? access.joinAccess,
    enrolForExam: access.enrolForExam,
    productsOf: access.productsOf,
    findHoldings: createFindHoldings({ db, clock }),
    publicCache: shared,
    publishedPrograms: createPublishedPrograms(programReading.readPrograms),
    pricedPrograms: createPricedPrograms(db, shared),
    seesProgram: createSeesProgram(programReading),
    programsOf: createProgramsOf(programReading.findLearner),
    rankedPrograms: createRankedPrograms(programReading, premiumUntil),
    staffPrograms: createStaffPrograms(db),
    tasks: taskQueue,
    findHomePrograms: createFindHomePrograms({ ...programReading, clock }),
    presentUser: viewer => readUser(reading, viewer),
    showPicture,
  })
  // Merging and deletion happen once all features are there.
  const accounts = createAccountRows(
    exams.ofPeople,
    () => parts.changePersonRows(personRowsOf(features)),
    () => exportedOf(features),
  )
  const namesOfPartners: PartnerNames = (ids, language) => partnerNames(db.pool, ids, language)
  const signIns = createPartnerSignIns({ ...partnerDeps, siteUrl: new URL(siteUrl).origin })
  const auth = createAuth({
    ...{ ...reading, accounts, clock, log, provider, siteUrl, parts },
    apps: options.apps,
    partnerNames: namesOfPartners,
    partnerSignIns: parts.changePartnerSignIns?.(signIns) ?? signIns,
  })
  const datedFinders: DatedFinders = {
    circular: createFindCircularDates({ db: readDb, clock }),
    ...createFindNoticeDates({ db, clock }),
    ...options.datedFinders,
  }
  const programs = createPrograms({
    ...programReading,
    ...{ db, clock, publicCache: shared, showPicture, siteUrl, datedFinders },
    findProgramExams: exams.findProgramExams,
    countOpenOrders,
    findExamBuyers: createFindExamBuyers(db.pool),
    premiumUntil,
    findPractisedDays: createFindPractisedDays(db.pool),
  })
  const billing = createBilling({
    ...{ db, clock, log, access, siteUrl, constants: readConstants },
    ...{ coins: parts.coins, findValidationFault: parts.findValidationFault, lockOrder: parts.lockOrder },
    gateway: options.gateway ?? null,
    isRegisteredRedirect: parts.isRegisteredRedirect ?? partners.isRegisteredRedirect,
    exams: exams.catalog,
    programs: programReading,
    tasks: taskQueue,
    findNamed: createFindNamed(db.pool),
  })
  const study = createStudy({
    ...{ db, clock, questions, met, embargoed },
    searchDb: readDb,
    publicCache: shared,
    openedSheets: exams.openedSheets,
    routineExams: createFindRoutineExams({ ...programReading, clock }),
    aimedDays: createFindAimedDays({ db, clock, datedFinders }),
    visitorPages(language) {
      const visitor = { language, viewer: async () => null }
      return { exams: exams.pages(visitor), programs: programs.pages(visitor) }
    },
    practiceSources: exams.practiceSources,
    circularAddresses: createListCircularAddresses({ db, clock }),
    noticeAddresses: createListNoticeAddresses({ db, clock }),
  })
  const features: Features = {
    auth,
    core: createCore({
      db,
      clock,
      version: options.version,
      links: options.links,
      payments: options.gateway !== undefined,
    }),
    partners,
    questions,
    exams,
    programs,
    billing,
    study,
    circulars: createCirculars({
      ...{ db, readDb, clock, publicCache: shared },
      inRoutine: createInRoutine(db.pool),
      findRoutinesWith: createFindRoutinesWith(db.pool),
    }),
    feed: createFeed({
      ...{ db, readDb, clock, publicCache: shared, showPicture },
      quoteQuestions: study.quoteQuestions,
      toggleLike: parts.toggleLike,
    }),
    notifications: createNotifications({
      ...{ db, clock, log },
      findSitting: createFindSitting(db.pool),
      findSessions: parts.findSessions,
      maxStreams: options.maxStreams,
      ...{ premiumUntil, staffPrograms: createStaffPrograms(db) },
      ...{ siteUrl, push: options.push ?? null, findCookieViewer: auth.authenticateCookie },
      ...{ claimDue: parts.claimDue, findAttemptEnds: parts.findAttemptEnds, isPushAddress: parts.isPushAddress },
    }),
    dashboard: createDashboard({ db, clock, userInfo, purchases: createReadPurchases(db.pool) }, taskQueue),
    people: createPeople({
      ...{ db, clock, showPicture, billingProfiles: readBillingProfiles, readHeld },
      findPayer: createFindPayer(db.pool),
      findExaminees: createFindExaminees(db.pool),
      account: createReadAccount(db.pool, namesOfPartners),
      async belonging(user, language) {
        const { district, centre } = await readBelonging(db.pool, user, language)
        return { district: district && districtName(district, language), centre: centre?.name ?? null }
      },
      languages: createReadLanguages(db.pool),
      purchases: createReadPurchases(db.pool),
      ledger: createReadLedger(db),
      attempts: exams.attemptsOf,
      talk: createReadTalkOf(db.pool),
      signOut: endSessions,
      signOutDevice: endSession,
      ...{ userInfo, viewAsCookie: auth.viewAsCookie },
      sitsLive: accounts.hasLiveAttempt,
      erase: (client, user) => erasePerson({ accounts, clock }, client, user),
    }),
    system: createSystem({
      ...{ db, clock, version: options.version, metrics: options.metrics, tasks: taskQueue },
      surroundings: options.surroundings ?? noSurroundings,
    }),
    ...createIndependent(options),
  }
  return features
}

function createIndependent(options: AppOptions): IndependentFeatures {
  const made = Object.entries(independent).map(([name, create]) => [name, create(options)])
  return Object.fromEntries(made)
}
