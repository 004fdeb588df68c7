export * from './memory/index.ts'
export * from './practice/index.ts'
export { type ReadingApi, readingApiOf } from './reading-api.ts'
export { type SearchApi, searchApiOf } from './search-api.ts'
