import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { SheetError } from '../sheets/sheet-table.ts'
import type { Batch, Judged, JudgeTask, ReadTable, SheetMessage, SheetTask } from './sheet-task.ts'

/**
 * How Node runs it. In megabytes: what it may hold, for a sheet that needs more is refused, and little room for what dies young,
 * of which the server itself has much.
 */
const nodeFlags = ['--max-old-space-size=320', '--max-semi-space-size=8']

/** So long a sheet may be read: what takes longer was made to. */
const readMs = 15_000

interface RunOptions {
  readonly signal?: AbortSignal
  onMessage?(message: SheetMessage, child: ChildProcess): void | Promise<void>
}

/** Reads a file. Throws `SheetError`. */
export async function readInProcess(task: Extract<SheetTask, { kind: 'read' | 'mend' }>): Promise<ReadTable> {
  const limit = AbortSignal.timeout(readMs)
  let table: ReadTable | undefined
  try {
    await run(task, {
      signal: limit,
      onMessage(message) {
        if (message.kind === 'table') table = message.value
      },
    })
  } catch (error) {
    throw limit.aborted ? new SheetError('too_large', { cause: error }) : error
  }
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
    onMessage(message) {
      if (message.kind === 'progress') progress(message.done, message.total)
      else if (message.kind === 'judged') judged = message.value
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
    async onMessage(message, child) {
      if (message.kind !== 'batch') return
      await write(message.value)
      child.send('next')
    },
  })
}

/** Rejects with what the process met, with what `onMessage` threw, or with the signal's reason; the process is gone by then. */
async function run(task: SheetTask, { signal, onMessage }: RunOptions): Promise<void> {
  signal?.throwIfAborted()
  const child = fork(join(import.meta.dirname, 'sheet-process.ts'), {
    execArgv: nodeFlags,
    serialization: 'advanced',
    // What reads a stranger's file knows no secrets.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  const abort = () => ended.reject(signal?.reason)
  signal?.addEventListener('abort', abort)
  child.on('message', (message: SheetMessage) => {
    if (message.kind === 'end') ended.resolve()
    else if (message.kind === 'refused') ended.reject(new SheetError(message.fault))
    else if (message.kind === 'crashed') ended.reject(new Error(message.stack))
    else Promise.resolve(onMessage?.(message, child)).catch(ended.reject)
  })
  child.on('error', ended.reject)
  child.on('exit', (code, signalName) => {
    gone.resolve()
    const cause = new Error(`The process that reads a sheet ended: ${signalName ?? code}`)
    // So it ends where its memory is full.
    ended.reject(signalName === 'SIGABRT' ? new SheetError('too_large', { cause }) : cause)
  })
  try {
    child.send(task)
    await ended.promise
  } finally {
    signal?.removeEventListener('abort', abort)
    if (child.kill('SIGKILL')) await gone.promise
  }
}
