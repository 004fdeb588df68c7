import type { PageMeta, ReturnsOf, WirePart } from '@prostuti/contract'
import { getMetaData, getSitemap } from '@prostuti/contract/core/operations'
import type { Prostuti } from '../client.ts'

/** What search engines read of public pages. */
export interface PageInfoApi {
  /** What the head of a public page says. */
  meta(page: WirePart<'core.getMetaData', 'query'>): Promise<PageMeta>
  sitemap(part: WirePart<'core.getSitemap', 'query'>): Promise<ReturnsOf<'core.getSitemap'>>
}

/**
 * What a page says of itself.
 * @example const { title } = await pageInfoApiOf(prostuti).meta({ type: 'topic', id: '12' })
 */
export function pageInfoApiOf({ http }: Pick<Prostuti, 'http'>): PageInfoApi {
  return {
    meta: query => http.call(getMetaData, { query }),
    sitemap: query => http.call(getSitemap, { query }),
  }
}
