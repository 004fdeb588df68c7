/** A circular in a list, and how its time is said: shared by the board and a circular's page. */

export { useNow } from '../../foundation/data/use-now.ts'
export { CircularRow, postsWords } from './circular-row.tsx'
export { DaysRing } from './days-ring.tsx'
export { jobAddress, siteOf } from './job-address.ts'
export { dayWords, leftWords, momentWords, noonOf, untilWords } from './time-words.ts'
