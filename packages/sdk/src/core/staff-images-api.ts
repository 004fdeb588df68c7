import type { ImageAlt, LibraryImage, ReturnsOf, UploadedImage } from '@prostuti/contract'
import {
  describeImage,
  findLibraryImages,
  getLibraryImage,
  listImages,
  listLibraryImages,
  removeImages,
  restoreImages,
  uploadImage,
} from '@prostuti/contract/core/operations'
import type { Prostuti } from '../client.ts'
import { formOf } from '../http/form-of.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'
import { uploadFetch, uploadLimitMs } from '../http/upload-fetch.ts'
import { randomUuid } from '../random.ts'

/** What narrows the library down. */
interface LibraryFilter extends PageFilter {
  readonly search?: string | undefined
  readonly alt?: 'missing' | 'given' | undefined
  readonly use?: 'used' | 'unused' | undefined
}

interface SendOptions {
  /** The same for every try of one wish: it has its effect once. */
  readonly key: string
  readonly signal?: AbortSignal
  /** How much of it has gone, from 0 to 1. */
  onSent(share: number): void
}

/** The calls about pictures that people upload. */
export interface StaffImagesApi {
  /** Everybody's, newest first. */
  list(page?: PageFilter): Promise<ReturnsOf<'core.listImages'>>
  /** It is ready a little later: `list` shows when. Throws `unsupported_type` and `too_large`. */
  upload(file: File): Promise<UploadedImage>
  /** The same of one among many, which tells how far it is. */
  send(file: File, options: SendOptions): Promise<UploadedImage>
  /** Those that are ready, newest first, with how many have no words. */
  library(filter?: LibraryFilter): Promise<ReturnsOf<'core.listLibraryImages'>>
  /** One with what shows it. */
  get(id: string): Promise<ReturnsOf<'core.getLibraryImage'>>
  /** Throws `conflict` where the words have changed since that revision. */
  describe(id: string, alt: ImageAlt, revision: number): Promise<LibraryImage>
  /** Which files are there already, by the SHA-256 of their bytes in base64url. */
  find(digests: readonly string[]): Promise<ReturnsOf<'core.findLibraryImages'>>
  /** Throws `conflict`, which says where, for one that something shows. */
  remove(ids: readonly string[]): Promise<ReturnsOf<'core.removeImages'>>
  restore(ids: readonly string[]): Promise<ReturnsOf<'core.restoreImages'>>
}

/** The body goes as a form. */
const inForm = {} as { body: never }

/**
 * `StaffImagesApi` of a client.
 *
 * @example const { id } = await staffImagesApiOf(prostuti).upload(file)
 */
export function staffImagesApiOf({ http }: Pick<Prostuti, 'http'>): StaffImagesApi {
  return {
    list: (page = {}) => http.call(listImages, { query: pageQueryOf(page) }, { fresh: true }),
    upload: file => http.call(uploadImage, inForm, { form: formOf(file), idempotencyKey: randomUuid() }),
    send: (file, { key, signal, onSent }) =>
      http.call(uploadImage, inForm, {
        ...{ form: formOf(file), idempotencyKey: key, fetch: uploadFetch(onSent), limitMs: uploadLimitMs },
        ...(signal && { signal }),
      }),
    library: ({ search, alt, use, ...page } = {}) =>
      http.call(listLibraryImages, { query: { search, alt, use, ...pageQueryOf(page) } }, { fresh: true }),
    get: id => http.call(getLibraryImage, { params: { id } }, { fresh: true }),
    describe: (id, alt, revision) => http.call(describeImage, { params: { id }, body: { alt, revision } }),
    find: digests => http.call(findLibraryImages, { body: { digests: [...digests] } }),
    remove: ids => http.call(removeImages, { body: { ids: [...ids] } }),
    restore: ids => http.call(restoreImages, { body: { ids: [...ids] } }),
  }
}
