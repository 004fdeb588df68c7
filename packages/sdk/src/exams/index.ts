export { type Bookmarks, bookmarksOf } from './bookmarks/bookmarks.ts'
export {
  type BookmarkTarget,
  type ExamListFilter,
  type ExamsApi,
  examsApiOf,
  type ReceiptKey,
  type StandingsFilter,
} from './exams-api.ts'
export { carrySheets, forgetSheets, unsentSubmissions } from './journal/sheets-of-person.ts'
