/** What the rank list fetches once several exams count, or a few people. */
export { PeriodRanks } from './period-ranks.tsx'
export { default as styles } from './periods.css?inline'
export const words = 'periods'
