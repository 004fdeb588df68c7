import { numberDigits } from '@prostuti/contract'
import { withoutRunTags } from '../../../platform/sheets/rich-text.ts'
import type { Cell } from '../../../platform/sheets/sheet-table.ts'

/**
 * A cell as one line. One whose value is not what its author sees begins with `=`, as a formula does, so that nothing takes it for a
 * number.
 */
export function lineOf(cell: Cell | undefined): string {
  if (typeof cell === 'object') return `=${plain(cell.text).replace(/^=/, '')}`
  return cell === undefined || cell === '' ? '' : plain(withoutRunTags(cell))
}

const plain = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Programs write a number as a text so, that it keeps its zeros. */
const asText = /^(?:'|="(.*)"$)/

const typedNumber = /^[\s\d০-৯-]*[\d০-৯][\s\d০-৯-]*$/

/** The digits of a cell that is a registration number, as `TypedNumber` takes it; null for another. */
export function numberOf(line: string): string | null {
  const text = line.replace(asText, (_, inside: string = '') => inside)
  return text.length <= 40 && typedNumber.test(text) ? numberDigits(text) : null
}

/** A cell that was refused, as staff see it: words in it may be a person's name. */
export function refusedValue(line: string): string {
  const letters = line.replace(/[^\p{L}]/gu, '').length
  return /\p{Nd}/u.test(line) && letters <= 6 && !line.includes('@') ? line.slice(0, 40) : ''
}
