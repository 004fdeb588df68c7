import { z } from 'zod'
import { Flag, Id, Instant, listOf, PageQuery } from '../values.ts'

/** A kind of page that is about one thing. */
export const PageKind = z.enum(['topic', 'topic-questions', 'question', 'program', 'exam'])
export type PageKind = z.infer<typeof PageKind>

/** What stands in the head of a page. */
export const PageMeta = z.strictObject({
  title: z.string(),
  description: z.string(),
  /** From the site's root. */
  canonical: z.string(),
  breadcrumbs: z.array(z.strictObject({ title: z.string(), href: z.string() })),
})
export type PageMeta = z.infer<typeof PageMeta>

/** What a sitemap is about. Pages of exams are not for search engines: most of what they say is one person's. */
export const SitemapKind = z.enum(['pages', 'topics', 'questions', 'programs', 'circulars', 'notices'])
export type SitemapKind = z.infer<typeof SitemapKind>

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
