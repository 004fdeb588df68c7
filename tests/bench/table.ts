import type { Bench, Bound } from './bench.ts'
import type { Verdict } from './verdict.ts'

/** A row as it ended: with a verdict and its n, or with the sentence that says why there is none. */
export type Row = { readonly bench: Bench } & (
  | { readonly verdict: Verdict; readonly n: string }
  | { readonly failure: string }
)

const head = ['what', 'ours', 'beside', 'ratio', 'at least', 'goal', 'n']

/** The table as text, columns aligned. ✓ behind a bound that holds, ✗ behind one that does not. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [head, ...rows.map(cellsOf)]
  const widths = head.map((_, column) => Math.max(...lines.map(cells => cells[column]!.length)))
  const text = lines.map(cells =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join(' | ')
      .trimEnd(),
  )
  return [text[0], widths.map(width => '-'.repeat(width)).join('-|-'), ...text.slice(1)].join('\n')
}

function cellsOf(row: Row): string[] {
  const { what, beside, atLeast, goal } = row.bench
  if ('failure' in row) return [what, 'not measured', beside ?? '—', '—', boundText(atLeast), boundText(goal), '—']
  const { verdict, n } = row
  return [
    what,
    figureText(verdict.ours),
    verdict.beside === null ? '—' : `${figureText(verdict.beside)} (${beside})`,
    verdict.ratio === null ? '—' : figureText(verdict.ratio),
    `${boundText(atLeast)} ${verdict.isEnough ? '✓' : '✗'}`,
    `${boundText(goal)} ${verdict.reachesGoal ? '✓' : '✗'}`,
    n,
  ]
}

function boundText(bound: Bound): string {
  return 'min' in bound ? `≥ ${bound.min}` : `≤ ${bound.max}`
}

/** Three figures that mean something; thousands in full. */
function figureText(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: value >= 1000 ? 4 : 3 })
}
