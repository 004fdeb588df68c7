import { join } from 'node:path'
import { runSheetChild } from '../../../../platform/sheets/run-sheet-child.ts'
import type { RunChildOptions } from '../../../../platform/tasks/child/run-child.ts'
import type { Batch, Judged, JudgeTask, ReadTable, SheetSaid, SheetTask } from './sheet-task.ts'

/**
 * How Node runs it. In megabytes: what it may hold, for a sheet that needs more is refused, and little room for what dies young,
 * of which the server itself has much.
 */
const nodeFlags = ['--max-old-space-size=320', '--max-semi-space-size=8']

/** So long a sheet may be read: what takes longer was made to. */
const readMs = 15_000

/** Reads a file. Throws `SheetError`. */
export async function readInProcess(task: Extract<SheetTask, { kind: 'read' | 'mend' }>): Promise<ReadTable> {
  let table: ReadTable | undefined
  await run(task, {
    limitMs: readMs,
    onSaid(said) {
      if (said.kind === 'table') table = said.value
    },
  })
  return table!
}

interface JudgeOptions {
  readonly signal: AbortSignal
  progress(done: number, total: number): void
}

/** Judges the rows of a sheet. Throws `SheetError`. */
export async function judgeInProcess(task: JudgeTask, { signal, progress }: JudgeOptions): Promise<Judged> {
  let judged: Judged | undefined
  await run(task, {
    signal,
    onSaid(said) {
      if (said.kind === 'progress') progress(said.done, said.total)
      else if (said.kind === 'judged') judged = said.value
    },
  })
  return judged!
}

/** Hands the questions of a sheet to `write`, some at a time. */
export async function writeFromProcess(
  task: JudgeTask,
  { signal, write }: { readonly signal: AbortSignal; write(batch: Batch): Promise<void> },
): Promise<void> {
  await run(task, {
    signal,
    async onSaid(said, child) {
      if (said.kind !== 'batch') return
      await write(said.value)
      child.send('next')
    },
  })
}

type RunOptions = Omit<RunChildOptions<SheetSaid>, 'file' | 'nodeFlags'>

const run = (task: SheetTask, options: RunOptions): Promise<void> =>
  runSheetChild(task, { ...options, nodeFlags, file: join(import.meta.dirname, 'sheet-process.ts') })
