export { type Bookmarks, bookmarksOf, type KeptTarget } from './bookmarks/bookmarks.ts'
export { confirmTime } from './clock/confirm-time.ts'
export { createCountdown } from './clock/countdown.ts'
export {
  type BookmarkTarget,
  type ExamListFilter,
  type ExamsApi,
  examsApiOf,
  type ReceiptKey,
  type StandingsFilter,
} from './exams-api.ts'
export { type Connection, createConnection, requestResult } from './journal/connection.ts'
export { carrySheets, forgetSheets, unsentSubmissions } from './journal/sheets-of-person.ts'
export { type PeriodRanksApi, type PeriodRanksFilter, periodRanksOf, periodStandingsIn } from './period-ranks-api.ts'
export { staffOfExams } from './staff-api.ts'
export {
  type ExtraTime,
  type Reopening,
  type StaffAttemptFilter,
  type StaffAttemptsApi,
  staffAttemptsApiOf,
} from './staff-attempts-api.ts'
export {
  type ExamChanges,
  type ExamOrder,
  type NewExam,
  type PickFilter,
  type StaffExamFilter,
  type StaffExamsApi,
  staffExamsApiOf,
} from './staff-exams-api.ts'
export { type StaffRegradesApi, staffRegradesApiOf, type WantedRegrade } from './staff-regrades-api.ts'
