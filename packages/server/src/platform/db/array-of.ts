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

/** PostgreSQL's whole numbers: how many bytes, and the type's OID. */
const widths = { smallint: [2, 21], int: [4, 23], bigint: [8, 20] } as const

/**
 * An array of whole numbers in the wire's binary format (the server's `array_recv`): neither side makes text of thousands of
 * numbers a second, nor numbers of the text again. Numbers up to 2⁵³.
 */
export function integersOf(type: keyof typeof widths, values: readonly number[]): Buffer {
  const [width, oid] = widths[type]
  const bytes = Buffer.allocUnsafe(20 + values.length * (4 + width))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  // One dimension, no nulls, counted from 1.
  for (const [index, field] of [1, 0, oid, values.length, 1].entries()) view.setInt32(index * 4, field)
  let offset = 20
  for (const value of values) {
    view.setInt32(offset, width)
    if (width === 2) view.setInt16(offset + 4, value)
    else if (width === 4) view.setInt32(offset + 4, value)
    else view.setInt32(offset + 4, Math.floor(value / 2 ** 32))
    if (width === 8) view.setInt32(offset + 8, value)
    offset += 4 + width
  }
  return bytes
}
