import type { FeaturesOf } from './feature.ts'
import type * as exported from './features.ts'
import type { OpenApiDocument } from './open-api.ts'
import type { Language } from './values.ts'

/** A part of pages that is the same for many people. */
export interface SharedText {
  readonly text: string
}

/** A piece of a page: shared, or one person's own. */
export type PagePart = SharedText | string

type Features = FeaturesOf<typeof exported>

type SiteOf<Name extends keyof Features> = NonNullable<Features[Name]['site']>

/** By the features' names, of those that have one. */
type SiteGroups = {
  readonly [Name in keyof Features as SiteOf<Name> extends never ? never : Name]: SiteOf<Name>
}

/**
 * What the process that serves both hands to the site for one page request (`Astro.locals.host`): a group for each feature,
 * made by the feature itself. The session cookie identifies the person; it opens pages: nothing here joins, writes
 * or spends.
 */
export interface SiteHost extends SiteGroups {
  /** Where pages may be drawn for many people at once; without it each is drawn alone. */
  readonly composer?: {
    /** What is kept under this key for a second, else what `make` gives. A key names no person, nor may what is made. */
    cached<T extends object>(key: string, make: () => Promise<T>): Promise<T>
    /** This host as a visitor has it. */
    readonly asVisitor: SiteHost
    /** A text that stands in many people's pages: it is compressed once. */
    shared(text: string): SharedText
    /** These parts, in this order, go out as the body of the page that is being drawn, in place of the response's own. */
    compose(parts: readonly PagePart[]): void
  }
  readonly language: Language
  /** The server's clock, in whole milliseconds since 1970: this host's own may have been set. */
  now(): number
  /** Where the API answers, ending in `/api/`. */
  readonly apiBase: string
  /** Hosts that people's pictures may come from. */
  readonly pictureHosts: readonly string[]
  /** Our pages elsewhere and how to reach a person, by their names in `core.getConfig`. */
  readonly links: Readonly<Record<string, string>>
  /** Of all our packages, as `core.getConfig` says it. */
  readonly version: string
  /** What `/api/openapi.json` says; made at the first call. */
  readonly openApi: () => OpenApiDocument
}
