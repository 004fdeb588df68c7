/** What an element needs, as addresses relative to the loader. */
export interface ElementFiles {
  /** The chunk that registers it comes last. */
  code: string[]
  bn: string[]
  en: string[]
}

/** Written by the build from the chunks it has made. */
declare global {
  const PROSTUTI_FILES: Readonly<Record<string, ElementFiles>>
}
