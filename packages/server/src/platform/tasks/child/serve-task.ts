import { once } from 'node:events'
import { setPriority } from 'node:os'
import type { ChildMessage } from './run-child.ts'

export interface ServeTaskOptions<Task, Said> {
  /** Does the one task that this process is for. */
  work(task: Task, say: (said: Said) => void): void | Promise<void>
  /** The reason of what `work` threw where it refused its task; undefined for what should never happen. */
  faultOf(error: unknown): unknown
}

/** The side of `runChild` that stands in the child. */
export async function serveTask<Task, Said>({ work, faultOf }: ServeTaskOptions<Task, Said>): Promise<void> {
  const send = (message: ChildMessage<Said>) => process.send!(message)
  // Learners come first.
  setPriority(10)
  // A key that stops the server is meant for the server, which ends this process itself; without it there is nothing to do.
  process.on('SIGINT', () => undefined)
  process.on('disconnect', () => process.exit())
  const [task] = (await once(process, 'message')) as [Task]
  send({ kind: 'begun' })
  try {
    await work(task, value => send({ kind: 'said', value }))
    send({ kind: 'end' })
  } catch (error) {
    const fault = faultOf(error)
    if (fault !== undefined) send({ kind: 'refused', fault })
    else send({ kind: 'crashed', stack: error instanceof Error ? String(error.stack) : String(error) })
  }
}

/**
 * Ends this process, as one whose memory is full, once it holds more megabytes than these: for work in native code, of which
 * Node's own limits know nothing. The work must leave the event loop free.
 */
export function limitMemory(mostMegabytes: number): void {
  const lookMs = 10
  setInterval(() => {
    if (process.memoryUsage.rss() > mostMegabytes * 1024 * 1024) process.kill(process.pid, 'SIGKILL')
  }, lookMs).unref()
}
