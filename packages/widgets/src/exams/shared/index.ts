/** Parts of several exam widgets. */
export { rulesOf } from './exam-rules.ts'
export * from './icons.tsx'
export { onPages } from './on-pages.ts'
export { type ShareOutcome, shareOrCopy } from './share-or-copy.ts'
export { StorageWarning, useStorageFailing } from './storage-warning.tsx'
