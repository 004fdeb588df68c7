/** A fragment of safe HTML as `renderRichText` makes it; no other string may be stored as one. */
export type RichText = string

/** One option as its author sees it (specification §3). */
export interface AuthoredOption {
  option: RichText
  is_correct: boolean
  /** Why this one is right or wrong, where the author says so of the option itself. */
  explanation?: RichText
}

/** A question in one language as its author sees it, key and all. For learners the key is kept apart: `splitKey`. */
export interface AuthoredQuestion {
  text: RichText
  options: AuthoredOption[]
  /** Empty where there is none. */
  explanation: RichText
}

/**
 * The question as the bank stores it: keyless words, and beside them the index of the right option.
 * @returns undefined where not exactly one option is right
 */
export function splitKey({ text, options, explanation }: AuthoredQuestion) {
  const right = options.flatMap(({ is_correct }, index) => (is_correct ? index : []))
  if (right.length !== 1) return undefined
  return { content: { text, options: options.map(({ option }) => option), explanation }, key: right[0]! }
}
