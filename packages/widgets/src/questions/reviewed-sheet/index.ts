/** A sheet beside its key: of an exam, and of a practice. */
export type { Filter } from './review.ts'
export { ReviewedSheet } from './reviewed-sheet.tsx'
