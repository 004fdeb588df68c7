/** A sheet of questions as a teacher writes it, and what was wrong with ten of its rows. */
export interface SheetOfQuestions {
  readonly headers: readonly string[]
  /** As they were written, ten of them badly. */
  readonly rows: readonly (readonly string[])[]
  /** The bad rows as they should have been, by their place from 0. */
  readonly mended: ReadonlyMap<number, readonly string[]>
}

const letters = ['ক', 'খ', 'গ', 'ঘ'] as const
const headers = ['প্রশ্ন', ...letters, 'উত্তর', 'ব্যাখ্যা', 'ক্যাটাগরি']
const inBangla = (number: number): string => String(number).replace(/\d/g, digit => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)

/** What a careless hand does to a row: no question, an empty option, no answer, one that is none, two options alike. */
const mishaps: readonly ((row: string[]) => string[])[] = [
  ([, ...rest]) => ['', ...rest],
  row => row.with(2, ''),
  row => row.with(5, ''),
  row => row.with(5, 'ছ'),
  row => row.with(2, row[1]!),
]

/** Sums of two numbers, every one another; each fiftieth row is bad. */
export function sheetOfQuestions(category: string, count = 500): SheetOfQuestions {
  const good = Array.from({ length: count }, (_, index) => rowOf(index, category))
  const bad = Array.from({ length: 10 }, (_, index) => index * Math.floor(count / 10) + 7)
  const rows = good.map((row, index) =>
    bad.includes(index) ? mishaps[bad.indexOf(index) % mishaps.length]!(row) : row,
  )
  return { headers, rows, mended: new Map(bad.map(index => [index, good[index]!])) }
}

function rowOf(index: number, category: string): string[] {
  const [a, b] = [1000 + index, 13 + (index % 37)]
  const right = index % 4
  const options = letters.map((_, option) => inBangla(a + b + (option - right) * 10))
  const sum = `${inBangla(a)} + ${inBangla(b)}`
  return [`${sum} = কত?`, ...options, letters[right]!, `এককের ঘর থেকে যোগ করে পাই ${inBangla(a + b)}।`, category]
}

/** As a file, with the mark that has spreadsheets read it as UTF-8. */
export const csvOf = (lines: readonly (readonly string[])[]): Buffer =>
  Buffer.from(
    `\ufeff${lines.map(line => line.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`,
  )
