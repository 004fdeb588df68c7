import { z } from 'zod'
import { text } from '../values.ts'

export * from './bounds.ts'

/** Of a registration or a roll, as it is typed: Bangla or Latin digits, also with gaps and dashes. */
export const TypedNumber = text(40).regex(/^[\s\d০-৯-]*[\d০-৯][\s\d০-৯-]*$/, 'a number')

/** `{slug}` of a path. */
export const SlugParams = z.strictObject({ slug: text(200) })

/** A file to download. */
export const NoticeFile = z.strictObject({
  /** On this site. */
  path: z.string(),
  name: z.string(),
  /** In bytes. */
  size: z.int().min(1),
})
export type NoticeFile = z.infer<typeof NoticeFile>

/** Where something was found: in words, and its address where it has one. */
export const NoticeSource = z.strictObject({ title: z.string(), href: z.string().nullable() })
export type NoticeSource = z.infer<typeof NoticeSource>
