export type { PlacedQuestion, Practice } from './practice.ts'
export { type PracticeApi, type PracticeWish, practiceApiOf } from './practice-api.ts'
export type { PracticeEntry, PracticeRecord, PracticeState } from './practice-record.ts'
export { type PracticeStart, type Practices, practicesOf, type UnfinishedPractice } from './practices.ts'
