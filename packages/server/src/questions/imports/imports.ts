import type { Implementation } from '../../api/implement.ts'
import type { JobHandler } from '../../background/jobs.ts'
import { createChangeImports } from './change-import.ts'
import type { ImportDeps } from './import-deps.ts'
import { createImportFiles } from './import-files.ts'
import { createImportRows } from './import-rows-job.ts'
import { createImportSheet } from './import-sheet.ts'
import { createGetImport, createListImportRows, createListImports } from './list-imports.ts'
import { createReadSheet } from './read-sheet-job.ts'

/** Sheets of questions: read, judged row by row, imported whole or not at all, undone. */
export interface Imports {
  readonly implementations: Implementation[]
  readonly jobHandlers: JobHandler[]
}

export function createImports(deps: ImportDeps): Imports {
  return {
    implementations: [
      createImportSheet(deps),
      createListImports(deps),
      createGetImport(deps),
      createListImportRows(deps),
      ...createChangeImports(deps),
      ...createImportFiles(deps),
    ],
    jobHandlers: [createReadSheet(deps), createImportRows(deps)],
  }
}
