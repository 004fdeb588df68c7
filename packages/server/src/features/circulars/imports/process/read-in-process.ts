import { join } from 'node:path'
import { runSheetChild } from '../../../../platform/sheets/run-sheet-child.ts'

export interface ReadTask {
  readonly file: Uint8Array
  readonly mostRows: number
}

/** A sheet that was read, packed. */
export interface ReadTable {
  readonly table: Uint8Array
  readonly headers: readonly string[]
}

const nodeFlags = ['--max-old-space-size=320', '--max-semi-space-size=8']
const limitMs = 15_000

/** Reads a file in a process of its own. Throws `SheetError`, also for one that needs too much memory or time. */
export async function readInProcess(task: ReadTask, signal: AbortSignal): Promise<ReadTable> {
  let read: ReadTable | undefined
  await runSheetChild<ReadTask, ReadTable>(task, {
    ...{ limitMs, signal, nodeFlags, file: join(import.meta.dirname, 'sheet-process.ts') },
    onSaid(said) {
      read = said
    },
  })
  return read!
}
