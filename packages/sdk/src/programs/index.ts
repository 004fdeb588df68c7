export {
  type FaqFilter,
  type OwnReview,
  type ProgramListFilter,
  type ProgramsApi,
  programsApiOf,
} from './programs-api.ts'
