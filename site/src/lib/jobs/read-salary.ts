/** A salary as structured data says it: taka in a span of time. */
export interface Salary {
  readonly min: number
  readonly max: number
  readonly per: 'MONTH' | 'YEAR'
}

const number = String.raw`\d{1,3}(?:,\d{2,3})+|\d{4,8}`
const taka = String.raw`টাকা|৳|tk\.?|taka|bdt`
const monthly = 'মাসিক|প্রতি মাসে|monthly|per month|a month'
const yearly = 'বার্ষিক|প্রতি বছরে|yearly|per year|a year'
const time = String.raw`\(?(?:${monthly}|${yearly})\)?`
const grade = String.raw`(?:গ্রেড|grade)[ -]*\d{1,2} ?[:,]`

/** Nothing but a range of taka, and how long one works for it. */
const range = new RegExp(
  `^(?<before>${grade}|${time}:?)? ?(?:${taka})? ?(?<min>${number}) ?(?:-|থেকে|to) ?(?<max>${number}) ?(?:/-)? ?(?:${taka})? ?(?<after>${time})?$`,
)

/**
 * Reads a range of taka out of a circular's line, or null where anything else stands in it or the time is not said: a
 * wrong figure in a search engine costs more than none. A grade of the national pay scale is by the month.
 *
 * @example readSalary('গ্রেড ১৬: ৯,৩০০ – ২২,৪৯০ টাকা') // { min: 9300, max: 22490, per: 'MONTH' }
 */
export function readSalary(line: string): Salary | null {
  const plain = latinDigits(line).toLowerCase().replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim()
  const { min = '', max = '', before = '', after = '' } = range.exec(plain)?.groups ?? {}
  if (!min || !new RegExp(taka).test(plain)) return null
  const salary = { min: numberOf(min), max: numberOf(max) }
  const said = `${before} ${after}`
  if (salary.min > salary.max) return null
  if (new RegExp(yearly).test(said)) return { ...salary, per: 'YEAR' }
  return new RegExp(`${monthly}|${grade}`).test(said) ? { ...salary, per: 'MONTH' } : null
}

const numberOf = (text: string): number => Number(text.replaceAll(',', ''))

const latinDigits = (text: string): string => text.replace(/[০-৯]/g, digit => String(digit.charCodeAt(0) - 0x9e6))
