/** What the arithmetic starts from. */
export interface ScalingInput {
  /** Who take one exam at the same time. */
  readonly people: number
  /** Milliseconds of CPU that one whole attempt takes, of Node and PostgreSQL together. */
  readonly attemptMs: number
  /** KiB that one learner receives for a whole exam. */
  readonly learnerKiB: number
  /** KiB of memory of one open stream. */
  readonly streamKiB: number
  readonly connectionsEach: number
  readonly streamsEach: number
}

export interface Scaling {
  /** Of the last minute, a second. */
  readonly submissions: number
  readonly cores: number
  readonly processes: number
  readonly connections: number
  readonly streamsMiB: number
  readonly trafficGiB: number
}

/** Who hand in within the last minute, of a hundred: what an exam on one evening looks like, and no measurement. */
export const lastMinutePercent = 40
/** Of a hundred, how busy a core may be before answers wait for one another. */
export const busyPercent = 60
/** One may fail. */
const fewestProcesses = 2

/** What so many people at once take. Each submission counts as a whole attempt, so the answer is an upper bound. */
export function scale(input: ScalingInput): Scaling {
  const submissions = (input.people * lastMinutePercent) / 100 / 60
  const cores = (submissions * input.attemptMs) / 1_000 / (busyPercent / 100)
  const processes = Math.max(fewestProcesses, Math.ceil(cores), Math.ceil(input.people / input.streamsEach))
  return {
    submissions,
    cores,
    processes,
    connections: processes * input.connectionsEach,
    streamsMiB: (input.people * input.streamKiB) / 1_024,
    trafficGiB: (input.people * input.learnerKiB) / 1_024 ** 2,
  }
}

export const exampleCrowds = [10_000, 100_000, 1_000_000] as const

/** A whole number of an address, within bounds; else the fallback. */
export function numberOf(value: string | null, most: number, fallback: number): number {
  return value && /^\d{1,8}$/.test(value) ? Math.min(most, Math.max(1, Number(value))) : fallback
}
