/** So many options may be shown; more may be stored, hidden. */
export const shownOptions = { min: 2, max: 8 } as const

/** So many questions are changed, or exported, by one call. */
export const maxBulkQuestions = 20_000

/** So many options are stored at most. An option's number, its place in the list, is for life. */
export const maxOptions = 16

/** In UTF-16 units: of a question that a member offers, and of why staff send it back. */
export const contributionLengths = {
  question: 5_000,
  option: 1_000,
  explanation: 5_000,
  source: 500,
  reason: 500,
} as const
