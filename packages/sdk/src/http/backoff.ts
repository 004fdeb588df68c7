/**
 * How long to wait after so many failures in a row: 1, 2, 4 … 30 s, of which a random half is left out: the phones of
 * one exam do not come back in step. A server that asks for more gets more.
 */
export function backoffMs(failures: number, random: () => number, retryAfterSeconds = 0): number {
  const full = Math.min(30_000, 1_000 * 2 ** Math.max(failures - 1, 0))
  return Math.max(full / 2 + (full / 2) * random(), retryAfterSeconds * 1_000)
}
