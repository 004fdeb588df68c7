/** An address from the site's root with the last change of what stands there. */
export interface SitemapEntry {
  readonly href: string
  readonly updated_at: string | null
}

/** A page of the addresses that a later feature has, counted from 1, and how many there are. */
export type ListAddresses = (
  page: number,
  size: number,
) => Promise<{ readonly count: number; readonly entries: readonly SitemapEntry[] }>
