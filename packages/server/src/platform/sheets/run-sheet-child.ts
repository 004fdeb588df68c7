import { ChildLimitError, ChildRefusal, type RunChildOptions, runChild } from '../tasks/child/run-child.ts'
import { SheetError } from './sheet-error.ts'

/** Rejects with what the process met; a sheet that it refused, or that needs too much memory or time, as `SheetError`. */
export async function runSheetChild<Task extends object, Said>(
  task: Task,
  options: RunChildOptions<Said>,
): Promise<void> {
  try {
    await runChild(task, options)
  } catch (cause) {
    if (cause instanceof ChildRefusal) {
      const { fault, line } = cause.fault as Pick<SheetError, 'fault' | 'line'>
      throw new SheetError(fault, { cause, line })
    }
    if (cause instanceof ChildLimitError) throw new SheetError('too_large', { cause })
    throw cause
  }
}
