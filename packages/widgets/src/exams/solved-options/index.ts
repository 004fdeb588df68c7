export { Html } from './html.tsx'
export { SolvedOptions } from './solved-options.tsx'
