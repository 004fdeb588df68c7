import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/** What a child says besides what its task is about. */
export type ChildMessage<Said> =
  | { readonly kind: 'begun' }
  | { readonly kind: 'said'; readonly value: Said }
  | { readonly kind: 'refused'; readonly fault: unknown }
  | { readonly kind: 'crashed'; readonly stack: string }
  | { readonly kind: 'end' }

/** A child could not do its task with the memory or the time that it may have. */
export class ChildLimitError extends Error {
  override readonly name = 'ChildLimitError'
}

/** A child refused its task; `fault` is the reason that it gave. */
export class ChildRefusal extends Error {
  override readonly name = 'ChildRefusal'
  readonly fault: unknown

  constructor(fault: unknown) {
    super(`The child refused its task: ${JSON.stringify(fault)}`)
    this.fault = fault
  }
}

export interface RunChildOptions<Said> {
  /** The module that `serveTask` is called in. */
  readonly file: string
  /** Flags of Node: what it may hold, among others. */
  readonly nodeFlags: readonly string[]
  /** In milliseconds, from when the child begins: how long it takes to start is the machine's. Default: as long as the signal lets it. */
  readonly limitMs?: number
  readonly signal?: AbortSignal
  onSaid?(said: Said, child: ChildProcess): void | Promise<void>
}

/** Where this process keeps compiled sources, a folder for each version of Node: a child starts in half the time with them. */
function compileCache(): { NODE_COMPILE_CACHE?: string } {
  const ofThisVersion = getCompileCacheDir()
  return ofThisVersion ? { NODE_COMPILE_CACHE: dirname(ofThisVersion) } : {}
}

/** How a process ends whose memory is full: by itself, or by its machine. */
const outOfMemory: readonly unknown[] = ['SIGABRT', 'SIGKILL', 134, 137]

/**
 * Does a task in a process of its own, which is gone once this settles. Rejects with `ChildRefusal`, with `ChildLimitError`, with
 * what `onSaid` threw, with the signal's reason, or with what the process met.
 */
export async function runChild<Task extends object, Said>(
  task: Task,
  { file, nodeFlags, limitMs, signal, onSaid }: RunChildOptions<Said>,
): Promise<void> {
  signal?.throwIfAborted()
  const child = fork(file, {
    execArgv: [...nodeFlags],
    serialization: 'advanced',
    // What reads a stranger's file knows no secrets, only where compiled sources are kept.
    env: compileCache(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  const abort = () => ended.reject(signal?.reason)
  signal?.addEventListener('abort', abort)
  let timer: NodeJS.Timeout | undefined
  const startTimer = () => {
    if (limitMs === undefined) return
    const error = new ChildLimitError(`The child took more than ${limitMs} ms`)
    timer = setTimeout(() => ended.reject(error), limitMs)
  }
  const hear = async (said: Said) => onSaid?.(said, child)
  child.on('message', (message: ChildMessage<Said>) => {
    if (message.kind === 'begun') startTimer()
    else if (message.kind === 'end') ended.resolve()
    else if (message.kind === 'refused') ended.reject(new ChildRefusal(message.fault))
    else if (message.kind === 'crashed') ended.reject(new Error(message.stack))
    else hear(message.value).catch(ended.reject)
  })
  child.on('error', ended.reject)
  child.on('exit', (code, signalName) => {
    gone.resolve()
    const how = signalName ?? code
    const message = `The child ended: ${how}`
    ended.reject(outOfMemory.includes(how) ? new ChildLimitError(message) : new Error(message))
  })
  try {
    child.send(task)
    await ended.promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    if (child.kill('SIGKILL')) await gone.promise
  }
}
