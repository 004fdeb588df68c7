/** What is needed while the exam is taken, offline too: one chunk, fetched after the first frame (`late-part.ts`). */
export { Beside } from './beside.tsx'
export { default as styles } from './late.css?inline'
export { Notice } from './notice.tsx'
export { Elsewhere } from './phases/elsewhere.tsx'
export { Sending } from './phases/sending.tsx'
export const words = 'late'
