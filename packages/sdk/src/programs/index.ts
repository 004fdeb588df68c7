export {
  aimedDay,
  type DatedEntriesApi,
  type DatedThing,
  type DatedWishes,
  datedEntriesOf,
} from './dated-entries-api.ts'
export {
  type FaqFilter,
  type OwnReview,
  type ProgramListFilter,
  type ProgramsApi,
  programsApiOf,
} from './programs-api.ts'
export { staffOfPrograms } from './staff-api.ts'
export {
  type FaqChanges,
  type NewFaq,
  type StaffFaqFilter,
  type StaffFaqsApi,
  staffFaqsApiOf,
} from './staff-faqs-api.ts'
export {
  type NewProgram,
  type ProgramChanges,
  type StaffProgramFilter,
  type StaffProgramsApi,
  staffProgramsApiOf,
} from './staff-programs-api.ts'
export { type StaffReviewFilter, type StaffReviewsApi, staffReviewsApiOf } from './staff-reviews-api.ts'
export {
  type NewRoutine,
  type RoutineChanges,
  type StaffRoutineFilter,
  type StaffRoutinesApi,
  staffRoutinesApiOf,
} from './staff-routines-api.ts'
