import type { UserInfo } from './shapes.ts'

/** Who asks for a page (`SiteHost`). */
export interface SiteAuth {
  /** Null for a visitor. */
  viewer(): Promise<UserInfo | null>
  /** Where one of the staff looks on as that person; else null. */
  viewAs(): Promise<SiteViewAs | null>
}

/** A look of the staff's, as pages tell of it. */
export interface SiteViewAs {
  /** Until it ends, when the page is drawn. */
  readonly seconds: number
}
