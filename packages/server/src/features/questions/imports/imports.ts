import type { Implementation } from '../../../platform/http/call/implement.ts'
import type { TaskHandler } from '../../../platform/tasks/tasks.ts'
import { createChangeImports } from './change-import.ts'
import type { ImportDeps } from './import-deps.ts'
import { createImportFiles } from './import-files.ts'
import { createImportRows } from './import-rows-task.ts'
import { createImportSheet } from './import-sheet.ts'
import { createGetImport, createListImportRows, createListImports } from './list-imports.ts'
import { createReadSheet } from './read-sheet-task.ts'

/** Sheets of questions: read, judged row by row, imported whole or not at all, undone. */
export interface Imports {
  readonly implementations: Implementation[]
  readonly taskHandlers: TaskHandler[]
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
    taskHandlers: [createReadSheet(deps), createImportRows(deps)],
  }
}
