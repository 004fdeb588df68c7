import type { Feature } from '../../platform/feature.ts'
import type { Viewer } from '../../platform/http/call/viewer.ts'
import { createChangeQuestions } from './bank/change-questions.ts'
import { createCreateQuestion } from './bank/create-question.ts'
import { finishQuestions } from './bank/finish-questions.ts'
import { createGetQuestionInfo } from './bank/get-question-info.ts'
import { createListStaffQuestions } from './bank/list-staff-questions.ts'
import { createMendQuestion, type MendQuestion } from './bank/mend-question.ts'
import { createPassages } from './bank/passages/passages.ts'
import { createPreviewQuestion } from './bank/preview-question.ts'
import { createUndoChanges } from './bank/undo-question-changes.ts'
import { createGetQuestion, createUpdateQuestion } from './bank/update-question.ts'
import { createQuestionBookmarks, type QuestionBookmarks } from './bookmarks.ts'
import { createChangeCategories } from './categories/change-category.ts'
import { createReadCategories } from './categories/read-categories.ts'
import { createTags } from './categories/tags.ts'
import { createContributions } from './contributions/contributions.ts'
import { failLostSheets } from './contributions/sheets/fail-lost-sheets.ts'
import { findSimilarQuestions } from './duplicates/find-similar.ts'
import { createDuplicates } from './duplicates/list-duplicates.ts'
import { createMergeQuestions } from './duplicates/merge-questions.ts'
import { type Explanations, readExplanations } from './explanations.ts'
import { exportedQuestions } from './exported.ts'
import { createExportQuestions } from './exports/export-questions.ts'
import { createPlanExport } from './exports/plan-export.ts'
import { createAnswerFlag } from './flags/answer-question-flag.ts'
import { createFlagQuestion } from './flags/flag-question.ts'
import { createListFlaggedQuestions } from './flags/list-flagged-questions.ts'
import { createListFlags } from './flags/list-flags.ts'
import { createImports } from './imports/imports.ts'
import { failLostImports, purgeImports } from './imports/purge-imports.ts'
import { createListBookmarkedQuestions } from './list-bookmarked-questions.ts'
import { maySeeQuestions } from './may-see-questions.ts'
import { createPublishedQuestions } from './published-questions.ts'
import type { QuestionDeps } from './question-deps.ts'
import { questionRows } from './question-rows.ts'
import {
  type CouldSeeKeys,
  createCouldSeeKeys,
  createRevealKey,
  type RevealKey,
  type SolvedQuestions,
} from './reveal-key.ts'
import { createQuestionReviews, type QuestionReviews } from './review/question-reviews.ts'
import { createReviewQuestion } from './review/review-question.ts'
import { renewSearchKeys } from './search/search-keys.ts'

export { readFoundQuestions } from './bank/found-questions.ts'
export { inCategory, readCategoriesBelow, searchedBy } from './bank/question-filter.ts'
export type { MetQuestions, QuestionUses } from './bank/question-uses.ts'
export { isLiveCategory } from './categories/category-rows.ts'
export { followCategories, type LiveCategory } from './categories/follow-categories.ts'
export { readCategoryNames } from './category-names.ts'
export { waitingPairs } from './duplicates/waiting-pairs.ts'
export { unexplained } from './explanations.ts'
export { fromBijoy, isBijoy } from './imports/bijoy/bijoy.ts'
export { failureMessage } from './imports/verdict-messages.ts'
export { publicSlug } from './public-slug.ts'
export { normalizeText } from './rendering/normalize-text.ts'
export { proseHtml } from './rendering/prose-html.ts'
export { readableText } from './rendering/readable-text.ts'
export { plainText } from './rendering/render-question.ts'
export { escapeAttribute, escapeText } from './rendering/safe-html.ts'
export { sourceOf as formulaSource, typeset } from './rendering/typeset.ts'
export type { EmbargoedQuestions, RevealedKey, RevealKey, SolvedQuestions } from './reveal-key.ts'
export type { QuestionReviews, ReviewSituation } from './review/question-reviews.ts'
export { checkSearch } from './search/check-search.ts'
export { keyOfHasanta, likePatterns, searchKey, storedKey } from './search/search-key.ts'
export { type MaybeSecret, protect, reveal } from './secret.ts'
export { readSubjects, type Subject } from './subjects.ts'
export { categories, passages, questions } from './tables/questions.ts'

export interface QuestionsOptions extends QuestionDeps {
  opened: SolvedQuestions
  /** The origin that Google Sheets are fetched from. */
  sheetsHost: string
}

/** The bank: what it gives the features after it, and the calls that are about questions alone. */
export interface Questions extends Feature {
  readonly revealKey: RevealKey
  readonly couldSeeKeys: CouldSeeKeys
  readonly explanations: Explanations
  /** Whether this person may see a question outside exams: it is published, or they have met it. */
  maySee(viewer: Viewer, question: string, at: number): Promise<boolean>
  readonly bookmarks: QuestionBookmarks
  /** Mends a question of the bank within an exam's transaction. */
  readonly mend: MendQuestion
  /** Questions that exams send to review. */
  readonly reviews: QuestionReviews
  /** Makes what is derived from texts and compares what is new, some at a time; resolves to how many it has dealt with. */
  sweep(signal?: AbortSignal): Promise<number>
}

export function createQuestions({ opened, sheetsHost, ...deps }: QuestionsOptions): Questions {
  const { db, clock, embargoed } = deps
  const rules = { embargoed, published: createPublishedQuestions(db.pool), opened }
  const revealKey = createRevealKey(rules)
  const imports = createImports({ ...deps, sheetsHost })
  const contributions = createContributions({ ...deps, sheetsHost })
  const sweep = async (signal?: AbortSignal) => {
    const finished = (await finishQuestions(deps)) + (await renewSearchKeys(deps))
    return signal?.aborted ? finished : finished + (await findSimilarQuestions(deps))
  }
  return {
    revealKey,
    couldSeeKeys: createCouldSeeKeys(rules),
    explanations: readExplanations(db),
    maySee: async ({ id }, question, at) => (await maySeeQuestions(deps, id, [question], at)).has(question),
    bookmarks: createQuestionBookmarks(db),
    mend: createMendQuestion(deps),
    reviews: createQuestionReviews(db.pool),
    sweep,
    implementations: [
      createListBookmarkedQuestions({ ...deps, clock, revealKey }),
      createListStaffQuestions(deps),
      createCreateQuestion(deps),
      createGetQuestion(deps),
      createUpdateQuestion(deps),
      ...createChangeQuestions(deps),
      createUndoChanges(deps),
      createGetQuestionInfo(deps),
      createPreviewQuestion(deps),
      createReviewQuestion(deps),
      ...createPassages(deps),
      createFlagQuestion(deps),
      ...createListFlags(deps),
      createListFlaggedQuestions(deps),
      createAnswerFlag(deps),
      ...createReadCategories(deps),
      ...createChangeCategories(deps),
      ...createTags(deps),
      ...createDuplicates(deps),
      createMergeQuestions(deps),
      createPlanExport(deps),
      createExportQuestions(deps),
      ...imports.implementations,
      ...contributions.implementations,
    ],
    taskHandlers: [...imports.taskHandlers, ...contributions.taskHandlers],
    sweeps: [{ everyMs: 2_000, run: sweep }],
    purges: [() => failLostImports(db.pool), () => purgeImports(db.pool), () => failLostSheets(db.pool)],
    personRows: questionRows,
    exported: exportedQuestions,
  }
}
