import { readdir } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Bench, type BenchOptions, tools } from './bench.ts'
import { hasCommand } from './support/commands.ts'
import { type Row, tableOf } from './table.ts'
import { judge } from './verdict.ts'

const help = `
pnpm --filter @prostuti/tests bench [rows…] [--full] [--strict] [--list]

Measures each row beside its peer in the same run and prints a table. Leave other programs idle meanwhile.
  --full    the sizes that the promises name, where the everyday run takes fewer
  --strict  fail when a row misses its "at least"
  --list    name the rows and measure nothing
`

/** Runs the rows that were asked for, else all; returns the exit code. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      full: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const benches = chosen(await loadBenches(), positionals)
  if (values.help || values.list) {
    console.info(values.help ? help : benches.map(bench => `${bench.name}  ${bench.what}`).join('\n'))
    return 0
  }
  warnWhenBusy()
  const rows: Row[] = []
  for (const bench of benches) rows.push(await measure(bench, { full: values.full, say: console.info }))
  console.info(`\n${tableOf(rows)}`)
  for (const row of rows) if ('failure' in row) console.error(`\n${row.bench.name}: ${row.failure}`)
  return rows.every(row => 'verdict' in row && (row.verdict.isEnough || !values.strict)) ? 0 : 1
}

/** Where others compete, a single process loses more than the many of its peer: rates come out too low. */
function warnWhenBusy(): void {
  const busy = loadavg()[0]!
  if (busy < availableParallelism() / 4) return
  console.warn(
    `This machine is busy (load ${busy.toFixed(1)}, ${availableParallelism()} cores): rates are understated.`,
  )
}

async function loadBenches(): Promise<Bench[]> {
  const files = (await readdir(join(import.meta.dirname, 'rows'), { recursive: true })).filter(file =>
    file.endsWith('.bench.ts'),
  )
  const modules = await Promise.all(files.map(file => import(`./rows/${file}`) as Promise<{ default: Bench }>))
  return modules.map(module => module.default).sort((one, other) => (one.name < other.name ? -1 : 1))
}

function chosen(benches: readonly Bench[], names: readonly string[]): readonly Bench[] {
  const unknown = names.filter(name => !benches.some(bench => bench.name === name))
  if (unknown.length > 0) throw new Error(`There is no row called ${unknown.join(', ')}: see --list`)
  return names.length > 0 ? benches.filter(bench => names.includes(bench.name)) : benches
}

async function measure(bench: Bench, options: BenchOptions): Promise<Row> {
  console.info(`… ${bench.name}`)
  const missing = (bench.needs ?? []).filter(tool => !hasCommand(tool))
  if (missing.length > 0) {
    return { bench, failure: `Needs ${missing.map(tool => `${tool}, ${tools[tool]}`).join('; and ')}.` }
  }
  try {
    const measured = await bench.run({ ...options, say: line => options.say(`  ${line}`) })
    return { bench, verdict: judge(bench, measured), n: measured.n }
  } catch (error) {
    return { bench, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

// `exit` rather than the signal's own end: what was started is stopped by listeners of that.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

process.exitCode = await main()
