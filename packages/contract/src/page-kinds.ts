import { z } from 'zod'

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
