/**
 * A PostgreSQL array of values that need no quotes: numbers, booleans, uuids, instants. The driver looks at each value
 * and quotes it; for thousands of them a second that is worth leaving out.
 */
export function arrayOf(values: readonly (number | bigint | boolean | string)[]): string {
  return `{${values.join(',')}}`
}

/** The same of bytes, given in hex. */
export function bytesArrayOf(values: readonly string[]): string {
  return arrayOf(values.map(hex => `"\\\\x${hex}"`))
}
