/** What an element needs, as addresses relative to the loader. */
export interface ElementFiles {
  /** The chunk that registers it comes last. */
  code: string[]
  bn: string[]
  en: string[]
  /** What the element asks for by itself once it stands there. */
  late: { code: string[]; bn: string[]; en: string[] }
  /** Everything that it may ever ask for, in both languages: for who keeps it ready for a time without a network. */
  all: string[]
}

/** Written by the build from the chunks it has made. */
declare global {
  const PROSTUTI_FILES: Readonly<Record<string, Omit<ElementFiles, 'late' | 'all'>>>
}
