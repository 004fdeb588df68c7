import { z } from 'zod'
import { PageKind, PageMeta, SitemapKind } from '../page-kinds.ts'
import { Flag, Id, Instant, listOf, PageQuery } from '../values.ts'

export { PageKind, PageMeta, SitemapKind }

export const pageInfoShapes = {
  /** `id` names the thing, `cat_id` a topic in its place; `cat_type` and `only_parent` are for the page of all topics. */
  'core.getMetaData': {
    query: z.strictObject({
      type: PageKind,
      id: Id.optional(),
      cat_id: Id.optional(),
      only_parent: Flag.optional(),
      cat_type: z.coerce.number().int().min(0).max(2).optional(),
    }),
    returns: PageMeta,
  },
  /** Addresses from the site's root, with the last change of what stands there. */
  'core.getSitemap': {
    query: PageQuery.omit({ cursor: true }).extend({ type: SitemapKind }),
    returns: listOf(z.strictObject({ href: z.string(), updated_at: Instant.nullable() })),
  },
} as const
