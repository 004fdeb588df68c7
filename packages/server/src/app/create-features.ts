import { type Auth, createAuth, createShowPicture, defaultPictureHosts, readUser } from '../features/auth/index.ts'
import {
  type Billing,
  countOpenOrders,
  createBilling,
  createExamAccess,
  createFindHoldings,
  premiumUntil,
  readBillingProfiles,
} from '../features/billing/index.ts'
import { readConstants } from '../features/core/constants.ts'
import {
  createExams,
  createMetQuestions,
  createQuestionUses,
  createReadPublicState,
  type Exams,
} from '../features/exams/index.ts'
import { createPartners, type Partners } from '../features/partners/index.ts'
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
} from '../features/programs/index.ts'
import { createQuestions, type Questions } from '../features/questions/index.ts'
import { createFindPractisedDays, createReadTopicsVersion, createStudy, type Study } from '../features/study/index.ts'
import { createPublicCache, type PublicCache, type PublicState } from '../platform/http/public-cache.ts'
import { taskQueue } from '../platform/tasks/task-queue.ts'
import { createAccountRows } from './accounts/index.ts'
import type { AppOptions, AppParts } from './app-options.ts'
import { defaultSheetsHost } from './config.ts'

export interface Features {
  readonly questions: Questions
  readonly exams: Exams
  readonly programs: Programs
  readonly billing: Billing
  readonly study: Study
  readonly auth: Auth
  readonly partners: Partners
  /** Cache of the replies and pages that all visitors share. */
  readonly shared: PublicCache
}

/** What visitors read of topics and questions changes with them as well. */
function withTopics(readState: () => Promise<PublicState>, readTopics: () => Promise<string>) {
  return async (): Promise<PublicState> => {
    const [state, topics] = await Promise.all([readState(), readTopics()])
    return { ...state, version: `${state.version}.${topics}` }
  }
}

/** Wires the features: each knows those before it, and hands what later ones must fulfil in from here. */
export function createFeatures(options: AppOptions, parts: AppParts): Features {
  const { db, clock, log, provider, siteUrl } = options
  const { embargoed, opened, attempts, standings, bookmarks, readWithheld } = parts
  const showPicture = createShowPicture(options.pictureHosts ?? defaultPictureHosts)
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
  const programReading = {
    readPrograms: createReadPrograms(db, shared),
    findLearner: createFindLearner(db.pool, clock, premiumUntil),
  }
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
    findHoldings: createFindHoldings({ db, clock }),
    publicCache: shared,
    publishedPrograms: createPublishedPrograms(programReading.readPrograms),
    pricedPrograms: createPricedPrograms(db, shared),
    seesProgram: createSeesProgram(programReading),
    programsOf: createProgramsOf(programReading.findLearner),
    staffPrograms: createStaffPrograms(db),
    tasks: taskQueue,
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
    findPractisedDays: createFindPractisedDays(db.pool),
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
  return { questions, exams, programs, billing, study, auth, partners, shared }
}
