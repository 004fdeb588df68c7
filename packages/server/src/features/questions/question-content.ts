/** A fragment of safe HTML as `renderRichText` makes it; no other string may be stored as one. */
export type RichText = string

/** One option as its author sees it (specification §3). */
export interface AuthoredOption {
  option: RichText
  is_correct: boolean
  /** Why this one is right or wrong, where the author says so of the option itself. */
  explanation?: RichText
}

/** A question in one language as its author sees it, key and all. */
export interface AuthoredQuestion {
  text: RichText
  options: AuthoredOption[]
  /** Empty where there is none. */
  explanation: RichText
}
