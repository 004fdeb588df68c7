import { z } from 'zod'
import { Id, Instant, listOf, PageQuery, text } from '../values.ts'
import { maxImageBytes } from './image-limits.ts'

/** An uploaded picture: read and re-encoded in the background, before anybody sees it. */
export const UploadedImage = z.strictObject({
  id: Id,
  name: z.string(),
  state: z.enum(['processing', 'ready', 'failed']),
  /** Where everybody may read it, on this site; null until it is ready. */
  path: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  created_at: Instant,
})
export type UploadedImage = z.infer<typeof UploadedImage>

export const imageShapes = {
  /** A PNG, JPEG, WebP or GIF (its first frame), as a form. Another answers `unsupported_type`; more than 50 million pixels, or 20,000 on a side, `too_large`. */
  'core.uploadImage': { body: z.strictObject({ file: z.file().max(maxImageBytes) }), returns: UploadedImage },
  /** One's own, newest first; everybody's for moderators. */
  'core.listImages': { query: PageQuery, returns: listOf(UploadedImage) },
  /** The picture itself (`image/webp`). What stands at an address never changes. */
  'core.getImage': {
    params: z.strictObject({ digest: text(43).regex(/^[\w-]{43}$/, 'a digest') }),
    returns: z.string(),
  },
} as const
