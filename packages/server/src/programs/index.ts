export { createPublishedPrograms } from './published-programs.ts'
