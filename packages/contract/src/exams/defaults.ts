/** Rules of an exam whose author says nothing else. */
export const examDefaults = {
  /** Marks taken away for each wrong answer. */
  negativeMark: 0,
  /** How long after the deadline a sheet is still accepted. */
  graceSeconds: 120,
} as const
