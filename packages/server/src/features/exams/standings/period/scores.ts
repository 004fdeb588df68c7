/*
 * A mean of per cents is a sum of fractions with other denominators. Over the least common multiple of all totals each exam's
 * marks are a whole number, and so are sums of them: equal means are equal, to the last digit.
 */

/** The least common multiple of the exams' total marks, each in thousandths. */
export function commonTotal(totals: readonly number[]): bigint {
  return totals.map(BigInt).reduce((common, total) => (common / gcd(common, total)) * total, 1n)
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b)
}

/**
 * So many hundredths of `whole` to one decimal, halves away from zero.
 *
 * @example percentOf(2n, 3n) // 66.7
 */
export function percentOf(part: bigint, whole: bigint): number {
  const size = part < 0n ? -part : part
  const tenths = (size * 2_000n + whole) / (whole * 2n)
  return Number(part < 0n ? -tenths : tenths) / 10
}
