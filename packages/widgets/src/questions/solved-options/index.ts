export { SolvedOptions } from './solved-options.tsx'
