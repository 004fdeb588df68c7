export interface Emitter<Args extends unknown[]> {
  /** Returns the function that ends it. */
  on(listener: (...args: Args) => void): () => void
  emit(...args: Args): void
}

export function createEmitter<Args extends unknown[] = []>(): Emitter<Args> {
  const listeners = new Set<(...args: Args) => void>()
  return {
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit(...args) {
      for (const listener of [...listeners]) listener(...args)
    },
  }
}
