export { createPublishedPrograms } from './published-programs.ts'
export { createShareProgram } from './share-program.ts'
