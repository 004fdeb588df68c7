/** Another transaction wrote the same row first, or each waited for the other. */
const clashes = ['23505', '40P01', '40001']

/** Does a transaction's work again, which then finds what the other has written; three times at most. */
export async function retryOnClash<T>(work: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return await work()
    } catch (error) {
      const code = (error as { code?: unknown } | null)?.code
      if (round === 3 || typeof code !== 'string' || !clashes.includes(code)) throw error
    }
  }
}
