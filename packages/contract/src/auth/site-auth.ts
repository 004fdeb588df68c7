import type { UserInfo } from './shapes.ts'

/** Who asks for a page (`SiteHost`). */
export interface SiteAuth {
  /** Null for a visitor. */
  viewer(): Promise<UserInfo | null>
}
