import type { Cell } from './sheet-table.ts'

/** Formats that a file names by a number alone. */
const known: Partial<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  49: '@',
}

const isKnownDate = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

/** How a number is shown: as it is, with so many decimals, with zeros in front up to so many digits, as a date, or as something that only its program can write. */
export type NumberFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'decimals'; readonly decimals: number; readonly grouped: boolean }
  | { readonly kind: 'padded'; readonly digits: number }
  | { readonly kind: 'date'; readonly isDate1904: boolean }
  | { readonly kind: 'other' }

interface FormatOptions {
  /** The file's own format of this id, where it has one. */
  readonly code?: string
  /** Days count from 1904, as old Macs count them. */
  readonly isDate1904: boolean
}

/** What a format does to a number, by its id. */
export function numberFormat(id: number, { code, isDate1904 }: FormatOptions): NumberFormat {
  const format = code ?? known[id]
  const date: NumberFormat = { kind: 'date', isDate1904 }
  if (format === undefined) return isKnownDate(id) ? date : { kind: 'other' }
  if (/^(general|@)$/i.test(format)) return { kind: 'plain' }
  const decimals = /^(#,##)?0(?:\.(0+))?$/.exec(format)
  if (decimals) return { kind: 'decimals', grouped: decimals[1] !== undefined, decimals: decimals[2]?.length ?? 0 }
  if (/^0{2,20}$/.test(format)) return { kind: 'padded', digits: format.length }
  const bare = format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  return /[dmyhs]/i.test(bare) ? date : { kind: 'other' }
}

/** A number as its author sees it. What only the author's program can write as it is shown is odd, never guessed. */
export function numberCell(raw: string, format: NumberFormat): Cell {
  const value = Number(raw)
  if (!Number.isFinite(value)) return { kind: 'error', text: raw }
  // Sheets show fifteen digits.
  const text = String(Number(value.toPrecision(15)))
  if (format.kind === 'plain') return text
  if (format.kind === 'decimals') {
    const { decimals, grouped } = format
    return value.toLocaleString('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: grouped,
    })
  }
  if (format.kind === 'padded' && Number.isSafeInteger(value) && value >= 0) return text.padStart(format.digits, '0')
  return format.kind === 'date'
    ? { kind: 'date', text: dateOf(value, format.isDate1904) }
    : { kind: 'number_format', text }
}

/** The day of a serial number, for the person who mends the cell. */
function dateOf(serial: number, isDate1904: boolean): string {
  // Programs believe that 1900 had a 29 February.
  const day = Math.floor(serial) + (serial < 60 ? 1 : 0)
  const first = isDate1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const date = new Date(first + (isDate1904 ? Math.floor(serial) : day) * 86_400_000)
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10)
}
