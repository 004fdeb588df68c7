import { numberDigits } from '@prostuti/contract'

interface RollCells {
  /** One or more ranges, or where one begins. */
  readonly rolls: string
  /** Where it ends; empty: not provided. */
  readonly to: string
  /** How many rolls there are; empty: not provided. */
  readonly count: string
}

const number = '[0-9০-৯]{1,18}'
const between = String.raw`\s*(?:[-–—~−]|to|হতে|থেকে)\s*`
const range = new RegExp(`^(${number})(?:${between}(${number}))?(?:\\s*পর্যন্ত)?$`, 'iu')
/** `১০৪,৬০০` is one number to nobody who writes rolls. */
const parting = /\s*(?:[,;،\n]|\s(?:ও|এবং|and|&)\s)\s*/u

/** The ranges of rolls that cells say; null where they cannot be read. */
export function readRollRanges({ rolls, to, count }: RollCells): { from: number; to: number }[] | null {
  const parts = rolls.split(parting).filter(part => part !== '')
  const found = parts.map(part => range.exec(part))
  if (found.length === 0 || found.includes(null)) return null
  const ranges = found.map(match => {
    const [, from = '', end = from] = match!
    return { from: Number(numberDigits(from)), to: Number(numberDigits(end)) }
  })
  const isOpen = ranges.length === 1 && found[0]![2] === undefined
  if (!isOpen) return ranges
  const { from } = ranges[0]!
  if (to !== '') {
    const end = range.exec(to)
    return end && end[2] === undefined ? [{ from, to: Number(numberDigits(end[1]!)) }] : null
  }
  const counted = /^[0-9০-৯]{1,9}$/u.test(count) ? Number(numberDigits(count)) : 1
  return [{ from, to: from + Math.max(counted, 1) - 1 }]
}
