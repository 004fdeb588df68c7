/** A bound that a row is held to: on its ratio where it has a peer, else on the figure itself. */
export type Bound = { readonly min: number } | { readonly max: number }

/** What one round measured: ours and, taken in the same round, the peer's. Both in the row's unit. */
export interface Sample {
  readonly ours: number
  readonly beside?: number
}

export interface Measured {
  /** One a round, in the order they were taken. */
  readonly samples: readonly Sample[]
  /** How many of what stand behind the figure: "3 rounds of 24,000 submissions". */
  readonly n: string
}

export interface BenchOptions {
  /** `--full`: the sizes that the promises name, where the everyday run takes fewer. */
  readonly full: boolean
  /** Hears progress, a line at a time. */
  readonly say: (line: string) => void
}

/** One row of the table. A file `<name>.bench.ts` in this folder has one as its default export. */
export interface Bench {
  /** By which it is asked for on the command line: the file's name. */
  readonly name: string
  /** What is measured, with its unit: "submissions a second". */
  readonly what: string
  /** Beside what: a peer that does the least anybody could. Null where the figure stands for itself. */
  readonly beside: string | null
  readonly atLeast: Bound
  readonly goal: Bound
  /** Programs that must be on this machine, by their command. */
  readonly needs?: readonly (keyof typeof tools)[]
  run(options: BenchOptions): Promise<Measured>
}

/** Programs that a row may need, and how to get each. */
export const tools = {
  wrk: 'the HTTP load generator (Debian: `sudo apt-get install wrk`; macOS: `brew install wrk`)',
  pgbench: 'PostgreSQL’s own benchmark (Debian: `sudo apt-get install postgresql`; macOS: `brew install postgresql`)',
} as const

/**
 * Declares one row of the table.
 *
 * @example
 * export default defineBench({
 *   name: 'first-option',
 *   what: 'ms to the first option',
 *   beside: 'the same page as plain HTML',
 *   atLeast: { max: 1.5 },
 *   goal: { max: 1.1 },
 *   run: async () => ({ samples: [{ ours: 120, beside: 100 }], n: '1 round' }),
 * })
 */
export function defineBench(bench: Bench): Bench {
  return bench
}
