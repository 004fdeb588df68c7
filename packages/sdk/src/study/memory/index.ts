export {
  type DealtReviews,
  type MemoryApi,
  type MistakeFilter,
  memoryApiOf,
  type Review,
  type ReviewFilter,
} from './memory-api.ts'
export { type ReviewAnswer, type Reviews, reviewsOf } from './reviews.ts'
export { shuffledOptions } from './shuffled-options.ts'
