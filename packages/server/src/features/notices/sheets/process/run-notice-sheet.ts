import { join } from 'node:path'
import type { SeatPlanSheet } from '@prostuti/contract'
import { runSheetChild } from '../../../../platform/sheets/run-sheet-child.ts'
import { createFewAtOnce } from '../../../../platform/tasks/child/few-at-once.ts'
import type { RunChildOptions } from '../../../../platform/tasks/child/run-child.ts'
import type { NumbersVerdict } from '../../tables/govt-results.ts'
import type { NumberColumns } from '../read-numbers.ts'
import type { ReadResultSheet } from '../read-result-sheet.ts'
import type { NoticeSheetSaid, NoticeSheetTask } from './notice-sheet-task.ts'

/** In megabytes, for a million rows: a sheet that needs more is refused. */
const nodeFlags = ['--max-old-space-size=512', '--max-semi-space-size=8']

/** So long a call waits for a short sheet, and a task for a long one, in milliseconds. */
const [shortMs, longMs] = [10_000, 120_000]

type RunOptions = Omit<RunChildOptions<NoticeSheetSaid>, 'file' | 'nodeFlags'>

/** Of the calls that wait for a sheet. */
const fewAtOnce = createFewAtOnce(2)

/** Whether a file is a sheet that can be read. Throws `SheetError`. */
export async function checkSheet(file: Uint8Array): Promise<void> {
  await fewAtOnce(() => run({ kind: 'check', file }, { limitMs: shortMs }))
}

/** Throws `SheetError`. */
export async function readCentresApart(file: Uint8Array): Promise<SeatPlanSheet> {
  let sheet: SeatPlanSheet | undefined
  const options: RunOptions = {
    limitMs: shortMs,
    onSaid(said) {
      if (said.kind === 'centres') sheet = said.value
    },
  }
  await fewAtOnce(() => run({ kind: 'centres', file }, options))
  return sheet!
}

/** Throws `SheetError`. */
export async function readResultApart(file: Uint8Array, signal: AbortSignal): Promise<ReadResultSheet> {
  let sheet: ReadResultSheet | undefined
  await run(
    { kind: 'result', file },
    {
      limitMs: longMs,
      signal,
      onSaid(said) {
        if (said.kind === 'result') sheet = said.value
      },
    },
  )
  return sheet!
}

interface WriteOptions {
  readonly signal: AbortSignal
  write(batch: Extract<NoticeSheetSaid, { kind: 'batch' }>): Promise<void>
}

/** Hands the numbers of a sheet to `write`, some at a time. Resolves to what they came to, and their outcomes by index. */
export async function numbersApart(
  given: { readonly content: Uint8Array; readonly columns: NumberColumns },
  { signal, write }: WriteOptions,
): Promise<{ readonly verdict: NumbersVerdict; readonly outcomes: readonly string[] }> {
  let end: { verdict: NumbersVerdict; outcomes: readonly string[] } | undefined
  await run(
    { kind: 'numbers', ...given },
    {
      signal,
      async onSaid(said, child) {
        if (said.kind === 'numbers') end = { verdict: said.value, outcomes: said.outcomes }
        if (said.kind !== 'batch') return
        await write(said)
        child.send('next')
      },
    },
  )
  return end!
}

const run = (task: NoticeSheetTask, options: RunOptions): Promise<void> =>
  runSheetChild(task, { ...options, nodeFlags, file: join(import.meta.dirname, 'notice-sheet-process.ts') })
