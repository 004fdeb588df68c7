/**
 * The options that a question accepts, by the paper's own numbers: bit k stands for option k, so that marking a sheet asks one
 * number. A cancelled question, which counts for nobody, is `cancelled`.
 */
export type OptionSet = number

export const cancelled: OptionSet = -1

/** @example optionSetOf([0, 2]) // → 0b101 */
export function optionSetOf(accepted: readonly number[] | null): OptionSet {
  return accepted === null ? cancelled : accepted.reduce((set, option) => set | (1 << option), 0)
}

/** In ascending order; null for a cancelled question. */
export function optionsOf(set: OptionSet): number[] | null {
  if (set === cancelled) return null
  return Array.from({ length: 31 }, (_, option) => option).filter(option => hasOption(set, option))
}

/** Of a question that is not cancelled. */
export function hasOption(set: OptionSet, option: number): boolean {
  return ((set >> option) & 1) === 1
}
