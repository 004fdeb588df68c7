import { AsyncLocalStorage } from 'node:async_hooks'

interface TransactionContext {
  /** Where the transaction began; its stack is formatted only when it is read. */
  readonly begun: Error
  isOver: boolean
}

const contexts = new AsyncLocalStorage<TransactionContext>()

/** Runs `work` so that every step it awaits knows of the open transaction, until it ends. `begun` has the stack of its beginning. */
export function runInTransactionContext<T>(begun: Error, work: () => Promise<T>): Promise<T> {
  const context: TransactionContext = { begun, isOver: false }
  return contexts.run(context, () =>
    work().finally(() => {
      context.isOver = true
    }),
  )
}

/**
 * Code asked the pool for a connection while its own transaction held one: as many such callers as the pool has
 * connections wait for each other. The message names both places.
 */
export class PoolUsedInTransaction extends Error {
  override readonly name = 'PoolUsedInTransaction'
}

/** The fault of asking the pool now, or null outside transactions. */
export function poolUseInTransaction(): PoolUsedInTransaction | null {
  const context = contexts.getStore()
  if (!context || context.isOver) return null
  const here = placeOf(deepStack())
  return new PoolUsedInTransaction(
    `The pool was asked for a connection ${here} within the transaction begun ${placeOf(context.begun)}`,
  )
}

/** An error that knows more frames than usual: the driver and the ORM stand between here and the code at fault. */
function deepStack(): Error {
  const usual = Error.stackTraceLimit
  Error.stackTraceLimit = 50
  const error = new Error('here')
  Error.stackTraceLimit = usual
  return error
}

/** Frames of the driver, of Node and of this machinery say nothing about the code at fault. */
const unspeaking =
  /node_modules|node:|<anonymous>|\/db\/(transaction|transaction-context|guarded-pool)\.ts|implement-once\.ts/

/** The nearest frames of the code that called, `at f (file:line)`, at most three. */
function placeOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').slice(1)
  const speaking = frames.filter(frame => !unspeaking.test(frame))
  const shown = (speaking.length > 0 ? speaking : frames).slice(0, 3)
  return shown.map(frame => frame.trim()).join(' ') || 'at an unknown place'
}
