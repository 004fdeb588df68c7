import { noticeLengths } from '@prostuti/contract/text-lengths'
import type { NumbersVerdict } from '../tables/govt-results.ts'
import { numberOf, refusedValue } from './result-cells.ts'
import { numberOfRow, type ResultTable } from './result-table.ts'

/** So many of what is refused, or stands twice, are named. */
const mostNamed = 20

/** Which columns of a table hold what. */
export interface NumberColumns {
  readonly number: number
  readonly outcome: number | null
}

export interface ReadNumber {
  readonly number: string
  /** Of `outcomes`; -1: none. */
  readonly outcome: number
}

/** The numbers of a table, each once, in its order; `verdict` and `outcomes` are whole at its end. */
export class NumberReader {
  readonly #table: ResultTable
  readonly #columns: NumberColumns
  readonly outcomes = new Map<string, number>()
  readonly #seen = new Map<string, number>()
  readonly #refused: NumbersVerdict['refused'][number][] = []
  #refusedCount = 0
  #repeated = 0
  readonly #differing = new Set<string>()
  readonly #same = new Set<string>()

  constructor(table: ResultTable, columns: NumberColumns) {
    this.#table = table
    this.#columns = columns
  }

  *read(): Generator<ReadNumber> {
    const { columns, rows } = this.#table
    const numbers = columns.get(this.#columns.number) ?? []
    const outcomes = this.#columns.outcome === null ? undefined : columns.get(this.#columns.outcome)
    for (let row = 0; row < rows; row++) {
      const line = numbers[row] ?? ''
      const number = numberOf(line)
      const text = outcomes?.[row] ?? ''
      if (number === null || text.startsWith('=') || text.length > noticeLengths.outcome) {
        this.#refuse(row, number === null ? line : text)
        continue
      }
      const outcome = this.#outcomeOf(text)
      const before = this.#seen.get(number)
      if (before === undefined) {
        this.#seen.set(number, outcome)
        yield { number, outcome }
      } else this.#repeat(number, before !== outcome)
    }
  }

  get verdict(): NumbersVerdict {
    const same = [...this.#same].filter(number => !this.#differing.has(number))
    const first = [...this.#differing, ...same].slice(0, mostNamed)
    return {
      numbers: this.#seen.size,
      repeated: { count: this.#repeated, differing: this.#differing.size, first },
      refused: this.#refused,
      refused_count: this.#refusedCount,
    }
  }

  #outcomeOf(text: string): number {
    if (text === '') return -1
    const known = this.outcomes.get(text)
    if (known !== undefined) return known
    this.outcomes.set(text, this.outcomes.size)
    return this.outcomes.size - 1
  }

  #refuse(row: number, line: string): void {
    this.#refusedCount++
    if (this.#refused.length < mostNamed)
      this.#refused.push({ row: numberOfRow(this.#table, row), value: refusedValue(line) })
  }

  #repeat(number: string, isDiffering: boolean): void {
    this.#repeated++
    if (isDiffering) this.#differing.add(number)
    else if (this.#same.size < mostNamed) this.#same.add(number)
  }
}
