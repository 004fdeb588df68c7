/** The lists and results as stores: an entry of its own, since a page with nothing but the player needs none of it. */
export {
  createQueries,
  type Drawn,
  type ExamQueries,
  focusManager,
  onlineManager,
  type QueryStore,
  type QueryView,
} from './exams/queries.ts'
