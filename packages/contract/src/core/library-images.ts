import { z } from 'zod'
import { Id, IdParams, listOf, PageQuery, text } from '../values.ts'
import { imagePlaces, maxAltLength, maxImagesAtOnce } from './image-limits.ts'
import { UploadedImage } from './images.ts'

/** What who cannot see a picture hears, wherever a place has no words of its own. English that is empty is the Bangla. */
export const ImageAlt = z.strictObject({ bn: text(maxAltLength).trim(), en: text(maxAltLength).trim() })
export type ImageAlt = z.infer<typeof ImageAlt>

/** A picture of the library, which staff choose from. */
export const LibraryImage = UploadedImage.extend({
  alt: ImageAlt,
  /** Bytes of the file as it came, and as people get it; null where nobody has counted them, or not yet. */
  file_bytes: z.int().nullable(),
  bytes: z.int().nullable(),
  /** How many of each kind show it; kinds that do not are left out. */
  shown_by: z.array(z.strictObject({ kind: z.enum(imagePlaces), count: z.int().min(1) })),
  /** Raised with each change of its words: who saves older ones is answered `conflict`. */
  revision: z.int(),
})
export type LibraryImage = z.infer<typeof LibraryImage>

/** One thing that shows a picture. */
export const ImageUse = z.strictObject({
  kind: z.enum(imagePlaces),
  id: Id,
  /** Its first words, without markup. */
  title: z.string(),
  /** Where staff look after it, on this site; null where they do not. */
  href: z.string().nullable(),
})
export type ImageUse = z.infer<typeof ImageUse>

/** SHA-256 of a file's bytes, in base64url. */
const Digest = text(43).regex(/^[\w-]{43}$/, 'a digest')

const Chosen = z.strictObject({ ids: z.array(Id).min(1).max(maxImagesAtOnce) })

export const libraryImageShapes = {
  /** Those that are ready, newest first. `all` and `without_alt` count the whole library. */
  'core.listLibraryImages': {
    query: PageQuery.extend({
      /** Within the file's name or its words. */
      search: text(100).optional(),
      alt: z.enum(['missing', 'given']).optional(),
      use: z.enum(['used', 'unused']).optional(),
    }),
    returns: listOf(LibraryImage).extend({ all: z.int(), without_alt: z.int() }),
  },
  'core.getLibraryImage': {
    params: IdParams,
    returns: z.strictObject({
      image: LibraryImage,
      /** The newest of each kind; `shown_by` counts all. */
      uses: z.array(ImageUse),
    }),
  },
  'core.describeImage': {
    params: IdParams,
    body: z.strictObject({ alt: ImageAlt, revision: z.int() }),
    returns: LibraryImage,
  },
  /** Which of these files the library has already, in whatever state: such a file needs not be sent again. */
  'core.findLibraryImages': {
    body: z.strictObject({ digests: z.array(Digest).min(1).max(maxImagesAtOnce) }),
    returns: z.strictObject({ found: z.array(z.strictObject({ digest: Digest, image: LibraryImage })) }),
  },
  /**
   * Takes pictures out of the library; a day later they are erased. Answers `conflict`, which names a place, where one of
   * them is shown, and changes none then.
   */
  'core.removeImages': { body: Chosen, returns: z.strictObject({ removed: z.int() }) },
  /** Takes that back. */
  'core.restoreImages': { body: Chosen, returns: z.strictObject({ restored: z.int() }) },
} as const
