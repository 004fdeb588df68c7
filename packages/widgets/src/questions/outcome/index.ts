/** How many answers were right, and in which subjects: of an exam, and of a practice. */
export { AnswerCounts } from './answer-counts.tsx'
export { SubjectBars } from './subject-bars.tsx'
