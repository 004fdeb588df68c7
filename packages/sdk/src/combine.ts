/** One function that calls all of these, to end several subscriptions. */
export function combine(...callbacks: readonly (() => void)[]): () => void {
  return () => {
    for (const callback of callbacks) callback()
  }
}
