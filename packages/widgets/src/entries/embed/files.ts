/** What an element needs, as addresses relative to the loader. */
export interface ElementFiles {
  /** Draws what is waited for before the rest is asked for (`draw-ahead.ts` comes first); the player's first question alone has it. */
  ahead?: string[]
  /** The chunk that registers it comes last. */
  code: string[]
  bn: string[]
  en: string[]
  /** Everything that it may ever ask for, in both languages: for who keeps it ready for a time without a network. */
  all: string[]
}

/** Written by the build from the chunks it has made. */
declare global {
  const PROSTUTI_FILES: Readonly<Record<string, Omit<ElementFiles, 'all'>>>
}
