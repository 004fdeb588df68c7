import type { Language } from '@prostuti/contract'
import type { Viewer } from './viewer.ts'

/** A page request as seen by a feature that gives the site what to draw. */
export interface SiteRequest {
  readonly language: Language
  /** Looked up once, when the first part of the page asks; null for a visitor. */
  viewer(): Promise<Viewer | null>
}
