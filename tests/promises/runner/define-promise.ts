import type { Trial } from './trial.ts'

/** One row of the promises: what the product promises under load, faults and attack. */
export interface ProductPromise {
  readonly number: number
  /** The promise, as a sentence. */
  readonly title: string
  run(trial: Trial): Promise<void>
}

/** Names one promise; the file's default export. */
export function definePromise(promise: ProductPromise): ProductPromise {
  return promise
}
