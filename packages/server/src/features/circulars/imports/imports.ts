import type { Implementation } from '../../../platform/http/call/implement.ts'
import type { TaskHandler } from '../../../platform/tasks/tasks.ts'
import { createChangeCircularImports } from './change-import.ts'
import type { CircularImportDeps } from './import-deps.ts'
import { createCircularImportFiles } from './import-files.ts'
import { createReadCircularImports } from './list-imports.ts'
import { createReadCirculars } from './read-sheet-task.ts'
import { createWriteCirculars } from './write-circulars-task.ts'

/** Sheets of circulars: read, judged row by row, mended cell by cell, imported whole or not at all, undone. */
export interface CircularImports {
  readonly implementations: Implementation[]
  readonly taskHandlers: TaskHandler[]
}

export function createCircularImports(deps: CircularImportDeps): CircularImports {
  return {
    implementations: [
      ...createReadCircularImports(deps),
      ...createChangeCircularImports(deps),
      ...createCircularImportFiles(deps),
    ],
    taskHandlers: [createReadCirculars(deps), createWriteCirculars(deps)],
  }
}
