/** Parts of several exam widgets. */
export { rulesOf } from './exam-rules.ts'
export { onPages } from './on-pages.ts'
export { type ShareOutcome, shareOrCopy } from './share-or-copy.ts'
export { StorageWarning, useStorageFailing } from './storage-warning.tsx'
