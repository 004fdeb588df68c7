export { implementOnce, keyOf } from './implement-once.ts'
export { keyRows } from './key-rows.ts'
export { purgeKeys } from './purge-keys.ts'
