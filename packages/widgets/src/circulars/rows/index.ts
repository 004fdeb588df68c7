/** A circular in a list, and how its time is said: shared by the board and a circular's page. */
export { CircularRow, postsWords } from './circular-row.tsx'
export { DaysRing } from './days-ring.tsx'
export { jobAddress, type OpensJobs, openJob, siteOf } from './job-address.ts'
export { dayWords, leftWords, momentWords, noonOf, untilWords } from './time-words.ts'
export { useNow } from './use-now.ts'
