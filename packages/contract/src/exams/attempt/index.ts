export * from './merge.ts'
export * from './order.ts'
export * from './sheet-text.ts'
export * from './states.ts'
