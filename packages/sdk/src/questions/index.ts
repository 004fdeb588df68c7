export {
  type ContributionsApi,
  contributionsApiOf,
  type NewContribution,
  type SheetAbout,
} from './contributions-api.ts'
export { type PublicQuestionsApi, publicQuestionsApiOf } from './public-questions-api.ts'
export {
  type BookmarkedQuestionsFilter,
  type QuestionReport,
  type QuestionsApi,
  questionsApiOf,
} from './questions-api.ts'
export { staffOfQuestions } from './staff-api.ts'
export { type StaffCategoriesApi, staffCategoriesApiOf } from './staff-categories-api.ts'
export {
  type ContributionEdit,
  type ContributionVerdict,
  type StaffContributionsApi,
  staffContributionsApiOf,
} from './staff-contributions-api.ts'
export { type StaffDuplicatesApi, staffDuplicatesApiOf } from './staff-duplicates-api.ts'
export {
  type ExportFilter,
  type QuestionsExport,
  type StaffExportsApi,
  staffExportsApiOf,
} from './staff-exports-api.ts'
export { type FlaggedFilter, type StaffFlagsApi, staffFlagsApiOf } from './staff-flags-api.ts'
export { type StaffImportsApi, staffImportsApiOf } from './staff-imports-api.ts'
export { type StaffPassagesApi, staffPassagesApiOf } from './staff-passages-api.ts'
export {
  type NewQuestion,
  type QuestionEdit,
  type QuestionsChange,
  type QuestionsSelected,
  type StaffQuestionsApi,
  type StaffQuestionsFilter,
  staffQuestionsApiOf,
} from './staff-questions-api.ts'
