/** query-core watches focus and network by itself in browsers; a host without a window reports them through these. */
export { focusManager, onlineManager } from '@tanstack/query-core'
export { type Drawn, type QueryCache, queryCacheOf } from './query-cache.ts'
export type { QueryStore, QueryView } from './query-store.ts'
